"use client";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import * as z from "zod/mini";
import { CloseButton } from "@/components/ui/close-button";
import { Field } from "@/components/ui/field";
import { guestEmail } from "@/lib/browser/guest-email";
import { FIRST_ORDER_PERCENT, firstOrderMinimumText } from "@/lib/shop/offers";
import { requiredEmail } from "@/lib/shop/order-fields";

type Props = { onGiven: () => void; onClosed: () => void };

/** Asks a guest for the e-mail address that her free samples are tied to, before she chooses any. */
export function GuestEmailDialog({ onGiven, onClosed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = z.safeParse(requiredEmail, email);
    if (!checked.success) {
      setProblem(checked.error.issues[0]?.message);
      dialog.current?.querySelector("input")?.focus();
      return;
    }
    guestEmail.write(checked.data);
    dialog.current?.close();
    onGiven();
  };
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-pack bg-rice p-6 text-ink"
      onClose={onClosed}
    >
      <h2 id={heading} className="pr-12 text-3xl">
        Free samples for you
      </h2>
      <p className="mt-3">Free samples are for a first try, once per customer. Where may we confirm your order to?</p>
      <form className="mt-5 grid gap-5" noValidate onSubmit={submit}>
        <Field label="Email" error={problem}>
          {(control) => (
            <input
              {...control}
              className="field-input"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <button type="submit" className="button">
          Choose samples
        </button>
      </form>
      <p className="mt-4 text-sm text-tamarind">
        With an account your first order is {FIRST_ORDER_PERCENT}% off. {firstOrderMinimumText}.
      </p>
      <CloseButton className="absolute top-3 right-3" onClick={() => dialog.current?.close()} />
    </dialog>,
    document.body,
  );
}

"use client";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useId, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { AlertBox } from "@/components/ui/alert-box";
import { CloseButton } from "@/components/ui/close-button";
import { saveAddress, useSavedAddress } from "@/lib/browser/use-saved-address";
import { emptyAddress, type SavedAddress, savedAddressSchema } from "@/lib/shop/saved-address";
import { SavedAddressFields } from "./saved-address-fields";

/** The one saved address, to be typed or changed. A native dialog: it holds the focus and gives it back. */
export function AddressModal({ onClose }: { onClose: () => void }) {
  const saved = useSavedAddress();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<SavedAddress, unknown, SavedAddress>({
    resolver: standardSchemaResolver(savedAddressSchema),
    defaultValues: saved ?? emptyAddress,
  });
  useEffect(() => dialog.current?.showModal(), []);

  const submit = form.handleSubmit((address) => {
    setProblem(null);
    try {
      const outcome = saveAddress(address);
      if (outcome.ok) dialog.current?.close();
      else setProblem(outcome.sentence);
    } catch {
      setProblem("An error occurred while saving address.");
    }
  });
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(42rem,calc(100vw-2rem))] rounded-pack bg-rice p-6 text-ink sm:p-8"
    >
      <h2 id={heading} className="pr-12 text-3xl">
        {saved ? "Edit your address" : "Add your address"}
      </h2>
      <form noValidate className="mt-6 grid gap-5" onSubmit={submit}>
        <AlertBox text={problem} />
        <SavedAddressFields form={form} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="button">
            Save Address
          </button>
          <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
        <p className="text-sm text-tamarind">It is kept in this browser, for your account.</p>
      </form>
      <CloseButton className="absolute top-4 right-4" onClick={() => dialog.current?.close()} />
    </dialog>
  );
}

"use client";
import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { callApi } from "#lib/browser/api/api-client.ts";
import type { Result } from "#lib/browser/api/result.ts";
import { useHydrated } from "#lib/browser/storage/store.ts";
import { TextField } from "@/components/ui/field";
import { TitledSection } from "@/components/ui/titled-section";

/** Has the server send the example order's e-mail to the warehouse. */
async function sendTestEmail(token: string): Promise<Result<unknown>> {
  // A header may contain printable ASCII only; any other text can't be the token, and fetch would throw.
  if (!/^[!-~]+$/.test(token)) return { ok: false, code: "unauthorized", message: "Please give the staff token." };
  return callApi("/api/email-test", z.object({}), { body: {}, token, timeout: 120_000 });
}

/** Sends the example order's e-mail to the warehouse, for staff. The token is not stored. */
export function SendTestEmail() {
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<Result<unknown> | null>(null);
  const ready = useHydrated();

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get("token") ?? "").trim();
    setSending(true);
    setResult(await sendTestEmail(token));
    setSending(false);
  }

  return (
    <TitledSection name="send-sample" title="Send it to the warehouse" className="mt-12 max-w-2xl">
      <p className="mt-2">It goes to the warehouse's address and to no other. For staff: it needs their token.</p>
      <form noValidate className="mt-4 grid gap-5" onSubmit={send}>
        <TextField label="Staff token" name="token" type="password" autoComplete="off" required />
        <button type="submit" className="button justify-self-start" disabled={!ready || sending}>
          {sending ? "Sending..." : "Send the sample e-mail"}
        </button>
      </form>
      <div aria-live="polite" className="mt-5">
        {result?.ok && <p className="notice">Sent. The warehouse has it in a moment.</p>}
        {result?.ok === false && <p className="notice notice-error">{result.message}</p>}
      </div>
    </TitledSection>
  );
}

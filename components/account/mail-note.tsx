"use client";
import { useQuery } from "@tanstack/react-query";
import { configQuery } from "#lib/browser/config-query.ts";

/** Says where a shop that is tried out has the e-mails that the emulated sign-in does not send. */
export function MailNote() {
  const { data: config } = useQuery(configQuery);
  if (config?.sign_in.kind !== "emulator") return null;
  return (
    <span className="mt-1 block text-sm">
      This shop is being tried out and sends no such mail: the link is in emulator/emulator.log of its data folder.
    </span>
  );
}

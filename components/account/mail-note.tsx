"use client";
import { useQuery } from "@tanstack/react-query";
import { configQuery } from "#lib/browser/config-query.ts";

/** Where a shop that is being tried out keeps the mails that its stand-in for the sign-in provider doesn't send. */
export function MailNote() {
  const { data: config } = useQuery(configQuery);
  if (config?.sign_in.kind !== "emulator") return null;
  return (
    <span className="mt-1 block text-sm">
      This shop is being tried out and sends no such mail: the link is in emulator/emulator.log of its data folder.
    </span>
  );
}

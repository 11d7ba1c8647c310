import { useQuery } from "@tanstack/react-query";
import { configQuery } from "#lib/browser/api/config-query.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { mailNote } from "#texts/en/mail-note.ts";

/** Where the emulator writes the links of its mails, in the folder of the shop's data. */
const LOG = "emulator/emulator.log";

/** Says where a shop that is tried out has the e-mails that the emulated sign-in does not send. */
export function MailNote() {
  const t = useTexts(mailNote);
  const { data: config } = useQuery(configQuery);
  if (config?.sign_in.kind !== "emulator") return null;
  return <span className="mt-1 block text-sm">{t("text", { file: LOG })}</span>;
}

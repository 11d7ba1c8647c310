import "server-only";
import { globSync, mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "#lib/server/settings/env.ts";
import type { Message } from "#lib/server/store/message.ts";
import { DeliveryError } from "./delivery-error.ts";

/** The folder of the files in place of mails, where no mail server is set. Until the first mail there is none. */
export const mailFolder = () => join(/* turbopackIgnore: true */ env().dataDir, "mail");

/** The names of a mail's file: whole, and while it is written. */
export function mailFiles({ id }: Message): [whole: string, part: string] {
  const file = `${id.replaceAll(":", "-")}.eml`;
  return [file, `${file}.part`];
}

/**
 * One file a message, whole or not there; a message sent again replaces its own. It is as old as its message, so that
 * it is never there when the store has forgotten by which message it is found.
 * @throws DeliveryError
 */
export function writeMailFile(mail: Buffer, message: Message): void {
  const [file, part] = mailFiles(message).map((name) => join(mailFolder(), name)) as [string, string];
  const at = new Date(message.created_at);
  try {
    mkdirSync(mailFolder(), { recursive: true, mode: 0o700 });
    writeFileSync(part, mail, { mode: 0o600 });
    utimesSync(part, at, at);
    renameSync(part, file);
  } catch {
    throw new DeliveryError("The mail folder can't be written.");
  }
}

/** Deletes the files of mails that were made before this moment, in milliseconds since 1970. @returns how many */
export function deleteMailFiles(before: number): number {
  const files = globSync("*.eml", { cwd: mailFolder() }).map((name) => join(mailFolder(), name));
  const old = files.filter((file) => statSync(file).mtimeMs < before);
  for (const file of old) rmSync(file, { force: true });
  return old.length;
}

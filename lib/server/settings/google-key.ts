import "server-only";
import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { EnvError } from "./env-error.ts";

const NAME = "GOOGLE_APPLICATION_CREDENTIALS";
const AGAIN = "Download the service account's key again from the Google Cloud console.";

/**
 * Refuses a key file that Google's client could never sign in with: the client would report, minutes later, that Firestore
 * does not respond.
 * @throws EnvError which says what is wrong with the file, and nothing of its content
 */
export function validateGoogleKey(file: string): void {
  const key = parsed(textOf(file), file);
  // The other kinds (a user's own sign-in, another cloud's) have no key to be checked.
  if (key.type !== "service_account") return;
  if (typeof key.client_email !== "string" || typeof key.private_key !== "string")
    throw new EnvError(`${NAME}: ${file} lacks its client_email or private_key. ${AGAIN}`);
  try {
    createPrivateKey(key.private_key);
  } catch {
    throw new EnvError(`${NAME}: the private_key in ${file} is damaged. ${AGAIN}`);
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(/* turbopackIgnore: true */ file, "utf8");
  } catch (error) {
    throw new EnvError(`${NAME}: ${file} can't be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function parsed(text: string, file: string): Record<string, unknown> {
  try {
    const key: unknown = JSON.parse(text);
    if (typeof key === "object" && key !== null && "type" in key) return key as Record<string, unknown>;
  } catch {
    // Reported below, like JSON that is no key.
  }
  throw new EnvError(`${NAME}: ${file} is not a key of a service account. ${AGAIN}`);
}

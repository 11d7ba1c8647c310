import "server-only";
import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import * as z from "zod";
import { EnvError } from "./env-error.ts";

const FILE = "GOOGLE_APPLICATION_CREDENTIALS";
const VARIABLE = "FIREBASE_SERVICE_ACCOUNT";
const AGAIN = "Download the service account's key again from the Google Cloud console.";

const keySchema = z.object({ client_email: z.string(), private_key: z.string() });
/** What of a service account's key Google's client signs in with. */
type GoogleKey = z.infer<typeof keySchema>;

/**
 * Refuses a key file that Google's client could never sign in with: the client would report, minutes later, that
 * Firestore does not respond.
 * @throws EnvError which says what is wrong with the file, and nothing of its content
 */
export function validateGoogleKey(file: string): void {
  const key = parsed(textOf(file), `${FILE}: ${file}`);
  // The other kinds (a user's own sign-in, another cloud's) have no key to be checked.
  if (key.type === "service_account") checked(key, `${FILE}: ${file}`);
}

/**
 * The key that FIREBASE_SERVICE_ACCOUNT holds as JSON, for hosts where a file can't be placed.
 * @throws EnvError which says nothing of its content
 */
export function readGoogleKey(json: string): GoogleKey {
  return checked(parsed(json, VARIABLE), VARIABLE);
}

/** @param where what the message begins with */
function checked(key: Record<string, unknown>, where: string): GoogleKey {
  const { success, data } = keySchema.safeParse(key);
  if (!success) throw new EnvError(`${where} lacks its client_email or private_key. ${AGAIN}`);
  try {
    createPrivateKey(data.private_key);
  } catch {
    throw new EnvError(`${where}: its private_key is damaged. ${AGAIN}`);
  }
  return { client_email: data.client_email, private_key: data.private_key };
}

function textOf(file: string): string {
  try {
    return readFileSync(/* turbopackIgnore: true */ file, "utf8");
  } catch (error) {
    throw new EnvError(`${FILE}: ${file} can't be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function parsed(text: string, where: string): Record<string, unknown> {
  try {
    const key: unknown = JSON.parse(text);
    if (typeof key === "object" && key !== null && "type" in key) return key as Record<string, unknown>;
  } catch {
    // Reported below, like JSON that is no key.
  }
  throw new EnvError(`${where} is not a key of a service account. ${AGAIN}`);
}

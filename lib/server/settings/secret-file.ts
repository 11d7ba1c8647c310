import "server-only";
import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { processState } from "#lib/shop/storage/process-state.ts";
import { EnvError } from "./env-error.ts";

/** By their files. */
const secrets = processState("secrets", () => new Map<string, string>());

/**
 * Loads a secret from a file that only the shop's user reads, or creates it on the first call. Of two processes that
 * start at once, one creates it.
 * @param dataDir the shop's data folder, absolute
 * @throws EnvError for a file that is there and empty
 */
export function loadOrCreateSecret(dataDir: string, name: "staff-token" | "shop-secret"): string {
  const file = join(dataDir, name);
  const known = secrets().get(file);
  if (known) return known;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret === "")
    throw new EnvError(`${file} is empty. Restore it from a backup, or delete it to have a new one made.`);
  secrets().set(file, secret);
  return secret;
}

/** Writes the whole file under another name and links it, so that no process ever reads or stores half a secret. */
function makeSecret(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
    linkSync(draft, file);
  } catch (error) {
    // Another process was faster: its secret is used.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

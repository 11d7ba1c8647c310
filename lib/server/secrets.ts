import "server-only";
import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EnvError, env } from "./env";

/** The token that staff's calls carry: STAFF_API_TOKEN, or one made on the first start and kept in the data folder. */
export function staffToken(): string {
  return env().staffToken ?? keptSecret("staff-token");
}

/** Signs cookies and keys the offers' claims: SHOP_SECRET, or one made on the first start and kept. */
export function shopSecret(): string {
  return env().shopSecret ?? keptSecret("shop-secret");
}

const kept = new Map<string, string>();

/** A secret in a file that only the shop's user reads. Of two processes that start at once, one makes it. */
function keptSecret(name: string): string {
  const known = kept.get(name);
  if (known) return known;
  const { dataDir } = env();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, name);
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret === "")
    throw new EnvError(`${file} is empty. Restore it from a backup, or delete it to have a new one made.`);
  kept.set(name, secret);
  return secret;
}

/** Written whole under another name and then linked, so that nobody ever reads, or keeps, half a secret. */
function makeSecret(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
    linkSync(draft, file);
  } catch (error) {
    // Another process was faster; its secret is as good.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** HMAC-SHA256 under the shop's secret, in hex: a phone number so keyed can't be found by counting through all. */
export function keyed(text: string): string {
  return createHmac("sha256", shopSecret()).update(text).digest("hex");
}

/** SHA-256 in hex. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

import "server-only";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { env } from "./env.ts";
import type { Person } from "./persons.ts";
import { loadOrCreateSecret } from "./secret-file.ts";

/** The token of staff's calls: STAFF_API_TOKEN, or one that the first start created in the data folder. */
export function staffToken(): string {
  return env().staffToken ?? loadOrCreateSecret(env().dataDir, "staff-token");
}

/** Everybody of staff. The holder of the staff token is 'staff', and an owner unless the shop names persons. */
export function everyPerson(): Person[] {
  const { persons } = env();
  return [{ name: "staff", owner: persons.length === 0, token: staffToken() }, ...persons];
}

/** Signs cookies and keys the redemptions of offers: SHOP_SECRET, or one that the first start created. */
export function shopSecret(): string {
  return env().shopSecret ?? loadOrCreateSecret(env().dataDir, "shop-secret");
}

/** HMAC-SHA256 under the shop's secret, in hex: a phone number so keyed can't be found by counting through all. */
export function keyed(text: string): string {
  return createHmac("sha256", shopSecret()).update(text).digest("hex");
}

/** SHA-256 in hex. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/**
 * Compares two texts in constant time, and by their hashes: their lengths don't leak, and texts of one length may have
 * different numbers of bytes, at which timingSafeEqual fails.
 */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)));
}

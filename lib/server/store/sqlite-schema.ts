import "server-only";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrate, renewMoneyIndex } from "./sqlite-migrations.ts";

/** The longest wait for another server's write, in milliseconds; then the store is unavailable. */
export const BUSY_MS = 5000;

/** The messages that have not reached their recipient; two indexes have exactly this condition, or its opposite. */
export const UNSENT = "state IN ('pending', 'given_up')";

/** The messages that go to a customer; an index has exactly this condition. */
export const TO_CUSTOMER = "kind IN ('customer-email', 'customer-sms')";

/** The tables that a restore replaces as a whole. Hits and probes are forgotten within hours. */
export const replacedTables = ["orders", "order_terms", "claims", "offer_claims", "messages", "bills"] as const;

/** For a file that is made: its free pages can be given back to the disk while it is in use. */
export const SHRINKS = "PRAGMA auto_vacuum = INCREMENTAL;";

/**
 * Opens the order file, or makes it, readable by the shop's user alone. Every commit is on disk before it returns
 * (synchronous = FULL): an order that was answered survives the machine's power cut. What is deleted is overwritten
 * (secure_delete): an erased customer is not in the bytes of the file.
 */
export function openDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  // In a file that has pages it would be written once more.
  const shrinks = db.prepare("PRAGMA page_count").get()?.page_count === 0 ? SHRINKS : "";
  try {
    db.exec(`${shrinks} PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;`);
    migrate(db);
    renewMoneyIndex(db);
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}

import "server-only";
import { OldOrderFile } from "./sqlite-migrations.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

/** SQLite's result codes for mistakes of ours: a broken constraint, a wrong type, misuse, a value out of range. */
const bugs = new Set([19, 20, 21, 25]);

/**
 * Turns the errors of a file that can't be used (busy, full, read-only, damaged, too old) into StoreUnavailable; other
 * errors stay.
 * @throws StoreUnavailable
 */
export function withStoreErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const isOfSqlite = error instanceof Error && "errcode" in error && !bugs.has(Number(error.errcode) & 0xff);
    const isOfDisk = error instanceof Error && "syscall" in error;
    if (isOfSqlite || isOfDisk || error instanceof OldOrderFile)
      throw new StoreUnavailable("the order file can't be used now", { cause: error });
    throw error;
  }
}

import "server-only";
import type { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { withStoreErrors } from "./sqlite-errors.ts";
import { BUSY_MS } from "./sqlite-schema.ts";

/** The interval at which a write checks whether another process has ended its own, in milliseconds. */
const ASK_AGAIN_MS = 10;
/** SQLite's result code for a file that another process is writing to. */
const BUSY = 5;

type Waiting = { work: () => unknown; resolve: (result: unknown) => void; reject: (error: unknown) => void };

/**
 * The writes of one connection, with group commit: each commit waits for the disk, and customers who order at the same
 * moment share that wait. Each write is still a transaction of its own: it sees those before it, and one that fails
 * undoes nothing else. None is confirmed before it is on disk.
 */
export class SqliteWrites {
  readonly #db: DatabaseSync;
  readonly #beforeEach: () => void;
  #waiting: Waiting[] = [];
  #running = false;

  /** @param beforeEach run before every commit's writes; what it throws refuses them all */
  constructor(db: DatabaseSync, beforeEach: () => void) {
    this.#db = db;
    this.#beforeEach = beforeEach;
  }

  /**
   * Runs `work` in a transaction and returns its result once it is on disk. The write lock is taken first, so that what
   * it reads is still valid when it writes.
   * @throws StoreUnavailable; what `work` throws
   */
  write<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as Waiting["resolve"], reject });
      if (!this.#running) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#waiting.length > 0) {
      await nextTurn();
      try {
        const until = performance.now() + BUSY_MS;
        // Waits without blocking this process.
        while (!this.#begins(until)) await pause(ASK_AGAIN_MS);
        this.#commit(this.#waiting.splice(0));
      } catch (error) {
        // The file can't be written to: every waiting write fails.
        for (const { reject } of this.#waiting.splice(0)) reject(error);
      }
    }
    this.#running = false;
  }

  /**
   * Takes the write lock; false while another process has it.
   * @param until by performance.now(): the system clock may be corrected in between
   * @throws StoreUnavailable; when that lasts too long, too
   */
  #begins(until: number): boolean {
    try {
      withStoreErrors(() => {
        this.#beforeEach();
        this.#db.exec("PRAGMA busy_timeout = 0");
        this.#db.exec("BEGIN IMMEDIATE");
      });
      return true;
    } catch (error) {
      if (isBusy(error) && performance.now() < until) return false;
      throw error;
    } finally {
      this.#db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
    }
  }

  #commit(batch: Waiting[]): void {
    try {
      const answers = withStoreErrors(() => {
        const done = batch.map((waiting) => this.#alone(waiting));
        this.#db.exec("COMMIT");
        return done;
      });
      for (const answer of answers) answer();
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec("ROLLBACK");
      for (const { reject } of batch) reject(error);
    }
  }

  /**
   * One write among others. @returns what answers it, once the transaction is on disk @throws what has undone the whole
   * transaction, as a full disk does
   */
  #alone({ work, resolve, reject }: Waiting): () => void {
    this.#db.exec("SAVEPOINT one");
    try {
      const result = withStoreErrors(work);
      this.#db.exec("RELEASE one");
      return () => resolve(result);
    } catch (error) {
      if (!this.#db.isTransaction) throw error;
      this.#db.exec("ROLLBACK TO one; RELEASE one");
      return () => reject(error);
    }
  }
}

function isBusy(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && "errcode" in cause && (Number(cause.errcode) & 0xff) === BUSY;
}

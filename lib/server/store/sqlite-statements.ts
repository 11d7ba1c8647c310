import "server-only";
import type { DatabaseSync, SQLInputValue } from "node:sqlite";

export type SqlRow = Record<string, SQLInputValue>;

/** The statements of one database, each prepared once. */
export class SqliteStatements {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, ReturnType<DatabaseSync["prepare"]>>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** The first row, or undefined. */
  one(sql: string, ...values: SQLInputValue[]): SqlRow | undefined {
    return this.#statement(sql).get(...values) as SqlRow | undefined;
  }

  all(sql: string, ...values: SQLInputValue[]): SqlRow[] {
    return this.#statement(sql).all(...values) as SqlRow[];
  }

  /** Returns how many rows were changed. */
  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#statement(sql).run(...values).changes);
  }

  #statement(sql: string) {
    const statement = this.#prepared.get(sql) ?? this.#db.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}

/** How the parts of the store reach their file. What the file refuses is thrown as StoreUnavailable. */
export type SqliteAccess = {
  rows: SqliteStatements;
  read: <T>(work: () => T) => Promise<T>;
  /** In a transaction; resolves when it is on disk. */
  write: <T>(work: () => T) => Promise<T>;
};

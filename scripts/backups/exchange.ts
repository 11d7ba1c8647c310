import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { inOneWrite } from "#lib/server/store/sqlite-migrations.ts";
import { openDatabase, replacedTables } from "#lib/server/store/sqlite-schema.ts";
import { orderSchema } from "#lib/shop/order/order.ts";
import { searchTerms } from "#lib/shop/order/search-terms.ts";

/** The tables that are filled beside the shop's own, and the shop's own after the exchange, until they are deleted. */
const NEXT = "next_";
const FORMER = "former_";

/** A piece of work that holds the write lock aims at this long, in milliseconds, and the shop has as long after it. */
const PIECE_MS = 100;
const FIRST_PIECE = 200;
const LARGEST_PIECE = 20_000;

/** What is added to the name of an index that a restore has made: two indexes of one name can't be. */
const RESTORED = "_restored_";

/**
 * Exchanges a running shop's rows for a backup's. The write lock is never held for long: the backup's rows are filled
 * into tables of their own piece by piece, and one short transaction gives them the shop's tables' names. A crash
 * before it leaves the former rows, one after it the restored ones; what is left over is cleared up by the next
 * restore.
 * @param source the backup, in today's form
 * @param keepFormer copies the order file, in which the former rows are still there, and returns the copy's path
 */
export async function exchange(file: string, source: string, keepFormer: () => Promise<string>): Promise<void> {
  // In today's form, which the restored tables then have.
  using db = openDatabase(file);
  // An earlier restore was interrupted after its exchange: what it has replaced is copied before anything else.
  if (hasAll(db, FORMER)) giveBackFormer(await keepFormer());
  for (const prefix of [NEXT, FORMER]) await clear(db, prefix);
  db.prepare("ATTACH ? AS backup").run(source);
  const suffix = `${RESTORED}${Date.now()}`;
  inOneWrite(db, () => prepare(db, suffix));
  // Terms are made from their orders: rows without a rowid can't be copied piece by piece.
  for (const table of replacedTables) if (table !== "order_terms") await fill(db, table, `${NEXT}${table}`);
  // Added to those that are there: each is what its name says, and a fact that names one may be newer than the backup.
  await fill(db, "photos", "photos");
  inOneWrite(db, () => swap(db));
  db.exec("DETACH backup");
  giveBackFormer(await keepFormer());
  await clear(db, FORMER);
  await shrink(db);
}

/** Makes empty tables of the same form as the shop's own, with their indexes. */
function prepare(db: DatabaseSync, suffix: string): void {
  const made = db.prepare(
    "SELECT type, name, sql FROM main.sqlite_schema WHERE tbl_name = ? AND sql IS NOT NULL ORDER BY type DESC",
  );
  for (const table of replacedTables)
    for (const { type, name, sql } of made.all(table)) {
      const form = String(sql).slice(String(sql).indexOf("("));
      const [index] = String(name).split(RESTORED);
      db.exec(`CREATE ${type === "table" ? "TABLE" : `INDEX ${index}${suffix} ON`} ${NEXT}${table} ${form}`);
    }
}

function swap(db: DatabaseSync): void {
  for (const table of replacedTables) {
    db.exec(`ALTER TABLE main.${table} RENAME TO ${FORMER}${table}`);
    db.exec(`ALTER TABLE main.${NEXT}${table} RENAME TO ${table}`);
  }
}

/** Copies a table of the backup, piece by piece in the order of its rows. */
async function fill(db: DatabaseSync, table: string, into: string): Promise<void> {
  const columns = columnsOf(db, "main", into).filter((name) => columnsOf(db, "backup", table).includes(name));
  const last = db.prepare(
    `SELECT max(rowid) AS last FROM (SELECT rowid FROM backup.${table} WHERE rowid > ? ORDER BY rowid LIMIT ?)`,
  );
  const list = columns.join(", ");
  const copy = db.prepare(
    `INSERT ${into === table ? "OR IGNORE " : ""}INTO main.${into} (${list}) SELECT ${list} FROM backup.${table} WHERE rowid > ? AND rowid <= ?`,
  );
  let from = -1;
  await inPieces((size) => {
    const to = last.get(from, size)?.last as number | null | undefined;
    if (to == null) return false;
    inOneWrite(db, () => {
      copy.run(from, to);
      if (table === "orders") addTerms(db, from, to);
    });
    from = to;
    return true;
  });
}

function addTerms(db: DatabaseSync, from: number, to: number): void {
  const insert = db.prepare(`INSERT INTO main.${NEXT}order_terms VALUES (?, ?, ?) ON CONFLICT DO NOTHING`);
  const named = db.prepare("SELECT body FROM backup.orders WHERE rowid > ? AND rowid <= ?");
  for (const { body } of named.iterate(from, to)) {
    const order = orderSchema.parse(JSON.parse(String(body)));
    for (const term of searchTerms(order)) insert.run(term, order.created_at, order.order_id);
  }
}

/** In the copy of the order file the former rows are the orders again. */
function giveBackFormer(copy: string): void {
  using db = new DatabaseSync(copy);
  inOneWrite(db, () => {
    for (const table of replacedTables) {
      db.exec(`DROP TABLE ${table}`);
      db.exec(`ALTER TABLE ${FORMER}${table} RENAME TO ${table}`);
    }
  });
  db.exec("PRAGMA incremental_vacuum");
}

/**
 * Deletes the tables of this prefix, piece by piece: dropped at once, large ones would hold the write lock for seconds.
 */
async function clear(db: DatabaseSync, prefix: string): Promise<void> {
  for (const table of replacedTables) {
    const name = `${prefix}${table}`;
    if (columnsOf(db, "main", name).length === 0) continue;
    // Without its indexes a row is deleted from one place alone.
    const own = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL");
    for (const index of own.all(name).map((row) => String(row.name))) {
      inOneWrite(db, () => db.exec(`DROP INDEX ${index}`));
      await pause(PIECE_MS);
    }
    const key = table === "order_terms" ? "(term, created_at, order_id)" : "rowid";
    const columns = table === "order_terms" ? "term, created_at, order_id" : "rowid";
    const drop = db.prepare(`DELETE FROM ${name} WHERE ${key} IN (SELECT ${columns} FROM ${name} LIMIT ?)`);
    await inPieces((size) => inOneWrite(db, () => Number(drop.run(size).changes)) > 0);
    inOneWrite(db, () => db.exec(`DROP TABLE ${name}`));
  }
}

/**
 * Gives the disk back what the former rows have filled: else each restore doubles the file, and every later copy of it.
 */
async function shrink(db: DatabaseSync): Promise<void> {
  const free = () => Number(db.prepare("PRAGMA freelist_count").get()?.freelist_count);
  await inPieces((size) => {
    const before = free();
    db.exec(`PRAGMA incremental_vacuum(${size})`);
    return free() < before;
  });
  db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
}

/** Works piece by piece until there is nothing left, in pieces as large as fit into their time. */
async function inPieces(work: (size: number) => boolean): Promise<void> {
  let size = FIRST_PIECE;
  for (;;) {
    const began = performance.now();
    if (!work(size)) return;
    const took = performance.now() - began;
    size = Math.round(Math.min(LARGEST_PIECE, Math.max(1, (size * PIECE_MS) / Math.max(took, 1))));
    await pause(Math.min(took, PIECE_MS));
  }
}

const hasAll = (db: DatabaseSync, prefix: string) =>
  replacedTables.every((table) => columnsOf(db, "main", `${prefix}${table}`).length > 0);

/** None when the file has no such table. */
function columnsOf(db: DatabaseSync, file: "main" | "backup", table: string): string[] {
  return db
    .prepare("SELECT name FROM pragma_table_info(?, ?)")
    .all(table, file)
    .map(({ name }) => String(name));
}

import "server-only";
import type { Pause } from "#lib/shop/shop-state/shop-state.ts";
import { parseShopState } from "./parse-shop-state.ts";
import { parseRecipients, type Recipients } from "./recipients.ts";
import type { SqliteStatements } from "./sqlite-statements.ts";

const SOLD_OUT = "sold_out:";

/** The shop's state in one read. */
export function readShopState(db: SqliteStatements) {
  const rows = db.all("SELECT key, value FROM shop_state");
  const values = new Map(rows.map(({ key, value }) => [String(key), value]));
  const slugs = [...values.keys()].filter((key) => key.startsWith(SOLD_OUT)).map((key) => key.slice(SOLD_OUT.length));
  return parseShopState(values.get("orders_paused"), values.get("reopens_on"), slugs);
}

/** Writes a pause, or its end; inside a transaction. */
export function writePause(db: SqliteStatements, { orders_paused, reopens_on }: Pause): void {
  write(db, "orders_paused", orders_paused);
  write(db, "reopens_on", reopens_on);
}

/** Writes that a product is sold out, or to be had again. */
export function writeSoldOut(db: SqliteStatements, slug: string, soldOut: boolean): void {
  write(db, SOLD_OUT + slug, soldOut ? "yes" : null);
}

const ORDER_LINKS = "order_links_from";
const OFF = "off";

/** Since when one-tap links are valid; null while they are off. */
export function readOrderLinksFrom(db: SqliteStatements): number | null {
  const stored = db.one("SELECT value FROM shop_state WHERE key = ?", ORDER_LINKS)?.value;
  return stored === OFF ? null : Number(stored ?? 0);
}

/** Writes it; inside a transaction. */
export function writeOrderLinksFrom(db: SqliteStatements, from: number | null): void {
  write(db, ORDER_LINKS, from === null ? OFF : String(from));
}

const RECIPIENTS = "recipients";

/** Who is told of orders, or null. */
export function readRecipients(db: SqliteStatements): Recipients | null {
  const stored = db.one("SELECT value FROM shop_state WHERE key = ?", RECIPIENTS)?.value;
  return stored === undefined ? null : parseRecipients(JSON.parse(String(stored)));
}

/** Writes them; inside a transaction. */
export function writeRecipients(db: SqliteStatements, recipients: Recipients): void {
  write(db, RECIPIENTS, JSON.stringify(recipients));
}

/** @param value null removes the row */
function write(db: SqliteStatements, key: string, value: string | null): void {
  if (value === null) db.run("DELETE FROM shop_state WHERE key = ?", key);
  else db.run("INSERT OR REPLACE INTO shop_state (key, value) VALUES (?, ?)", key, value);
}

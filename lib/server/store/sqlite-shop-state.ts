import "server-only";
import type { FactChange } from "#lib/shop/shop-state/changed-facts.ts";
import { parseShopState } from "./parse-shop-state.ts";
import type { SqliteAccess } from "./sqlite-statements.ts";
import type { ShopStateStore } from "./store.ts";

const SOLD_OUT = "sold_out:";
const ORDER_LINKS = "order_links_from";
const OFF = "off";
const FACTS = "facts";

/** What staff switch without a build, in an order file. */
export function shopStateStore({ rows, read, write }: SqliteAccess): ShopStateStore {
  const textOf = (key: string) => rows.one("SELECT value FROM shop_state WHERE key = ?", key)?.value;
  /** @param value null removes the row */
  const set = (key: string, value: string | null) => {
    if (value === null) rows.run("DELETE FROM shop_state WHERE key = ?", key);
    else rows.run("INSERT OR REPLACE INTO shop_state (key, value) VALUES (?, ?)", key, value);
  };
  return {
    shopState: () =>
      read(() => {
        const all = rows.all("SELECT key, value FROM shop_state");
        const values = new Map(all.map(({ key, value }) => [String(key), value]));
        const soldOut = [...values.keys()].filter((key) => key.startsWith(SOLD_OUT));
        const slugs = soldOut.map((key) => key.slice(SOLD_OUT.length));
        return parseShopState(values.get("orders_paused"), values.get("reopens_on"), slugs, values.get(FACTS));
      }),
    setPause: ({ orders_paused, reopens_on }) =>
      write(() => {
        set("orders_paused", orders_paused);
        set("reopens_on", reopens_on);
      }),
    setSoldOut: (slug, soldOut) => write(() => set(SOLD_OUT + slug, soldOut ? "yes" : null)),
    changeFacts: (facts, change) =>
      write(() => {
        const added = rows.run("INSERT OR IGNORE INTO shop_changes VALUES (?, ?)", change.n, JSON.stringify(change));
        if (added > 0) set(FACTS, JSON.stringify(facts));
        return added > 0;
      }),
    factChanges: (limit, before = Number.MAX_SAFE_INTEGER) =>
      read(() =>
        rows
          .all("SELECT body FROM shop_changes WHERE n < ? ORDER BY n DESC LIMIT ?", before, limit)
          .map(({ body }) => JSON.parse(String(body)) as FactChange),
      ),
    orderLinksFrom: () =>
      read(() => {
        const stored = textOf(ORDER_LINKS);
        return stored === OFF ? null : Number(stored ?? 0);
      }),
    setOrderLinksFrom: (from) => write(() => set(ORDER_LINKS, from === null ? OFF : String(from))),
  };
}

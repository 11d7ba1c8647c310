import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { OrderStore } from "@/lib/server/orders/order-store";
import { SqliteStore } from "@/lib/server/orders/sqlite-store";
import { newDataDir } from "./shop";

/** Makes an empty store and returns how a server connects to it: each call is one more server. */
type Connector = () => () => OrderStore;

/** A connection to an order file, closed when the test ends. */
export function openSqlite(file: string): SqliteStore {
  const store = new SqliteStore(file);
  onTestFinished(() => store.close());
  return store;
}

const sqlite: Connector = () => {
  const file = join(newDataDir(), "orders.sqlite");
  return () => openSqlite(file);
};

/** Every store that the contract's tests run on. */
export const stores: [name: string, connector: Connector][] = [["SQLite", sqlite]];

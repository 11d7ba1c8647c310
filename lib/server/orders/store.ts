import "server-only";
import { join } from "node:path";
import { env } from "#lib/server/env.ts";
import { perProcess } from "#lib/server/per-process.ts";
import { connectFirestore } from "./firestore-connection.ts";
import { FirestoreStore } from "./firestore-store.ts";
import type { OrderStore } from "./order-store.ts";
import { SqliteStore } from "./sqlite-store.ts";

/** The shop's order store, opened on first use. @throws StoreUnavailable when it can't be opened */
export function orderStore(): OrderStore {
  return perProcess("order-store", newStore);
}

function newStore(): OrderStore {
  const { orderStore, dataDir } = env();
  if (orderStore.kind === "sqlite") return new SqliteStore(join(dataDir, "orders.sqlite"));
  return new FirestoreStore(() => connectFirestore(orderStore.projectId));
}

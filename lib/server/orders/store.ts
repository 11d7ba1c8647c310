import "server-only";
import { join } from "node:path";
import { env } from "@/lib/server/env";
import { perProcess } from "@/lib/server/per-process";
import { connectFirestore } from "./firestore-connection";
import { FirestoreStore } from "./firestore-store";
import type { OrderStore } from "./order-store";
import { SqliteStore } from "./sqlite-store";

/** The shop's order store, opened on first use. @throws StoreUnavailable when it can't be opened */
export function orderStore(): OrderStore {
  return perProcess("order-store", newStore);
}

function newStore(): OrderStore {
  const { orderStore, dataDir } = env();
  if (orderStore.kind === "sqlite") return new SqliteStore(join(dataDir, "orders.sqlite"));
  return new FirestoreStore(() => connectFirestore(orderStore.projectId));
}

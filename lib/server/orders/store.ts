import "server-only";
import { join } from "node:path";
import { env } from "@/lib/server/env";
import { connectFirestore } from "./firestore-connection";
import { FirestoreStore } from "./firestore-store";
import type { OrderStore } from "./order-store";
import { SqliteStore } from "./sqlite-store";

/** One store a process: the server's bundles and hot reloads each load this module anew, and must share the file. */
const holder = globalThis as typeof globalThis & { anjaraiOrderStore?: OrderStore };

/** The shop's order store, opened on first use. @throws StoreUnavailable when it can't be opened */
export function orderStore(): OrderStore {
  holder.anjaraiOrderStore ??= newStore();
  return holder.anjaraiOrderStore;
}

function newStore(): OrderStore {
  const { orderStore, dataDir } = env();
  if (orderStore.kind === "sqlite") return new SqliteStore(join(dataDir, "orders.sqlite"));
  return new FirestoreStore(() => connectFirestore(orderStore.projectId));
}

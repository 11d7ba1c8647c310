import "server-only";
import { join } from "node:path";
import { env } from "#lib/server/settings/env.ts";
import { processState } from "#lib/shop/storage/process-state.ts";
import { connectFirestore } from "./firestore-connection.ts";
import { openFirestoreStore } from "./firestore-store.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import type { Store } from "./store.ts";

/** The shop's order store, opened on first use. @throws StoreUnavailable when it can't be opened */
export const openStore = processState("store", newStore);

function newStore(): Store {
  const { store, dataDir } = env();
  if (store.kind === "sqlite") return openSqliteStore(join(dataDir, "orders.sqlite"));
  return openFirestoreStore(() => connectFirestore(store));
}

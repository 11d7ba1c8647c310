import { statSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "#lib/server/settings/env.ts";
import { type Finding, missing, ready } from "#lib/server/settings/finding.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { isStoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { backupsIn } from "../backups/rotation.ts";

const DAY_MS = 86_400_000;

/** Whether orders can be read in every way the shop reads them, and when they were last copied. */
export async function examineStore(env: Env): Promise<Finding[]> {
  return env.store.kind === "firestore" ? [await queries()] : [await queries(), backup(env.dataDir)];
}

/** Each of these needs an index of its own in Firestore. */
async function queries(): Promise<Finding> {
  const store = openStore();
  const since = new Date(0).toISOString();
  const filters = [{}, { userId: "-" }, { phone: "-" }, { state: "-" }, { statuses: ["-"] }, { terms: ["-"] }];
  try {
    for (const filter of filters) await store.list({ limit: 1, since, ...filter });
    for (const state of ["pending", "given_up"] as const) await store.unsentMessages({ state, limit: 1 });
    await store.dueMessages(0, 1);
    await store.messagesToCheck(0, 1);
    await store.messagesToCustomer("-", 0, 1);
    await store.countUnsent("pending");
    await store.oldestWaiting(["-"]);
    await store.countSent(["-"], 0);
    await store.countHits("-", 0, 1);
    return ready("Orders can be read in every way");
  } catch (error) {
    if (!isStoreUnavailable(error)) throw error;
    return missing(
      "Orders can't be read",
      "With Firestore: npx firebase-tools@15 deploy --only firestore, then wait until the indexes are built.",
    );
  }
}

function backup(dataDir: string): Finding {
  const folder = join(dataDir, "backups");
  const cure = "npm run backup makes one; docs/going-live.md, 'Backups', has a timer for it.";
  const made = backupsIn(dataDir)
    .map((name) => statSync(join(folder, name, "orders.sqlite")).mtimeMs)
    .sort((a, b) => b - a);
  const age = Date.now() - (made[0] ?? 0);
  if (!made[0]) return missing(`There is no backup in ${folder}`, cure);
  return age > DAY_MS
    ? missing(`The newest backup is ${Math.floor(age / DAY_MS)} days old`, cure)
    : ready("The newest backup is younger than a day");
}

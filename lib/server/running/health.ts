import "server-only";
import { statfs } from "node:fs/promises";
import { errorFacts, log } from "#lib/server/log/log.ts";
import { carriers } from "#lib/server/outbox/channels/registry.ts";
import { cachedFor } from "#lib/server/process/cached-for.ts";
import { env } from "#lib/server/settings/env.ts";
import { openStore } from "#lib/server/store/open-store.ts";

/** The probe writes to the disk, or to Firestore, which bills it: its result is cached this long, in milliseconds. */
const CACHED_MS = 5_000;
/**
 * With less free space than this, in bytes, on the data folder's disk the shop is degraded: orders fail when it is
 * full.
 */
const NEARLY_FULL = 200 * 1000 * 1000;

/** `savesOrders`: could an order be saved now? `disk` is 'unknown' until the data folder exists. */
type Probe = { savesOrders: boolean; disk: "ok" | "nearly full" | "unknown" };

/** Returns what the last probe found, or probes the order store and the disk, once for all who ask at the same time. */
export const probe = cachedFor("health", CACHED_MS, async (): Promise<Probe> => {
  const [savesOrders, disk] = await Promise.all([storeAnswers(), diskState()]);
  return { savesOrders, disk };
});

async function storeAnswers(): Promise<boolean> {
  try {
    await openStore().probe();
    return true;
  } catch (error) {
    log.error({ outcome: "order_store_unavailable", ...errorFacts(error) });
    return false;
  }
}

async function diskState(): Promise<Probe["disk"]> {
  try {
    const { bavail, bsize } = await statfs(/* turbopackIgnore: true */ env().dataDir);
    return bavail * bsize < NEARLY_FULL ? "nearly full" : "ok";
  } catch {
    return "unknown";
  }
}

/** What the shop is made of at the moment, in words; nothing secret. */
export function parts({ disk }: Probe) {
  const { store, signIn } = env();
  return {
    order_store: store.kind,
    disk,
    ...Object.fromEntries(carriers().map(({ part, state }) => [part, state()])),
    sign_in: { firebase: "firebase", emulator: "auth emulator", none: "not configured" }[signIn.kind],
  };
}

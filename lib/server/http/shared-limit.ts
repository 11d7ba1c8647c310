import "server-only";
import { errorFacts, log } from "#lib/server/log/log.ts";
import { env } from "#lib/server/settings/env.ts";
import { keyed } from "#lib/server/settings/secrets.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { Hit } from "#lib/server/store/store.ts";
import { isStoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { limits } from "./limits.ts";
import { refuseUntil } from "./rate-limit.ts";

/** What all servers count together in the store. */
type Act = "order" | "guess" | "mail";

/** A hit to save. The store gets a keyed hash: it names neither an address, a phone number nor a domain. */
function hitOf(act: Act, who: string, now = Date.now()): Hit {
  return { key: keyed(`${act} ${who}`), at: now, expire_at: now + limits[act].windowMs };
}

/** Counts what has happened. A hit that can't be saved is only logged: a mail that left must not be sent again. */
export async function countHit(act: Act, who: string): Promise<void> {
  try {
    await openStore().saveHit(hitOf(act, who));
  } catch (error) {
    log.error({ outcome: `${act}_not_counted`, ...errorFacts(error) });
  }
}

/**
 * Orders count in each minute of the clock, so that their refusal can say when it ends. The others count backwards:
 * else twice as many would pass around the turn of an hour.
 */
const startOf = (act: Act, at: number): number =>
  at - (act === "order" ? at % limits.order.windowMs : limits[act].windowMs);

/** True when the store has all hits of this window that may be. @throws StoreUnavailable */
export async function isUsedUp(act: Act, who: string): Promise<boolean> {
  const { key, at } = hitOf(act, who);
  return (await openStore().countHits(key, startOf(act, at), at)) >= limits[act].most;
}

/**
 * A count that fails refuses no order: this server's own limit still holds.
 * @throws ApiError rate_limited when all servers together have accepted as many orders from this address as may be
 */
export async function refuseManyOrders(address: string): Promise<void> {
  if (!env().rateLimit || !(await isUsedUp("order", address).catch(notCounted))) return;
  const { windowMs } = limits.order;
  refuseUntil(windowMs - (Date.now() % windowMs));
}

function notCounted(error: unknown): false {
  if (!isStoreUnavailable(error)) throw error;
  log.error({ outcome: "orders_not_counted", ...errorFacts(error) });
  return false;
}

/** The hit that is saved with an order, or nothing where limits are off. */
export function hitOfOrder(address: string, now: number): Hit | undefined {
  return env().rateLimit ? hitOf("order", address, now) : undefined;
}

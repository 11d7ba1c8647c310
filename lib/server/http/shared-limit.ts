import "server-only";
import { env } from "#lib/server/env.ts";
import { errorFacts, log } from "#lib/server/log.ts";
import { keyed } from "#lib/server/secrets.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { Hit } from "#lib/server/store/store.ts";
import { isStoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { ApiError } from "./route.ts";

const MINUTE = 60_000;

/** What all servers count together in the store, within a time (`windowMs`, in milliseconds). */
const limits = {
  /** Orders that were accepted from one address. */
  order: { most: 30, windowMs: MINUTE },
  /** Wrong phone numbers for an order, wrong last characters for a phone number. */
  guess: { most: 5, windowMs: 60 * MINUTE },
  /** Mails to customers at one domain that is no large provider's. */
  mail: { most: 20, windowMs: 60 * MINUTE },
};
type Act = keyof typeof limits;

/** A hit to save. The store gets a keyed hash: it names neither an address, a phone number nor a domain. */
export function hitOf(act: Act, who: string, now = Date.now()): Hit {
  return { key: keyed(`${act} ${who}`), at: now, expire_at: now + limits[act].windowMs };
}

/**
 * Orders count in each minute of the clock, so that their refusal can say when it ends. The others count backwards: else twice as
 * many would pass around the turn of an hour.
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
  const seconds = Math.ceil((windowMs - (Date.now() % windowMs)) / 1000);
  throw new ApiError("rate_limited", { headers: { "Retry-After": String(seconds) } });
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

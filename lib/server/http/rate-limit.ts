import "server-only";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { env } from "#lib/server/settings/env.ts";
import { processState } from "#lib/shop/storage/process-state.ts";
import { type LimitName, limits } from "./limits.ts";
import { ApiError } from "./route.ts";
import { senderOf } from "./sender.ts";

/** An IPv6 network of /48, with its 65,536 networks of /64, may do this many times as much as one of these. */
const NETWORK_FACTOR = 10;

function counter(name: LimitName, factor = 1): RateLimiterMemory {
  const { most, windowMs } = limits[name];
  const create = () => new RateLimiterMemory({ points: most * factor, duration: windowMs / 1000 });
  return processState(`limit ${name} x ${factor}`, create)();
}

/** Consumes one of a limit in this process. @returns null, or the milliseconds to wait when none is left */
export function consume(name: LimitName, who: string, factor = 1): Promise<number | null> {
  return counter(name, factor)
    .consume(who)
    .then(
      () => null,
      ({ msBeforeNext }: RateLimiterRes) => msBeforeNext,
    );
}

/** Gives one back to a limit in this process. */
export const refund = (name: LimitName, who: string): Promise<unknown> => counter(name).reward(who);

/**
 * Consumes one of the sender's limit in this process.
 * @throws ApiError rate_limited, with the seconds to wait
 */
export async function limit(name: LimitName, request: Pick<Request, "headers">): Promise<void> {
  if (!env().rateLimit) return;
  const { address, network } = senderOf(request);
  refuseUntil(await consume(name, address));
  if (network !== null) refuseUntil(await consume(name, network, NETWORK_FACTOR));
}

/** @param milliseconds to wait; null: nothing is refused. @throws ApiError rate_limited */
export function refuseUntil(milliseconds: number | null): void {
  if (milliseconds === null) return;
  throw new ApiError("rate_limited", { headers: { "Retry-After": String(Math.ceil(milliseconds / 1000)) } });
}

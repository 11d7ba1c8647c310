import "server-only";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { env } from "#lib/server/env.ts";
import { processState } from "#lib/server/process-state.ts";
import { ApiError } from "./route.ts";
import { senderOf } from "./sender.ts";

/** The rate limits per address and minute, for what costs money or could be guessed. */
const A_MINUTE = {
  /** Generous: Indian mobile carriers put many customers behind one address. */
  place: 30,
  /** Orders that staff take at the desk, all of them from one address. */
  desk: 120,
  claim: 30,
  status: 30,
  staffFailure: 20,
  /** A search is made for each who asks: no cache has all that a stranger can type. */
  search: 120,
};
type Act = keyof typeof A_MINUTE;

/** An IPv6 network of /48, with its 65,536 networks of /64, may do this many times as much as one of these. */
const NETWORK_FACTOR = 10;

const perMinute = (act: Act, factor = 1) =>
  processState(
    `limit ${act} x ${factor}`,
    () => new RateLimiterMemory({ points: A_MINUTE[act] * factor, duration: 60 }),
  )();

/**
 * Consumes one point of the sender's rate limit.
 * @throws ApiError rate_limited, with the seconds to wait
 */
export async function limit(act: Act, request: Pick<Request, "headers">): Promise<void> {
  if (!env().rateLimit) return;
  const { address, network } = senderOf(request);
  try {
    await perMinute(act).consume(address);
    if (network !== null) await perMinute(act, NETWORK_FACTOR).consume(network);
  } catch (refused) {
    const { msBeforeNext } = refused as RateLimiterRes;
    throw new ApiError("rate_limited", { headers: { "Retry-After": String(Math.ceil(msBeforeNext / 1000)) } });
  }
}

import "server-only";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { env } from "#lib/server/env.ts";
import { ApiError } from "#lib/server/http.ts";
import { perProcess } from "#lib/server/per-process.ts";
import { senderOf } from "./sender.ts";

/** How often one address may do what costs something or could be guessed, in a minute. */
const A_MINUTE = {
  /** Generous: Indian mobile carriers put many customers behind one address. */
  place: 30,
  claim: 30,
  status: 30,
  staffFailure: 20,
};
type Act = keyof typeof A_MINUTE;

/** An IPv6 network of /48, with its 65,536 networks of /64, may do this many times as much as one of these. */
const NETWORK_FACTOR = 10;

/** Wrong phone numbers per order, wrong last characters per phone: after five in an hour even the right one is refused. */
const wrongPhones = () => perProcess("wrong phones", () => new RateLimiterMemory({ points: 5, duration: 3600 }));

const perMinute = (act: Act, factor = 1) =>
  perProcess(`limit ${act} x ${factor}`, () => new RateLimiterMemory({ points: A_MINUTE[act] * factor, duration: 60 }));

/**
 * Counts one act of a request's sender.
 * @throws ApiError rate_limited, with the seconds to wait
 */
export async function limit(act: Act, request: Request): Promise<void> {
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

/** Takes one of five guesses at an order or a phone; false when none is left. Taken first, so that a burst gets no more. */
export function consumeGuess(guessed: string): Promise<boolean> {
  return wrongPhones()
    .consume(guessed)
    .then(
      () => true,
      () => false,
    );
}

/** The guess was right and costs nothing. */
export async function refundGuess(guessed: string): Promise<void> {
  await wrongPhones().reward(guessed);
}

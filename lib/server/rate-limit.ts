import "server-only";
import { isIPv6 } from "node:net";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { env } from "./env";
import { ApiError } from "./http";

/** How often one address may do what costs something or could be guessed. `points` per `duration` seconds. */
const limits = {
  /** Generous: Indian mobile carriers put many customers behind one address. */
  place: new RateLimiterMemory({ points: 30, duration: 60 }),
  claim: new RateLimiterMemory({ points: 30, duration: 60 }),
  status: new RateLimiterMemory({ points: 30, duration: 60 }),
  staffFailure: new RateLimiterMemory({ points: 20, duration: 60 }),
};

/** Wrong phone numbers per order: after five in an hour, even the right one is answered as if it were wrong. */
const wrongPhones = new RateLimiterMemory({ points: 5, duration: 3600 });

/**
 * Counts one act of a request's sender.
 * @throws ApiError rate_limited, with the seconds to wait
 */
export async function limit(act: keyof typeof limits, request: Request): Promise<void> {
  if (!env().rateLimit) return;
  await limits[act].consume(senderOf(request)).catch(({ msBeforeNext }: { msBeforeNext: number }) => {
    throw new ApiError("rate_limited", { headers: { "Retry-After": String(Math.ceil(msBeforeNext / 1000)) } });
  });
}

/** Takes one of an order's five guesses; false when none is left. Taken before looking, so that a burst gets no more. */
export function takeGuess(orderId: string): Promise<boolean> {
  return wrongPhones.consume(orderId).then(
    () => true,
    () => false,
  );
}

/** The guess was right and costs nothing. */
export async function giveGuessBack(orderId: string): Promise<void> {
  await wrongPhones.reward(orderId);
}

/**
 * The address a request came from. Next puts the socket's own into X-Forwarded-For when the client sent none; with
 * TRUST_PROXY proxies in front, theirs are the last entries. IPv6 counts by /64: one home has a whole one.
 */
function senderOf(request: Request): string {
  const chain = (request.headers.get("x-forwarded-for") ?? "unknown").split(",").map((part) => part.trim());
  const address = chain.at(-Math.max(1, env().trustProxy)) ?? chain[0] ?? "unknown";
  return isIPv6(address) && !address.toLowerCase().startsWith("::ffff:") ? networkOf(address) : address;
}

/** The first four groups of an IPv6 address, whichever way it is abbreviated. */
function networkOf(address: string): string {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}

import "server-only";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { env } from "./env";
import { ApiError } from "./http";

/** How often one address may do what costs something or could be guessed. `points` per `duration` seconds. */
const limits = {
  /** Generous: Indian mobile carriers put many customers behind one address. */
  place: new RateLimiterMemory({ points: 30, duration: 60 }),
  status: new RateLimiterMemory({ points: 30, duration: 60 }),
  staffFailure: new RateLimiterMemory({ points: 20, duration: 60 }),
};

/** Wrong phone numbers per order id: after five in an hour, even the right one is answered as if it were wrong. */
const wrongPhones = new RateLimiterMemory({ points: 5, duration: 3600 });

/**
 * Counts one act of a request's sender.
 * @throws ApiError rate_limited, with the seconds to wait
 */
export async function limit(act: keyof typeof limits, request: Request): Promise<void> {
  if (!env().rateLimit) return;
  try {
    await limits[act].consume(senderOf(request));
  } catch (over) {
    const wait = Math.ceil((over as { msBeforeNext: number }).msBeforeNext / 1000);
    throw new ApiError("rate_limited", { headers: { "Retry-After": String(wait) } });
  }
}

/** Have five wrong phone numbers been tried for this order id within the hour? */
export async function isGuessedOut(orderId: string): Promise<boolean> {
  const tried = await wrongPhones.get(orderId);
  return tried !== null && tried.consumedPoints >= 5;
}

/** Counts a wrong phone number for an order id. */
export async function countWrongPhone(orderId: string): Promise<void> {
  await wrongPhones.penalty(orderId);
}

/**
 * The address a request came from. Next puts the socket's own into X-Forwarded-For when the client sent none; with
 * TRUST_PROXY proxies in front, theirs are the last entries. IPv6 counts by /64: one home has a whole one.
 */
function senderOf(request: Request): string {
  const chain = (request.headers.get("x-forwarded-for") ?? "unknown").split(",").map((part) => part.trim());
  const address = chain.at(-Math.max(1, env().trustProxy)) ?? chain[0] ?? "unknown";
  return address.includes(":") && !address.startsWith("::ffff:") ? address.split(":").slice(0, 4).join(":") : address;
}

import "server-only";
import { timingSafeEqual } from "node:crypto";
import { ApiError } from "./http";
import { limit } from "./rate-limit";
import { sha256, staffToken } from "./secrets";

function bearer(request: Request): string | null {
  return /^Bearer ([^\s]+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/**
 * Whose token a request carries: the staff's, or none at all. The staff's is compared in constant time, by its hash so
 * that its length tells nothing. Wrong ones are counted: the sender is told to wait, while the right token passes, for
 * staff may share an address with whoever guesses.
 * @throws ApiError unauthorized; rate_limited
 */
async function tokenOf(request: Request): Promise<"staff" | "none"> {
  if (request.headers.get("authorization") === null) return "none";
  const token = bearer(request);
  if (token !== null && timingSafeEqual(Buffer.from(sha256(token)), Buffer.from(sha256(staffToken())))) return "staff";
  await limit("staffFailure", request);
  throw new ApiError("unauthorized");
}

/**
 * Lets staff pass and nobody else.
 * @throws ApiError unauthorized; rate_limited after too many wrong tokens from one address
 */
export async function requireStaff(request: Request): Promise<void> {
  if ((await tokenOf(request)) !== "staff") throw new ApiError("unauthorized");
}

export type User = { uid: string };

/**
 * The signed-in user that a request speaks for, or null for a guest. Staff who place an order for a caller do it as a
 * guest's. A token that is neither is refused: an order must not turn into a guest's because a sign-in ran out.
 * @throws ApiError unauthorized; rate_limited
 */
export async function optionalUser(request: Request): Promise<User | null> {
  await tokenOf(request);
  return null;
}

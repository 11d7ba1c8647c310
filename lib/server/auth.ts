import "server-only";
import { timingSafeEqual } from "node:crypto";
import { ApiError } from "./http";
import { limit } from "./rate-limit";
import { sha256, staffToken } from "./secrets";

function bearer(request: Request): string | null {
  return /^Bearer ([^\s]+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/** Does this request carry the staff's token? Compared in constant time, by its hash so that length tells nothing. */
export function isStaff(request: Request): boolean {
  const token = bearer(request);
  return token !== null && timingSafeEqual(Buffer.from(sha256(token)), Buffer.from(sha256(staffToken())));
}

/**
 * Lets staff pass and nobody else.
 * @throws ApiError unauthorized; rate_limited after too many wrong tokens from one address
 */
export async function requireStaff(request: Request): Promise<void> {
  if (isStaff(request)) return;
  await limit("staffFailure", request);
  throw new ApiError("unauthorized");
}

export type User = { uid: string };

/**
 * The signed-in user that a request speaks for, or null for a guest. Staff who place an order for a caller do it as a
 * guest's. A token that is neither is refused: an order must not turn into a guest's because a sign-in ran out.
 * @throws ApiError unauthorized
 */
export async function optionalUser(request: Request): Promise<User | null> {
  if (request.headers.get("authorization") === null || isStaff(request)) return null;
  throw new ApiError("unauthorized");
}

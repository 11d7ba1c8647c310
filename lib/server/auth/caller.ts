import "server-only";
import { createHmac } from "node:crypto";
import { env } from "#lib/server/env.ts";
import { limit } from "#lib/server/http/rate-limit.ts";
import { ApiError } from "#lib/server/http/route.ts";
import { isSameSecret, staffToken } from "#lib/server/secrets.ts";
import { type User, userOfIdToken } from "./id-tokens.ts";
import { hasStaffSession } from "./staff-session.ts";

/** Who of staff calls: the history of an order and the log have the name, customers never see it. */
export type Staff = { name: string };
/** The caller that a token identifies. */
export type Caller = { kind: "anonymous" } | { kind: "staff"; staff: Staff } | { kind: "user"; user: User };

/** Whoever has STAFF_API_TOKEN. */
const anyStaff: Staff = { name: "staff" };

function bearer(request: Request): string | null {
  return /^Bearer ([^\s]+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/** An ID token has three parts; nothing else is worth asking the sign-in provider about. */
const isIdToken = (token: string) => token.split(".").length === 3;

/** Compares in constant time. */
export function isStaffToken(token: string): boolean {
  return isSameSecret(token, staffToken());
}

/**
 * Refuses everybody but a scheduler with CRON_SECRET. Staff's token does not open it: each secret is for one place.
 * @throws ApiError not_found without CRON_SECRET; unauthorized; rate_limited after too many wrong secrets from one address
 */
export async function requireScheduler(request: Request): Promise<void> {
  const { cronSecret } = env();
  if (cronSecret === null) throw new ApiError("not_found");
  if (isSameSecret(bearer(request) ?? "", cronSecret)) return;
  await limit("staffFailure", request);
  throw new ApiError("unauthorized");
}

/**
 * Identifies the caller: by the token that the request carries, otherwise by the session of the /staff page. Wrong tokens are
 * counted and their sender must wait; right ones pass, because staff may share an address with an attacker.
 * @throws ApiError unauthorized; rate_limited; unavailable
 */
export async function callerOf(request: Request): Promise<Caller> {
  if (request.headers.get("authorization") === null)
    return (await hasStaffSession(request)) ? { kind: "staff", staff: anyStaff } : { kind: "anonymous" };
  const token = bearer(request);
  if (token !== null && isStaffToken(token)) return { kind: "staff", staff: anyStaff };
  const user = token !== null && isIdToken(token) ? await userOfIdToken(token, request) : null;
  if (user) return { kind: "user", user };
  await limit("staffFailure", request);
  throw new ApiError("unauthorized");
}

/**
 * Refuses everybody but staff.
 * @throws ApiError unauthorized; rate_limited after too many wrong tokens from one address
 */
export async function requireStaff(request: Request): Promise<Staff> {
  const caller = await callerOf(request);
  if (caller.kind !== "staff") throw new ApiError("unauthorized");
  return caller.staff;
}

/** For how long a proof of the staff token is good, in milliseconds. */
const PROOF_MS = 60_000;

/** Proves that its maker knows the staff token, without telling it to whoever gets it. */
export function staffProof(now = Date.now()): string {
  return createHmac("sha256", staffToken())
    .update(`staff proof ${Math.floor(now / PROOF_MS)}`)
    .digest("hex");
}

/**
 * Refuses everybody but staff and those with a proof of this minute or the one before or after.
 * @throws ApiError unauthorized; rate_limited
 */
export async function requireStaffOrProof(request: Request): Promise<void> {
  const given = bearer(request) ?? "";
  const minutes = [0, -PROOF_MS, PROOF_MS].map((offset) => staffProof(Date.now() + offset));
  if (!minutes.some((proof) => isSameSecret(given, proof))) await requireStaff(request);
}

/**
 * Refuses everybody but signed-in users. Staff are refused too: they have no orders of their own.
 * @throws ApiError unauthorized; rate_limited; unavailable
 */
export async function requireUser(request: Request): Promise<User> {
  const caller = await callerOf(request);
  if (caller.kind !== "user") throw new ApiError("unauthorized");
  return caller.user;
}

/**
 * The signed-in user of a request, or null for a guest. An order that staff place for a caller is a guest's. A token that is
 * neither is refused: an order must not become a guest's because a sign-in has expired.
 * @throws ApiError unauthorized; rate_limited; unavailable
 */
export async function optionalUser(request: Request): Promise<User | null> {
  const caller = await callerOf(request);
  return caller.kind === "user" ? caller.user : null;
}

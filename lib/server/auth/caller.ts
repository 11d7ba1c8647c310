import "server-only";
import { createHmac } from "node:crypto";
import { limit } from "#lib/server/http/rate-limit.ts";
import { ApiError } from "#lib/server/http/route.ts";
import { env } from "#lib/server/settings/env.ts";
import type { Person, Staff } from "#lib/server/settings/persons.ts";
import { everyPerson, isSameSecret, staffToken } from "#lib/server/settings/secrets.ts";
import { type TokenUser, userOfIdToken } from "./id-tokens.ts";
import { staffOfSession } from "./staff-session.ts";

/** The caller that a token identifies. */
export type Caller = { kind: "anonymous" } | { kind: "staff"; staff: Staff } | { kind: "user"; user: TokenUser };

function bearer(request: Request): string | null {
  return /^Bearer ([^\s]+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/** The person whose token this is. Compares with every token, each in constant time. */
export function personOfToken(token: string): Person | undefined {
  return everyPerson().filter((person) => isSameSecret(token, person.token))[0];
}

/**
 * Refuses everybody but a scheduler with CRON_SECRET. Staff's token does not open it: each secret is for one place.
 * @throws ApiError not_found without CRON_SECRET; unauthorized; rate_limited after too many wrong secrets from one
 *   address
 */
export async function requireScheduler(request: Request): Promise<void> {
  const { cronSecret } = env();
  if (cronSecret === null) throw new ApiError("not_found");
  if (isSameSecret(bearer(request) ?? "", cronSecret)) return;
  await limit("staffFailure", request);
  throw new ApiError("unauthorized");
}

/**
 * Identifies the caller: by the token that the request carries, otherwise by the session of the /staff page. Wrong
 * tokens are counted and their sender must wait; right ones pass, because staff may share an address with an attacker.
 * A token of no user is refused: an order must not become a guest's because a sign-in has expired.
 * @throws ApiError unauthorized; rate_limited; unavailable
 */
export async function callerOf(request: Request): Promise<Caller> {
  const token = bearer(request);
  const isSent = request.headers.get("authorization") !== null;
  const staff = isSent ? personOfToken(token ?? "") : await staffOfSession(request);
  if (staff) return { kind: "staff", staff: { name: staff.name, owner: staff.owner } };
  if (!isSent) return { kind: "anonymous" };
  // An ID token has three parts; nothing else is worth asking the sign-in provider about.
  const user = token?.split(".").length === 3 ? await userOfIdToken(token, request) : null;
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

/**
 * Refuses staff who are no owners.
 * @throws ApiError forbidden
 */
export function requireOwner({ owner }: Staff): void {
  if (!owner)
    throw new ApiError("forbidden", { message: "Only an owner changes this: a person with a star in STAFF_TOKENS." });
}

/** For how long a proof of the staff token is good, in milliseconds. */
const PROOF_MS = 60_000;

/** Proves that its maker knows the staff token, without showing it to the receiver. */
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
export async function requireUser(request: Request): Promise<TokenUser> {
  const caller = await callerOf(request);
  if (caller.kind !== "user") throw new ApiError("unauthorized");
  return caller.user;
}

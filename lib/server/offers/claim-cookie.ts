import "server-only";
import { jwtVerify, SignJWT } from "jose";
import * as z from "zod/mini";
import { type Cookie, cookieValue, noCookie, setCookie } from "#lib/server/http/cookies.ts";
import { keyed } from "#lib/server/settings/secrets.ts";

/**
 * The claim cookie: it lets a browser in which a signed-in user claimed the first-order offer use it after they signed
 * out. Its value is a JWT, signed with HMAC-SHA256, that scripts of the page can't read. It counts only while the
 * account's claim has the same mark.
 */
const COOKIE: Cookie = { name: "first_order_claim", path: "/", sameSite: "Lax" };
const DAYS = 30;
const DAY_SECONDS = 24 * 60 * 60;
const ALGORITHM = "HS256";

const contentSchema = z.object({ sub: z.string(), mark: z.string() });
type SignedClaim = { uid: string; mark: string };

/** The header that sets the cookie in the browser that claimed. */
export async function claimCookie({ uid, mark }: SignedClaim, request: Request): Promise<Record<string, string>> {
  const token = new SignJWT({ mark }).setProtectedHeader({ alg: ALGORITHM }).setSubject(uid);
  const value = await token.setExpirationTime(`${DAYS}d`).sign(signingKey());
  return setCookie(COOKIE, value, DAYS * DAY_SECONDS, request);
}

/** The header that removes the cookie. */
export const noClaimCookie = (request: Request) => noCookie(COOKIE, request);

/**
 * The claim of a request's cookie, or null for no cookie, for one that this shop did not sign, and for an expired one.
 */
export async function readClaimCookie(request: Request): Promise<SignedClaim | null> {
  const token = cookieValue(request, COOKIE);
  // Most orders have no cookie: they must not fail when the secret's file can't be read.
  if (token === "") return null;
  const key = signingKey();
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM] });
    const { sub, mark } = z.parse(contentSchema, payload);
    return { uid: sub, mark };
  } catch {
    return null;
  }
}

/** A key for this purpose alone: nothing else that is signed with the shop's secret passes for a cookie. */
function signingKey(): Uint8Array {
  return Buffer.from(keyed("claim cookie"), "hex");
}

import "server-only";
import { randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { cookieValue, setCookie } from "#lib/server/http/cookies.ts";
import { keyed, sha256, staffToken } from "#lib/server/secrets.ts";
import { openStore } from "#lib/server/store/open-store.ts";

/**
 * The session of the /staff page: a JWT in a cookie that scripts can't read, signed with HMAC-SHA256. Its key comes from the
 * staff token too, so a changed token ends every session. The browser sends it to the API alone, so no page differs by it.
 */
const NAME = "staff_session";
const PATH = "/api";
/** How long a session lasts: a working day. */
const HOURS = 12;
const LIFE = HOURS * 60 * 60_000;
const ALGORITHM = "HS256";

/** The header that begins a session. */
export async function staffSessionCookie(request: Request): Promise<Record<string, string>> {
  const token = new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject("staff")
    .setIssuedAt()
    .setJti(randomUUID());
  const value = await token.setExpirationTime(`${HOURS}h`).sign(signingKey());
  return setCookie({ name: NAME, value, seconds: HOURS * 60 * 60, path: PATH, sameSite: "Strict" }, request);
}

/**
 * Ends the session that a request carries, on every server: what the cookie holds opens nothing any more, wherever a copy of it
 * is. The store remembers it as long as it would last.
 * @returns the header that removes the cookie
 * @throws StoreUnavailable
 */
export async function endStaffSession(request: Request): Promise<Record<string, string>> {
  const now = Date.now();
  const id = await signedId(cookieValue(request, NAME));
  if (id !== null) await openStore().saveHit({ key: endedKey(id), at: now, expire_at: now + LIFE });
  return setCookie({ name: NAME, value: "", seconds: 0, path: PATH, sameSite: "Strict" }, request);
}

/**
 * Returns true when a request carries a valid session. A request that changes something must also say from which page it
 * comes, as every browser does: the cookie alone is no proof that staff pressed a button (route() has refused other origins).
 * @throws StoreUnavailable
 */
export async function hasStaffSession(request: Request): Promise<boolean> {
  const token = cookieValue(request, NAME);
  if (token === "") return false;
  if (request.method !== "GET" && request.headers.get("origin") === null) return false;
  const id = await signedId(token);
  return id !== null && !(await isEnded(id));
}

/** The id of the session in a signed token, or null. The token's text is no id: Base64 spells one signature in several ways. */
async function signedId(token: string): Promise<string | null> {
  try {
    const required = { algorithms: [ALGORITHM], requiredClaims: ["exp", "jti"] };
    const { payload } = await jwtVerify(token, signingKey(), required);
    return payload.sub === "staff" ? (payload.jti ?? null) : null;
  } catch {
    return null;
  }
}

const endedKey = (id: string) => `ended session ${keyed(id)}`;

async function isEnded(id: string): Promise<boolean> {
  const now = Date.now();
  // In both directions: the clock of the server that ended it may be ahead.
  return (await openStore().countHits(endedKey(id), now - LIFE, now + LIFE)) > 0;
}

/** A key for this purpose and this staff token alone. */
function signingKey(): Uint8Array {
  return Buffer.from(keyed(`staff session ${sha256(staffToken())}`), "hex");
}

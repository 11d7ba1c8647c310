import "server-only";
import { randomUUID } from "node:crypto";
import { decodeJwt, jwtVerify, SignJWT } from "jose";
import { type Cookie, cookieValue, noCookie, setCookie } from "#lib/server/http/cookies.ts";
import type { Person, Staff } from "#lib/server/settings/persons.ts";
import { everyPerson, keyed, sha256 } from "#lib/server/settings/secrets.ts";
import { openStore } from "#lib/server/store/open-store.ts";

/**
 * The session of the /staff page: a JWT in a cookie that scripts can't read, with a person's name, signed with
 * HMAC-SHA256. Its key comes from that person's token too, so a token that is changed or withdrawn ends the sessions of
 * this person alone. The browser sends it to the API alone, so no page differs by it.
 */
const COOKIE: Cookie = { name: "staff_session", path: "/api", sameSite: "Strict" };
/** How long a session lasts: a working day. */
const HOURS = 12;
const LIFE = HOURS * 60 * 60_000;
const ALGORITHM = "HS256";

/** The header that begins a person's session. */
export async function staffSessionCookie(request: Request, person: Person): Promise<Record<string, string>> {
  const token = new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(person.name)
    .setIssuedAt()
    .setJti(randomUUID());
  const value = await token.setExpirationTime(`${HOURS}h`).sign(signingKey(person));
  return setCookie(COOKIE, value, HOURS * 60 * 60, request);
}

/**
 * Ends the session that a request carries, on every server: what the cookie holds opens nothing any more, wherever a
 * copy of it is. The store remembers it as long as it would last.
 * @throws StoreUnavailable
 */
export async function endStaffSession(request: Request): Promise<void> {
  const session = await signedSession(cookieValue(request, COOKIE));
  if (session) await openStore().endSession(keyed(session.id), Date.now() + LIFE);
}

/** The header that takes the session out of the browser. */
export const noStaffSession = (request: Request) => noCookie(COOKIE, request);

/**
 * Whose valid session a request carries, or null. A request that changes something must also say from which page it
 * comes, as every browser does: the cookie alone is no proof that staff pressed a button (route() has refused other
 * origins).
 * @throws StoreUnavailable
 */
export async function staffOfSession(request: Request): Promise<Staff | null> {
  const token = cookieValue(request, COOKIE);
  if (token === "") return null;
  if (request.method !== "GET" && request.headers.get("origin") === null) return null;
  const session = await signedSession(token);
  return session === null || (await openStore().isSessionEnded(keyed(session.id))) ? null : session.person;
}

/** The session in a signed token, or null. The token's text is no id: Base64 spells one signature in several ways. */
async function signedSession(token: string): Promise<{ id: string; person: Person } | null> {
  try {
    const { sub } = decodeJwt(token);
    const person = everyPerson().find(({ name }) => name === sub);
    if (!person) return null;
    const required = { algorithms: [ALGORITHM], requiredClaims: ["exp", "jti"] };
    const { payload } = await jwtVerify(token, signingKey(person), required);
    return { id: payload.jti ?? "", person };
  } catch {
    return null;
  }
}

/**
 * A key for this purpose and this person's token alone. Sessions of before had another, and were ended elsewhere: they
 * are over.
 */
function signingKey({ token }: Person): Uint8Array {
  return Buffer.from(keyed(`staff sessions ${sha256(token)}`), "hex");
}

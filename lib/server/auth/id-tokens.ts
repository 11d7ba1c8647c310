import "server-only";
import { UnsecuredJWT } from "jose";
import * as z from "zod/mini";
import { isFromThisMachine } from "#lib/server/http/forwarded.ts";
import { ApiError } from "#lib/server/http/route.ts";
import { errorFacts, log } from "#lib/server/log/log.ts";
import { type Env, env, LOOPBACK } from "#lib/server/settings/env.ts";
import { EMULATOR_PROJECT } from "#lib/shop/http/public-config.ts";
import { sentencesOf } from "#lib/shop/language/sentence.ts";
import { refusals } from "#texts/en/refusals.ts";

/** The signed-in user of a call. The e-mail is in lower case; null when the account has none. */
export type TokenUser = { uid: string; email: string | null; emailVerified: boolean };

/** What is read of a token: whose, and when its owner last signed in, in seconds since 1970. */
type Claims = { uid: string; authTime: number };

/** How long the provider may take to answer, in milliseconds. */
const TIMEOUT = 5_000;

/**
 * The user whose ID token this is, or null for a token that is forged, expired, another project's, revoked, or of an
 * account that is disabled or deleted.
 * @throws ApiError unavailable when the provider can't be reached
 */
export async function userOfIdToken(token: string, request: Request): Promise<TokenUser | null> {
  const { signIn } = env();
  if (signIn.kind === "none") return null;
  // Anybody can write a token of the emulator's: it counts only from this machine.
  const unsigned = () => (isFromThisMachine(request) ? unsignedClaims(token) : null);
  const claims = signIn.kind === "firebase" ? await signedClaims(token, signIn.projectId) : unsigned();
  return claims && lookUp(token, claims, signIn);
}

type SignIn = Exclude<Env["signIn"], { kind: "none" }>;

const CALLERS_FAULT = /^auth\/(argument-error|id-token-expired|invalid-id-token)$/;

/** Claims under Google's signature, of this project, in their time. */
async function signedClaims(token: string, projectId: string): Promise<Claims | null> {
  const [{ getApps, initializeApp }, { getAuth }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
  ]);
  // An app of its own: checking a signature needs no credentials, whatever the order store is configured with.
  const name = "sign-in";
  const app = getApps().find((known) => known.name === name) ?? initializeApp({ projectId }, name);
  try {
    // firebase-admin waits for Google's keys without an end.
    const late = new Promise<never>((_, reject) => {
      setTimeout(reject, TIMEOUT, new Error("Google's keys did not come in time")).unref();
    });
    const { uid, auth_time } = await Promise.race([getAuth(app).verifyIdToken(token), late]);
    return { uid, authTime: auth_time };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    // Firebase calls it an argument error, too, when Google's keys can't be fetched.
    const keysMissing = error instanceof Error && /fetching public keys|Error while making request/.test(error.message);
    if (CALLERS_FAULT.test(code) && !keysMissing) return null;
    throw unavailable(error);
  }
}

const unsignedSchema = z.object({ sub: z.string().check(z.minLength(1), z.maxLength(128)), auth_time: z.number() });
/** The claims of the emulator's tokens that are the same in all of them. */
const ofEmulator = {
  audience: EMULATOR_PROJECT,
  issuer: `https://securetoken.google.com/${EMULATOR_PROJECT}`,
  requiredClaims: ["exp"],
};

/** The emulator's tokens carry no signature; the rest is checked as of a real one. */
function unsignedClaims(token: string): Claims | null {
  try {
    const { sub, auth_time } = z.parse(unsignedSchema, UnsecuredJWT.decode(token, ofEmulator).payload);
    return { uid: sub, authTime: auth_time };
  } catch {
    return null;
  }
}

const accountSchema = z.object({
  localId: z.string(),
  email: z.optional(z.string()),
  emailVerified: z.optional(z.boolean()),
  disabled: z.optional(z.boolean()),
  /** Tokens of sign-ins before this second were revoked. */
  validSince: z.optional(z.string()),
});
const foundSchema = z.object({ users: z.array(accountSchema).check(z.minLength(1)) });

/**
 * Fetches the token's account from the provider: it may be deleted or disabled, or its tokens revoked, since this one
 * was made. The call uses the public API key and the token itself, so that a shop needs no service account for it.
 */
async function lookUp(idToken: string, claims: Claims, signIn: SignIn): Promise<TokenUser | null> {
  const answer = await ask(idToken, signIn);
  // 'The token is not valid (any more)', 'no such user', 'disabled': whatever it is, it is the caller's.
  if (answer.status === 400) return null;
  const found = z.safeParse(foundSchema, answer.body);
  if (answer.status !== 200 || !found.success) throw unavailable(new Error(`accounts:lookup: ${answer.status}`));
  const account = found.data.users[0];
  if (account?.localId !== claims.uid || account.disabled) return null;
  if (claims.authTime < Number(account.validSince ?? 0)) return null;
  const { email, emailVerified = false } = account;
  return { uid: claims.uid, email: email?.toLowerCase() ?? null, emailVerified };
}

async function ask(idToken: string, signIn: SignIn): Promise<{ status: number; body: unknown }> {
  const { host, key } =
    signIn.kind === "emulator"
      ? { host: `http://${LOOPBACK}:${signIn.port}/identitytoolkit.googleapis.com`, key: "emulator" }
      : { host: "https://identitytoolkit.googleapis.com", key: signIn.apiKey };
  // A key that is limited to this site's pages requires a Referer.
  const referer = env().siteUrl;
  try {
    const response = await fetch(`${host}/v1/accounts:lookup?key=${encodeURIComponent(key)}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(referer && { Referer: `${referer}/` }) },
      body: JSON.stringify({ idToken }),
      signal: AbortSignal.timeout(TIMEOUT),
      cache: "no-store",
    });
    return { status: response.status, body: await response.json() };
  } catch (error) {
    throw unavailable(error);
  }
}

function unavailable(error: unknown): ApiError {
  log.error({ outcome: "sign_in_unavailable", ...errorFacts(error) });
  return new ApiError("unavailable", { message: sentencesOf(refusals)("signInUnchecked") });
}

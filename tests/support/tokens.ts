import { createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { EMULATOR_PROJECT } from "#lib/shop/http/public-config.ts";

/** The project of the tests' shops whose sign-in is Firebase's, and their settings. */
export const PROJECT = "a-real-shop";
export const firebaseEnv = {
  NEXT_PUBLIC_FIREBASE_API_KEY: "public-key",
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: "shop.example",
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: PROJECT,
  NEXT_PUBLIC_FIREBASE_APP_ID: "app",
};

export type Account = { uid: string; email: string; emailVerified?: boolean };
type Claims = Record<string, unknown>;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const now = () => Math.floor(Date.now() / 1000);

/** The content of an ID token of this project about its user, signed in a minute ago. */
export function claimsOf(project: string, { uid, email, emailVerified = false }: Account, other: Claims = {}): Claims {
  const at = now() - 60;
  return {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: at,
    user_id: uid,
    sub: uid,
    iat: at,
    exp: at + 3600,
    email,
    email_verified: emailVerified,
    ...other,
  };
}

/** A token as the emulator makes them, and as anybody can. */
export function unsigned(claims: Claims, alg = "none"): string {
  return `${part({ alg, typ: "JWT" })}.${part(claims)}.`;
}

export const emulatorToken = (account: Account, other: Claims = {}) =>
  unsigned(claimsOf(EMULATOR_PROJECT, account, other));

/** A pair of keys under a name, as Google signs tokens with. */
export function newSigner(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    publicKeys: { [kid]: publicKey.export({ type: "spki", format: "pem" }) as string },
    sign: (claims: Claims) => signed(claims, kid, privateKey),
  };
}

function signed(claims: Claims, kid: string, key: KeyObject): string {
  const text = `${part({ alg: "RS256", kid, typ: "JWT" })}.${part(claims)}`;
  return `${text}.${createSign("RSA-SHA256").update(text).sign(key).toString("base64url")}`;
}

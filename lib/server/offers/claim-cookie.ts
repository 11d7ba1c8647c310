import "server-only";
import { timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { env } from "#lib/server/env.ts";
import { isLocalHost } from "#lib/server/requests/forwarded.ts";
import { keyed } from "#lib/server/secrets.ts";
import { isPublicSite } from "#lib/shop/public-site.ts";

/**
 * The claim cookie: it lets a browser in which a signed-in user claimed the first-order offer use it after they signed
 * out. Signed, and closed to the page's scripts; what it says counts only while the account's claim carries its mark.
 */
const NAME = "first_order_claim";
const DAYS = 30;
const DAY_SECONDS = 24 * 60 * 60;

const contentSchema = z.object({
  uid: z.string(),
  mark: z.string(),
  /** When it ends, in seconds since 1970. The browser's own clock is not asked. */
  until: z.number(),
});
type Claim = { uid: string; mark: string };

/** The header that sets the cookie in the browser that claimed. */
export function claimCookie({ uid, mark }: Claim, request: Request): Record<string, string> {
  const until = Math.floor(Date.now() / 1000) + DAYS * DAY_SECONDS;
  const content = Buffer.from(JSON.stringify({ uid, mark, until })).toString("base64url");
  return cookie(`${content}.${signatureOf(content)}`, DAYS * DAY_SECONDS, request);
}

/** The header that takes it back. */
export function noClaimCookie(request: Request): Record<string, string> {
  return cookie("", 0, request);
}

/** What a request's cookie says, or null for none, for one that this shop did not make, and for one that has ended. */
export function readClaimCookie(request: Request): Claim | null {
  const sent = sentValue(request);
  // Most orders have no cookie: they must not fail when the secret's file can't be read.
  if (sent === "") return null;
  const [content = "", signature = ""] = sent.split(".");
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(content))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const { uid, mark, until } = z.parse(contentSchema, JSON.parse(Buffer.from(content, "base64url").toString()));
  return until * 1000 > Date.now() ? { uid, mark } : null;
}

/** Keyed with its purpose: a signature over a phone number must never pass for a cookie's. */
function signatureOf(content: string): string {
  return keyed(`claim cookie ${content}`);
}

function sentValue(request: Request): string {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? "";
}

/** On localhost there is no TLS, and a browser would drop a Secure cookie there. */
function cookie(value: string, seconds: number, request: Request): Record<string, string> {
  const local = isLocalHost(request.headers.get("host")) && !isPublicSite(env().siteUrl ?? undefined);
  const secure = local ? "" : "; Secure";
  return { "Set-Cookie": `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}` };
}

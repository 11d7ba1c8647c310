import "server-only";
import { env } from "#lib/server/settings/env.ts";
import { isPublicSite } from "#lib/shop/facts/public-site.ts";
import { isLocalHost } from "./forwarded.ts";

/** A cookie that scripts of a page can't read: what of it stays the same. */
export type Cookie = { name: string; path: string; sameSite: "Lax" | "Strict" };

/** The value of a request's cookie, or '' when there is none. */
export function cookieValue(request: Request, { name }: Cookie): string {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}

/**
 * The header that sets a cookie. It is Secure but on localhost: there is no TLS there, and a browser would drop a
 * Secure cookie.
 * @param seconds how long it lasts
 */
export function setCookie({ name, path, sameSite }: Cookie, value: string, seconds: number, request: Request) {
  const local = isLocalHost(request.headers.get("host")) && !isPublicSite(env().siteUrl ?? undefined);
  const secure = local ? "" : "; Secure";
  const cookie = `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`;
  return { "Set-Cookie": cookie };
}

/** The header that removes a cookie. */
export const noCookie = (cookie: Cookie, request: Request) => setCookie(cookie, "", 0, request);

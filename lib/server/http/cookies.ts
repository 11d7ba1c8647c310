import "server-only";
import { env } from "#lib/server/settings/env.ts";
import { isPublicSite } from "#lib/shop/facts/public-site.ts";
import { isLocalHost } from "./forwarded.ts";

/**
 * A cookie that scripts of a page can't read. `seconds` is how long it lasts; 0 removes it.
 */
type Cookie = {
  name: string;
  value: string;
  seconds: number;
  path: string;
  sameSite: "Lax" | "Strict";
};

/** The value of a request's cookie, or '' when there is none. */
export function cookieValue(request: Request, name: string): string {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}

/**
 * The header that sets a cookie. It is Secure but on localhost: there is no TLS there, and a browser would drop a
 * Secure cookie.
 */
export function setCookie(
  { name, value, seconds, path, sameSite }: Cookie,
  request: Request,
): { "Set-Cookie": string } {
  const local = isLocalHost(request.headers.get("host")) && !isPublicSite(env().siteUrl ?? undefined);
  const secure = local ? "" : "; Secure";
  return {
    "Set-Cookie": `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`,
  };
}

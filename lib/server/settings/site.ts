import "server-only";
import { isIPv6 } from "node:net";
import { env, LOOPBACK } from "./env.ts";

/** The shop's public origin, 'https://shop.example': what the links in messages begin with. */
export function siteOrigin(): string {
  return env().siteUrl ?? `http://localhost:${env().port}`;
}

/** Where this process reaches itself. A server that listens everywhere listens on this machine's own address, too. */
export function ownOrigin(): string {
  const { host, port } = env().own;
  const name = ["0.0.0.0", "::"].includes(host) ? LOOPBACK : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

/**
 * The origin that the shop's own pages name themselves by, in canonicals, the sitemap and structured data. It is frozen
 * when the shop is built; a shop without NEXT_PUBLIC_SITE_URL is for its own machine, whatever port it then listens on.
 */
export function pageOrigin(): string {
  return env().siteUrl ?? "http://localhost:3000";
}

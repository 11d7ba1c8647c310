import "server-only";
import { env } from "./env";

/** The shop's public origin, 'https://shop.example': what the links in messages begin with. */
export function siteOrigin(): string {
  return env().siteUrl ?? `http://localhost:${env().port}`;
}

/**
 * The origin that the shop's own pages name themselves by, in canonicals, the sitemap and structured data. It is frozen
 * when the shop is built; a shop without NEXT_PUBLIC_SITE_URL is for its own machine, whatever port it then listens on.
 */
export function pageOrigin(): string {
  return env().siteUrl ?? "http://localhost:3000";
}

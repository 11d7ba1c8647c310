import "server-only";
import { env } from "./env";

/** The shop's public origin, 'https://shop.example': what absolute links in pages and messages begin with. */
export function siteOrigin(): string {
  return env().siteUrl ?? `http://localhost:${env().port}`;
}

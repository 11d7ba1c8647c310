import "server-only";
import { env } from "./env";

/** The shop's public origin, 'https://shop.example': what the links in messages begin with. */
export function siteOrigin(): string {
  return env().siteUrl ?? `http://localhost:${env().port}`;
}

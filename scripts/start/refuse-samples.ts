import type { Env } from "#lib/server/settings/env.ts";
import { EnvError } from "#lib/server/settings/env-error.ts";
import { isWeakSecret } from "#lib/server/settings/weak-secret.ts";
import { isPublicSite } from "#lib/shop/facts/public-site.ts";
import { samplesLeft } from "../content/sample-facts.ts";

/**
 * Refuses to start a shop for the public that still shows what this project ships as samples, or whose secrets can be
 * guessed: customers would call a number that is not in use, and a stranger would read the orders.
 * @throws EnvError with the cure
 */
export function refuseSamples({ siteUrl, allowSamples, staffToken, shopSecret }: Env): void {
  if (!siteUrl?.startsWith("https:") || !isPublicSite(siteUrl)) return;
  const secrets = { STAFF_API_TOKEN: staffToken, SHOP_SECRET: shopSecret };
  const weak = Object.entries(secrets).filter(([, value]) => value !== null && isWeakSecret(value));
  if (weak.length > 0) {
    const names = weak.map(([name]) => name).join(" and ");
    throw new EnvError(`${names} can be guessed: openssl rand -base64 24 makes another.`);
  }
  if (allowSamples) return;
  const samples = samplesLeft().length;
  if (samples > 0)
    throw new EnvError(
      `${siteUrl} would show ${samples} sample facts: npm run shop -- check lists them. Put your own there. ALLOW_SAMPLES=yes starts it anyway.`,
    );
}

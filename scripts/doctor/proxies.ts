import { z } from "zod/mini";
import { staffProof } from "#lib/server/auth/caller.ts";
import type { Env } from "#lib/server/settings/env.ts";
import { type Finding, hint, missing, ready } from "#lib/server/settings/finding.ts";

const TIMEOUT_MS = 10_000;
const answerSchema = z.object({ proxies: z.number(), trusted: z.number() });

/**
 * Calls the shop at its public address, and compares the proxies that the call came through with TRUST_PROXY. With a
 * number that is too small every customer counts as one for the rate limits; with one that is too large anybody can
 * choose an address.
 */
export async function examineProxies({ siteUrl }: Env): Promise<Finding> {
  if (siteUrl === null) return hint("Proxies are looked at when the site's address is set");
  try {
    const response = await fetch(`${siteUrl}/api/staff/connection`, {
      // The name may still lead to another host: it must not get the token itself.
      headers: { Authorization: `Bearer ${staffProof()}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401)
      return missing(`The shop at ${siteUrl} has another staff token`, "Is it another shop?");
    const { proxies, trusted } = z.parse(answerSchema, await response.json());
    return proxies === trusted
      ? ready(`TRUST_PROXY is ${trusted}, and so many proxies are in front of the shop`)
      : missing(
          `${proxies} proxies are in front of the shop, and TRUST_PROXY is ${trusted}`,
          `Set TRUST_PROXY=${proxies}.`,
        );
  } catch {
    return missing(`The shop does not answer at ${siteUrl}`, "Start it, and look at the proxy and the DNS.");
  }
}

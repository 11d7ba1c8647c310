import type { Env } from "#lib/server/settings/env.ts";
import { type Finding, hint, missing, ready } from "#lib/server/settings/finding.ts";
import { isWeakSecret } from "#lib/server/settings/weak-secret.ts";
import { isPublicSite } from "#lib/shop/facts/public-site.ts";

/**
 * Where the shop is reached, what it says about itself, and who can sign in. @param samples how many sample facts are
 * left
 */
export function examineSite(env: Env, samples: number): Finding[] {
  return [addressOf(env), sampleFacts(samples), accounts(env), ...secrets(env)];
}

function addressOf({ siteUrl }: Env): Finding {
  const cure = "Set NEXT_PUBLIC_SITE_URL to the public address, like https://shop.example, and build again.";
  if (siteUrl === null) return missing("The site's address is not set", cure);
  if (!isPublicSite(siteUrl)) return missing(`The site's address is ${siteUrl}, which only this machine reaches`, cure);
  if (!siteUrl.startsWith("https:")) return missing(`The site's address ${siteUrl} is not encrypted`, cure);
  return ready(`The site's address is ${siteUrl}`);
}

function sampleFacts(count: number): Finding {
  return count === 0
    ? ready("No sample facts are left")
    : missing(`${count} sample facts are left`, "They are named above.");
}

function accounts({ signIn }: Env): Finding {
  if (signIn.kind === "firebase") return ready("Accounts are in Firebase");
  return hint("Accounts are not set up, and guests can still buy: docs/going-live.md, 'Accounts'");
}

function secrets({ staffToken, shopSecret }: Env): Finding[] {
  const set = { STAFF_API_TOKEN: staffToken, SHOP_SECRET: shopSecret };
  return Object.entries(set).map(([name, value]) => {
    if (value === null) return ready(`${name} was made at the first start`);
    return isWeakSecret(value)
      ? missing(`${name} can be guessed`, "openssl rand -base64 24 makes another.")
      : ready(`${name} is set`);
  });
}

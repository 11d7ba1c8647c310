/** Names of one provider for the same mailboxes. */
const sameAs: Record<string, string> = {
  "googlemail.com": "gmail.com",
  "me.com": "icloud.com",
  "mac.com": "icloud.com",
  "protonmail.com": "proton.me",
  "pm.me": "proton.me",
};
/** These deliver an address with dots in its first part to the mailbox without them. */
const withoutDots = new Set(["gmail.com", "proton.me"]);

/** Where many people have their mailboxes: mails to these are no attack on one reader. */
const largeProviders = new Set([
  "gmail.com",
  "yahoo.com",
  "yahoo.in",
  "yahoo.co.in",
  "ymail.com",
  "rocketmail.com",
  "outlook.com",
  "outlook.in",
  "hotmail.com",
  "live.com",
  "live.in",
  "msn.com",
  "icloud.com",
  "rediffmail.com",
  "rediff.com",
  "zohomail.in",
  "zohomail.com",
  "zoho.com",
  "proton.me",
  "aol.com",
  "mail.com",
  "gmx.com",
  "yandex.com",
  "fastmail.com",
]);

/**
 * The mailbox that an address means. One mailbox has many spellings: what follows a plus is a tag, in nearly every
 * domain; Google and Proton read over dots. A domain that takes a plus as a letter of its own has two mailboxes counted
 * as one: then a message may be held. Other spellings, like Yahoo's hyphens, name mailboxes that may be another
 * person's, and stay.
 */
export function mailboxOf(address: string): string {
  const [local, domain] = partsOf(address);
  const untagged = local.replace(/(?<=.)\+.*$/, "");
  return `${withoutDots.has(domain) ? untagged.replaceAll(".", "") : untagged}@${domain}`;
}

/** The domain of an address, under one name for each provider, or null where it is a large provider's. */
export function smallDomainOf(address: string): string | null {
  const [, domain] = partsOf(address);
  return largeProviders.has(domain) ? null : domain;
}

function partsOf(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  return [address.slice(0, at).toLowerCase(), sameAs[domain] ?? domain];
}

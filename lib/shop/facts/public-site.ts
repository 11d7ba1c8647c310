/** Names of machines that only their own user, or their own network, reaches. */
const local = /^(localhost|127(\.\d+){3}|\[::1\]|.+\.(localhost|local|test|internal))$/;

/**
 * Is this the address of a shop for the public, as NEXT_PUBLIC_SITE_URL gives it? Unset and local addresses are not.
 */
export function isPublicSite(siteUrl: string | undefined): boolean {
  if (!siteUrl || !URL.canParse(siteUrl)) return false;
  return !local.test(new URL(siteUrl).hostname);
}

/** True when this shop runs for the public. The build's configuration decides, never the address bar. */
export const isPublicShop = isPublicSite(process.env.NEXT_PUBLIC_SITE_URL);

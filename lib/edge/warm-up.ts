import { englishPath } from "#lib/shop/language/paths.ts";

/** The files that a page names and every browser requests. */
const FILES = /\/_next\/static\/[\w./~-]+/g;

/**
 * Warms the response cache: requests each page and its files twice, one after the other, because the second request of
 * a response caches it. The first visitors after a start are then served as fast as all others.
 * @param isWanted says which routes to request
 */
export async function warmUp(
  url: string,
  routes: ReadonlySet<string>,
  isWanted: (route: string) => boolean,
): Promise<void> {
  const requested = new Set<string>();
  const requestTwice = async (path: string): Promise<string> => {
    if (requested.has(path)) return "";
    requested.add(path);
    await fetch(url + path).then((response) => response.text());
    return (await fetch(url + path)).text();
  };
  try {
    for (const route of [...routes].filter(isWanted)) {
      const page = await requestTwice(route);
      for (const [file] of page.matchAll(FILES)) await requestTwice(file);
    }
  } catch {
    // The shop is stopping, or Next has ended. The visitors' own requests then fill the cache.
  }
}

/** The pages that visitors open first: all but the cart's, the checkout's and the account's. */
export function isCataloguePage(route: string): boolean {
  const page = englishPath(route);
  return page === "/" || /^\/(categories|category\/|product-details\/|contact)/.test(page);
}

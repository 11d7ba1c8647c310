/** The files that a page names and every browser fetches. */
const FILES = /\/_next\/static\/[\w./~-]+/g;

/**
 * Asks the front for each page and what it names twice, one after the other: what is asked for again is kept, so that the
 * first visitors after a start are served as fast as all others.
 * @param wanted says which of the routes visitors come to
 */
export async function warm(
  url: string,
  routes: ReadonlySet<string>,
  wanted: (route: string) => boolean,
): Promise<void> {
  const asked = new Set<string>();
  const ask = async (path: string): Promise<string> => {
    if (asked.has(path)) return "";
    asked.add(path);
    await fetch(url + path).then((answer) => answer.text());
    return (await fetch(url + path)).text();
  };
  try {
    for (const route of [...routes].filter(wanted)) {
      const page = await ask(route);
      for (const [file] of page.matchAll(FILES)) await ask(file);
    }
  } catch {
    // The shop is being stopped, or Next has died: whoever asks then makes the front keep it.
  }
}

/** The pages that people find first: all but the cart's, the checkout's and the account's. */
export function isCatalogue(route: string): boolean {
  return route === "/" || /^\/(categories|category\/|product-details\/|contact)/.test(route);
}

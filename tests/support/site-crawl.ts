/** A page as a reader without JavaScript and a search engine get it. */
export type CrawledPage = { path: string; status: number; html: string; links: string[] };

/** Every page that the home page leads to, by following the links in the served HTML and nothing else. @param also where it begins too */
export async function crawlSite(origin: string, also: string[] = []): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const next = ["/", ...also];
  for (let path = next.shift(); path !== undefined; path = next.shift()) {
    if (pages.has(path)) continue;
    const page = await readPage(origin, path);
    pages.set(path, page);
    next.push(...page.links);
  }
  return pages;
}

/** One page of the site, with the paths of the site that it links to. */
export async function readPage(origin: string, path: string): Promise<CrawledPage> {
  const answer = await fetch(origin + path);
  const html = await answer.text();
  const links = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)].map(([, href = ""]) => text(href));
  return { path, status: answer.status, html, links };
}

/** The page's text, without its scripts. */
export function wordsOf({ html }: CrawledPage): string {
  const body = html.slice(html.indexOf("<body"));
  return text(body.replace(/<(script|style|template)\b[^>]*>.*?<\/\1>/gs, " ").replace(/<[^>]+>/g, " ")).replace(
    /\s+/g,
    " ",
  );
}

/** The page's head: title, description, canonical address, picture for other sites, and whether it may be indexed. */
export function headOf({ html }: CrawledPage) {
  const of = (pattern: RegExp) => {
    const found = pattern.exec(html)?.[1];
    return found === undefined ? null : text(found);
  };
  return {
    title: of(/<title>([^<]*)<\/title>/),
    description: of(/<meta name="description" content="([^"]*)"/),
    canonical: of(/<link rel="canonical" href="([^"]*)"/),
    picture: of(/<meta property="og:image" content="([^"]*)"/),
    address: of(/<meta property="og:url" content="([^"]*)"/),
    indexable: !/<meta name="robots" content="[^"]*noindex/.test(html),
  };
}

function text(html: string): string {
  const named: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'" };
  return html.replace(/&(amp|quot|lt|gt|#x27);/g, (whole, name) => named[name] ?? whole);
}

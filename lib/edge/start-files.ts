import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { basePolicy, securityHeaders } from "#lib/shop/security-headers.ts";
import { type CacheEntry, createEntry } from "./cache-entry.ts";
import { type Sources, sourcesFor, withPolicy } from "./content-security-policy.ts";
import { rewritePage } from "./page.ts";
import { withPreloadHints } from "./preload-hints.ts";
import { isCataloguePage } from "./warm-up.ts";

/** Where Next's build is: `pages` the folder of its prerendered pages, `files` that of the files under /_next/static/. */
export type BuildFolders = { pages: string; files: string };

/** Brotli quality, 0 to 11: a visitor waits for the compression here. */
const QUALITY = 5;
const STATIC = "/_next/static/";
/** Scripts, style sheets and fonts: their names change with what is in them. */
const FILE_HEADERS = { "cache-control": "public, max-age=31536000, immutable" };
const FILE_TYPES: Record<string, string> = {
  css: "text/css; charset=UTF-8",
  js: "application/javascript; charset=UTF-8",
  woff2: "font/woff2",
};
const ownHeaders = Object.fromEntries(
  Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

/**
 * The pages of the catalogue and their scripts, styles and fonts as the build has left them. The edge server answers with them in the
 * second that Next takes to start. Next, too, has only these pages until it has read the shop's state: what is sold out meanwhile shows
 * in the cart, which asks for the state itself.
 * @param routes the paths of the prerendered pages
 * @returns a function from the request for `path`, without its query, to the answer; null for what only Next can answer, a file that can't be read among it
 */
export function openStartFiles(folders: BuildFolders, routes: ReadonlySet<string>, sources: Sources) {
  const made = new Map<string, Promise<CacheEntry | null>>();

  async function page(path: string): Promise<CacheEntry> {
    const file = join(folders.pages, `${path === "/" ? "index" : path}.html`);
    const html = rewritePage(await readFile(file, "utf8"));
    const headers = {
      ...ownHeaders,
      "content-security-policy": basePolicy,
      // Nobody may keep it: Next's own may be another one a moment later.
      "cache-control": "no-cache",
      "content-type": "text/html; charset=utf-8",
    };
    const complete = withPreloadHints(withPolicy(headers, html, sourcesFor(path, sources)), html);
    return createEntry(complete, Buffer.from(html), QUALITY);
  }

  async function file(path: string, type: string): Promise<CacheEntry> {
    const bytes = await readFile(join(folders.files, path.slice(STATIC.length)));
    const headers = { ...ownHeaders, "content-security-policy": basePolicy, ...FILE_HEADERS, "content-type": type };
    return createEntry(headers, bytes, QUALITY);
  }

  return async (path: string): Promise<CacheEntry | null> => {
    const type = FILE_TYPES[path.split(".").at(-1) ?? ""];
    const isPage = routes.has(path) && isCataloguePage(path);
    if (!isPage && !(path.startsWith(STATIC) && type)) return null;
    const known = made.get(path);
    if (known) return known;
    const answer = (isPage ? page(path) : file(path, type ?? "")).catch(() => null);
    made.set(path, answer);
    // An address that no file has is not remembered: there are any number of them.
    if (!(await answer)) made.delete(path);
    return answer;
  };
}

import { dirname } from "node:path/posix";

/** A style sheet as Next writes it into a page's head. */
const LINK = /<link rel="stylesheet" (href="(\/_next\/[^"<>]+\.css)")/g;
/** Those of this build, by their paths. */
const sheets = new Map<string, string>();

/**
 * Writes a page's style sheets into its head: nothing is painted before they are there, and they would come a round trip after the page.
 * Each link stays behind its rules, switched off: React looks there for what the next page needs not load.
 * @param read asks Next for a file
 * @returns the page as it is where its links are not those that Next writes today (tests/e2e/load-order fails then), or can't be read
 */
export async function withStyles(
  html: string,
  read: (path: string) => Promise<{ status: number; bytes: Buffer }>,
): Promise<string> {
  for (const [, , path = ""] of html.matchAll(LINK)) {
    if (sheets.has(path)) continue;
    const { status, bytes } = await read(path).catch(() => ({ status: 503, bytes: Buffer.alloc(0) }));
    const rules = String(bytes).replaceAll("url(../", `url(${dirname(dirname(path))}/`);
    if (status === 200 && !rules.includes("</")) sheets.set(path, rules);
  }
  return html.replace(LINK, (link, href, path) =>
    sheets.has(path) ? `<style>${sheets.get(path)}</style><link rel="stylesheet" disabled="" ${href}` : link,
  );
}

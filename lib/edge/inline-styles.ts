import { dirname } from "node:path/posix";
import { processState } from "#lib/shop/storage/process-state.ts";

/** A style sheet as Next writes it into a page's head. */
const LINK = /<link rel="stylesheet" (href="(\/_next\/[^"<>]+\.css)")/g;
/** The hint to fetch a font ahead, as Next writes it. */
const FONT = /<link rel="preload" href="[^"<>]+[.]woff2" as="font"[^<>]*>/g;
/** Those of this build, by their paths. */
const sheetsOf = processState("style-sheets", () => new Map<string, string>());

/**
 * Writes a page's style sheets into its head: nothing is painted before they are there, and they would come a round
 * trip after the page. Each link stays behind its rules, switched off: React looks there for what the next page needs
 * not load. It fits no medium either: some Chromium (150) fetch ahead what is switched off. The fonts' hints come last:
 * a browser that has read one paints nothing until the font is there or its time is up.
 * @param read asks Next for a file
 * @returns the page as it is where its links are not those that Next writes today (tests/all/e2e/load-order fails
 *   then), or can't be read
 */
export async function withStyles(
  html: string,
  read: (path: string) => Promise<{ status: number; bytes: Buffer }>,
): Promise<string> {
  const sheets = sheetsOf();
  for (const [, , path = ""] of html.matchAll(LINK)) {
    if (sheets.has(path)) continue;
    const { status, bytes } = await read(path).catch(() => ({ status: 503, bytes: Buffer.alloc(0) }));
    const rules = String(bytes).replaceAll("url(../", `url(${dirname(dirname(path))}/`);
    if (status === 200 && !rules.includes("</")) sheets.set(path, rules);
  }
  const fonts = (html.match(FONT) ?? []).join("");
  const page = html.includes("</body>") ? html.replace(FONT, "").replace("</body>", () => `${fonts}</body>`) : html;
  return page.replace(LINK, (link, href, path) =>
    sheets.has(path)
      ? `<style>${sheets.get(path)}</style><link rel="stylesheet" disabled="" media="not all" ${href}`
      : link,
  );
}

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../env.ts";
import type { Made, Problem } from "./read.ts";

/** The folder of the shop's pages, from the project's root. */
export const PAGES = "app/[language]";

/** What a page says of itself where its metadata is made (lib/server/pages/page-metadata.ts). */
const SAID = /\{ (indexed: (?:true|false), offline: (?:true|false|"ahead")(, only: "en")?) \}/g;
const CURE = 'write { indexed: true or false, offline: true, false or "ahead" } where its metadata is made, and once';

const TYPE = 'type Page = { indexed: boolean; offline: boolean | "ahead"; only?: "en"; isPrerendered: boolean };\n';

/**
 * The list of all pages by their addresses in English, with what each says of itself, or mistakes. Proxy, sitemap and
 * service worker read it: none of them can import a page. A parameter stays as it is, '/category/[slug]'.
 */
export function pageModules(folder = PAGES): Made {
  const root = join(projectRoot, folder);
  const problems: Problem[] = [];
  const pages = globSync("**/page.tsx", { cwd: root }).map((file) => {
    const source = readFileSync(join(root, file), "utf8");
    const [said, ...more] = source.matchAll(SAID);
    if (!said || more.length > 0) problems.push(`${folder}/${file}: does not say what it is; ${CURE}`);
    // Folders in round brackets are no part of an address. What reads the part after '?' is made for each visit.
    const address = JSON.stringify(`/${file.replace(/\([^/]*\)\//g, "").replace(/\/?page\.tsx$/, "")}`);
    const [, facts, only] = said ?? [];
    return { address, only, line: `  ${address}: { ${facts}, isPrerendered: ${!/\bsearchParams\b/.test(source)} },\n` };
  });
  pages.sort((one, other) => (one.address < other.address ? -1 : 1));
  const head = `/* Made from ${folder} by scripts/content.ts: never edit it by hand. */\n`;
  const englishOnly = pages.filter(({ only }) => only).map(({ address }) => address);
  const modules = {
    "list.ts": `${head}${TYPE}export const pages: Record<string, Page> = {\n${pages.map(({ line }) => line).join("")}};\n`,
    // By itself: every page of the shop loads it.
    "english-only.ts": `${head}export const ENGLISH_ONLY = [${englishOnly.join(", ")}];\n`,
  };
  return { modules, problems };
}

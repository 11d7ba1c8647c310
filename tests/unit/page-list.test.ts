import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pageModules } from "@/scripts/content/page-list";
import { projectRoot } from "@/scripts/env";

/** The list of a shop with these pages, by their files. */
function listed(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, says] of Object.entries(files)) {
    const path = join(folder, name, "page.tsx");
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `export const generateMetadata = metadataOf("x", ${says});\n`);
  }
  const from = relative(projectRoot, folder);
  return { from, ...pageModules(from) };
}

const ABOUT = "{ indexed: true, offline: true }";

// promise: a page is known by its folder, and says in its own file whether it is indexed and offline
test("a page's address is its folders without the groups, and it is what its file says", () => {
  const { modules, problems } = listed({
    ".": ABOUT,
    "(shop)/(customer)/cart": '{ indexed: false, offline: "ahead" }',
    "(shop)/product/[slug]": ABOUT,
    "(shop)/find": "{ indexed: false, offline: false }; searchParams",
    "debug/offers": '{ indexed: false, offline: false, only: "en" }',
  });
  expect(problems).toEqual([]);
  expect(modules["list.ts"]?.split("\n").slice(2, -1)).toEqual([
    "export const pages: Record<string, Page> = {",
    '  "/": { indexed: true, offline: true, isPrerendered: true },',
    '  "/cart": { indexed: false, offline: "ahead", isPrerendered: true },',
    '  "/debug/offers": { indexed: false, offline: false, only: "en", isPrerendered: true },',
    '  "/find": { indexed: false, offline: false, isPrerendered: false },',
    '  "/product/[slug]": { indexed: true, offline: true, isPrerendered: true },',
    "};",
  ]);
  expect(modules["english-only.ts"]).toContain('ENGLISH_ONLY = ["/debug/offers"];');
});

test.each(["{}", "{ indexed: true }", '{ indexed: true, offline: "always" }', `${ABOUT}, ${ABOUT}`])(
  "a page that says %s stops the build, with its file and the cure",
  (says) => {
    const { from, problems } = listed({ "(shop)/about": says });
    expect(problems).toEqual([
      `${from}/(shop)/about/page.tsx: does not say what it is; write { indexed: true or false, offline: true, false or "ahead" } where its metadata is made, and once`,
    ]);
  },
);

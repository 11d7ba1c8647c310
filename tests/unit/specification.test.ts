import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "@/scripts/env";

type Row = { line: number; says: string; file: string; title: string };

/** The rows of every table in the page, without their heads: what the shop must do, the test's file, the test's title. */
function rowsOf(markdown: string): Row[] {
  return markdown.split("\n").flatMap((text, index) => {
    if (!text.startsWith("| ") || text.startsWith("| What the shop does |") || text.startsWith("| ---")) return [];
    const [says = "", file = "", title = "", ...more] = text
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim());
    if (more.length > 0) throw new Error(`line ${index + 1} has more than three cells`);
    return [{ line: index + 1, says, file: file.replaceAll("`", ""), title }];
  });
}

/** As it stands in the code, where a quote inside a string may be escaped. */
const titlesIn = (source: string, title: string) =>
  [title, title.replaceAll('"', '\\"')].some((form) =>
    ['"', "`", "'"].some((quote) => source.includes(`${quote}${form}${quote}`)),
  );

/** What is wrong with a row, or null. */
function faultOf({ line, says, file, title }: Row, read: (file: string) => string | null): string | null {
  if (says === "" || file === "" || title === "") return `line ${line}: '${says}' names no test`;
  const source = read(file);
  if (source === null) return `line ${line}: there is no ${file}`;
  return titlesIn(source, title) ? null : `line ${line}: ${file} has no test '${title}'`;
}

const readTest = (file: string) => {
  const path = join(projectRoot, "tests", file);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
};

const pages: [page: string, rows: number][] = [
  ["specification.md", 150],
  ["promises.md", 90],
];
const rowsIn = (page: string) => rowsOf(readFileSync(join(projectRoot, "tests", page), "utf8"));

test.each(pages)("every row of %s names a test that exists", (page, least) => {
  const rows = rowsIn(page);
  expect(rows.length).toBeGreaterThan(least);
  expect(rows.flatMap((row) => faultOf(row, readTest) ?? [])).toEqual([]);
});

test.each(pages)("no promise stands in %s twice with the same test", (page) => {
  const rows = rowsIn(page);
  const all = rows.map(({ says, file, title }) => `${says} ${file} ${title}`);
  expect(all.filter((row, index) => all.indexOf(row) !== index)).toEqual([]);
});

test.each([
  ["| A promise | | |", "names no test"],
  ["| A promise | `unit/gone.test.ts` | a title |", "there is no unit/gone.test.ts"],
  ["| A promise | `unit/known.test.ts` | a title that is not there |", "has no test"],
  ["| A promise | `unit/known.test.ts` | a title |", null],
])("of the row %s the table's test says: %s", (row, fault) => {
  const read = (file: string) => (file === "unit/known.test.ts" ? 'test("a title", () => {});' : null);
  const [parsed] = rowsOf(row);
  const found = parsed ? faultOf(parsed, read) : "no row";
  if (fault === null) expect(found).toBeNull();
  else expect(found).toContain(fault);
});

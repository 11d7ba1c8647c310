import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "@/scripts/env";

/*
 * A test says which promise it keeps in a comment above its title: '// promise: A cart icon with item count, 99+ above 99'.
 * The promises are what the shop's owner asked for, and what customers, the warehouse and staff rely on. To list them:
 * grep -rn '// promise:' tests
 */

type Tag = { place: string; promise: string; titled: boolean };

const TITLE = /\b(test|it|describe)\b.*\(|^\s*(["'`]).*\2,?$|\)\(/;

/** The tags of one file. `titled`: the next line that is no comment holds a test's title, or begins the loop around a test. */
function tagsOf(source: string, file: string): Tag[] {
  const lines = source.split("\n");
  return lines.flatMap((line, index) => {
    const [, promise] = /^\s*\/\/ promise: (.+)$/.exec(line) ?? [];
    if (promise === undefined) return [];
    const [next = "", ...later] = lines.slice(index + 1).filter((text) => !/^\s*\/\//.test(text));
    const titled = TITLE.test(next) || (/^\s*for \(/.test(next) && later.slice(0, 8).some((line) => TITLE.test(line)));
    return [{ place: `${file}:${index + 1}`, promise, titled }];
  });
}

const files = globSync("tests/**/*.test.{ts,tsx}", { cwd: projectRoot }).sort();
const tags = files.flatMap((file) => tagsOf(readFileSync(join(projectRoot, file), "utf8"), file));

test("every promise is above a test, and none is lost unseen", () => {
  expect(tags.length).toBeGreaterThan(440);
  expect(tags.filter(({ titled }) => !titled).map(({ place, promise }) => `${place}: ${promise}`)).toEqual([]);
});

test("a promise without a test below it is found", () => {
  expect(tagsOf("// promise: a\nconst x = 1;", "f")[0]?.titled).toBe(false);
  expect(tagsOf('// promise: a\n// promise: b\ntest("c", () => {});', "f").map(({ titled }) => titled)).toEqual([
    true,
    true,
  ]);
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "@/scripts/env";

/*
 * A test says which promise it keeps in a comment above its title: '// promise: A cart icon with item count, 99+ above 99'.
 * The promises are what the shop's owner asked for, and what customers, the warehouse and staff rely on. To list them:
 * grep -rn '// promise:' tests
 */

type Tag = { place: string; promise: string; titled: boolean; asserts: boolean };

const TITLE = /\b(test|it|describe)\b.*\(|^\s*(["'`]).*\2,?$|\)\(/;

/** What ends a test: a line that closes it, as far to the left as its beginning or farther. */
function blockFrom(lines: string[]): string {
  const depth = lines[0]?.search(/\S/) ?? 0;
  const end = lines.findIndex(
    (text, index) => index > 0 && /^\s*[})\]]*\);?$/.test(text) && text.search(/\S/) <= depth,
  );
  return lines.slice(0, end < 0 ? lines.length : end + 1).join("\n");
}

/** A test that looks at nothing, or that does not run, keeps no promise. */
const ASSERTS = /\bexpect\b/;
const IS_OFF = /\b(?:test|it|describe)\.(?:skip|todo|fixme|fails?)\(\s*(["'`]).*\1,/;

/** The functions of a file that look at something for its tests. */
function assertingIn(lines: string[]): string[] {
  return lines.flatMap((line, index) => {
    const [, name] = /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(line) ?? [];
    const end = lines.findIndex((text, at) => at > index && /^\}/.test(text));
    const block = [line, ...lines.slice(index + 1, end)].join("\n");
    return name !== undefined && ASSERTS.test(block) ? [name] : [];
  });
}

/** The tags of one file. `titled`: the next line that is no comment holds a test's title, or begins the loop around a test. */
function tagsOf(source: string, file: string): Tag[] {
  const lines = source.split("\n");
  const helpers = assertingIn(lines.filter((text) => !/^\s*\/\//.test(text)));
  return lines.flatMap((line, index) => {
    const [, promise] = /^\s*\/\/ promise: (.+)$/.exec(line) ?? [];
    if (promise === undefined) return [];
    const [next = "", ...later] = lines.slice(index + 1).filter((text) => !/^\s*\/\//.test(text));
    const titled = TITLE.test(next) || (/^\s*for \(/.test(next) && later.slice(0, 8).some((line) => TITLE.test(line)));
    const block = blockFrom([next, ...later]);
    const looks = ASSERTS.test(block) || helpers.some((name) => new RegExp(`\\b${name}\\(`).test(block));
    const asserts = looks && !IS_OFF.test(block);
    return [{ place: `${file}:${index + 1}`, promise, titled, asserts }];
  });
}

const files = globSync("tests/**/*.test.{ts,tsx}", { cwd: projectRoot }).sort();
const tags = files.flatMap((file) => tagsOf(readFileSync(join(projectRoot, file), "utf8"), file));

test("every promise is above a test that looks at something, and runs; none is lost unseen", () => {
  expect(tags.length).toBeGreaterThan(440);
  const kept = tags.filter(({ titled, asserts }) => titled && asserts);
  expect(tags.filter((tag) => !kept.includes(tag)).map(({ place, promise }) => `${place}: ${promise}`)).toEqual([]);
});

test("a promise without a test below it, or whose test has lost its assertion or is skipped, is found", () => {
  const asserts = (...lines: string[]) => tagsOf(["// promise: a", ...lines].join("\n"), "f")[0]?.asserts;
  const next = ['test("d", () => {', "  expect(2).toBe(2);", "});"];
  expect(asserts('test("c", () => {', "  expect(1).toBe(1);", "});", ...next)).toBe(true);
  expect(asserts('test("c", () => {', "  // expect(1).toBe(1);", "});", ...next)).toBe(false);
  expect(asserts('test.skip("c", () => {', "  expect(1).toBe(1);", "});")).toBe(false);
  expect(tagsOf("// promise: a\nconst x = 1;", "f")[0]?.titled).toBe(false);
  const both = tagsOf('// promise: a\n// promise: b\ntest("c", () => {});', "f");
  expect(both.map(({ titled }) => titled)).toEqual([true, true]);
});

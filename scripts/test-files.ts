import { globSync } from "node:fs";
import { projectRoot } from "./env.ts";

/** Test files by their runner; paths from the project's root, with '/'. */
export type TestFiles = { vitest: string[]; playwright: string[] };

/** No test file matches the arguments; the message says what to write instead. */
export class NoSuchTest extends Error {
  override name = "NoSuchTest";
}

/**
 * The test files that `wanted` names: each entry is a path or a part of one ('tests/unit/cart.test.ts', 'e2e/cart', 'cart').
 * @throws NoSuchTest for an entry that names none
 */
export function testFiles(wanted: string[]): TestFiles {
  const all = globSync("tests/**/*.test.{ts,tsx}", { cwd: projectRoot }).sort();
  const chosen = new Set(wanted.flatMap((name) => namedBy(name, all)));
  const isServed = (file: string) => file.startsWith("tests/e2e/");
  return { vitest: [...chosen].filter((file) => !isServed(file)), playwright: [...chosen].filter(isServed) };
}

/** A whole path names its file alone, although it may be a part of another's. */
function namedBy(name: string, all: string[]): string[] {
  const path = name.replace(/^\.\//, "");
  const found = all.includes(path) ? [path] : all.filter((file) => file.includes(path));
  if (found.length === 0) throw new NoSuchTest(`No test file has "${name}" in its path; they are in tests/.`);
  return found;
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { storageList } from "#lib/shop/storage/storage-list.ts";

const root = join(import.meta.dirname, "../../lib/browser");

/** Every 'area key' that a file of lib/browser opens; a part that is filled in at run time becomes {…}. */
function openedKeys(): string[] {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const opened = readFileSync(join(root, file), "utf8").matchAll(
      /storageItem(?:<[^(]*>)?\(\s*"(\w+)",\s*["'`]([^"'`]+)["'`]/g,
    );
    return [...opened].map(([, area, key = ""]) => `${area} ${key.replace(/\$\{(\w+)\}/g, "{$1}")}`);
  });
}

test("the privacy page names every key that the program stores in a browser, and no other", () => {
  const opened = openedKeys();
  // Found nothing: then this test looks in the wrong place.
  expect(opened).toContain("localStorage cart");
  expect(storageList.map(({ area, key }) => `${area} ${key}`).sort()).toEqual([...new Set(opened)].sort());
});

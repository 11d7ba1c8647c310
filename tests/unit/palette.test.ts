import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { palette } from "#lib/shop/content/palette.ts";
import { projectRoot } from "@/scripts/env";

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");
const colours: Record<string, string> = palette;
/** They can't import the palette. */
const copies = ["app/styles/theme.css", "app/icon.svg"];

test("the style sheet's colours are the palette's, the see-through ones too, and so are the icon's", () => {
  const themed = [...read("app/styles/theme.css").matchAll(/--color-([a-z-]+?)(?:-\d+)?: (#[0-9a-f]{6})/g)];
  expect(themed.length).toBeGreaterThan(20);
  for (const [, name = "", colour] of themed) expect([name, colours[name]]).toEqual([name, colour]);
  const drawn = read("app/icon.svg").match(/#[0-9A-Fa-f]{6}/g) ?? [];
  expect(drawn.map((colour) => colour.toLowerCase()).filter((c) => !Object.values(colours).includes(c))).toEqual([]);
});

test("a colour of the palette is written out nowhere else", () => {
  const files = globSync("{app,components,lib}/**/*.{ts,tsx,css}", { cwd: projectRoot });
  const written = Object.values(colours);
  const found = files
    .filter((file) => file !== "lib/shop/content/palette.ts" && !copies.includes(file))
    .filter((file) => (read(file).match(/#[0-9A-Fa-f]{6}\b/g) ?? []).some((c) => written.includes(c.toLowerCase())));
  expect(found).toEqual([]);
});

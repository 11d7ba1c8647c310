import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../scripts/env.ts";
import { BenchError } from "./bench-error.ts";
import { pages } from "./subject.ts";

const PICTURE = /<picture>(?:(?!<\/picture>)[\s\S])*?loading="eager"[\s\S]*?<\/picture>/g;

/** The pictures that each page of the shop shows first, as HTML, by the page's name. They are what browsers fetch at once. */
export function firstPictures(): Record<string, string> {
  return Object.fromEntries(
    pages.map(({ name, path }) => {
      const html = readFileSync(join(projectRoot, ".next/server/app", `en${path === "/" ? "" : path}.html`), "utf8");
      const found = html.match(PICTURE);
      if (!found) throw new BenchError(`${path} has no picture on its first screen.`);
      return [name, found.join("")];
    }),
  );
}

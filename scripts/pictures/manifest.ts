import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../env.ts";
import { sizesOf } from "./recipes.ts";
import type { Delivered } from "./record.ts";

export const dataFile = join(projectRoot, "lib", "shop", "picture-data.ts");
export const coloursFile = join(projectRoot, "app", "picture-colours.css");

/** What the shop imports: lib/shop/picture-data.ts. */
export function manifestText(record: Record<string, Delivered>): string {
  const rows = Object.entries(record).map(([key, { hash, width, height, colours }]) => {
    const widths = sizesOf(key)
      .map((size) => size.width)
      .join(", ");
    const name = /^[a-z]+$/.test(key) ? key : `"${key}"`;
    return `  ${name}: { hash: "${hash}", width: ${width}, height: ${height}, widths: [${widths}], colour: "${colours[0]}" },`;
  });
  return [
    "/** Made by 'npm run pictures': never edit it by hand. */",
    "export const pictureData = {",
    ...rows,
    "};",
    "",
  ].join("\n");
}

/** The colours that a picture shows until it is there, as CSS: the pages may carry no style attribute. */
export function coloursText(record: Record<string, Delivered>): string {
  const rules = Object.entries(record).map(
    ([
      key,
      {
        colours: [subject, above, below],
      },
    ]) =>
      [
        `[data-picture="${key}"] {`,
        `  --c: ${short(subject)};`,
        `  --a: ${short(above)};`,
        `  --b: ${short(below)};`,
        "}",
      ].join("\n"),
  );
  return ["/* Made by 'npm run pictures': never edit it by hand. */", ...rules, ""].join("\n");
}

/** '#a2732a' as '#a73': every page loads these, and what stands in for a picture for a moment needs no more. */
function short(colour: string): string {
  const parts = colour.match(/[\da-f]{2}/g) ?? [];
  return `#${parts.map((part) => Math.round(Number.parseInt(part, 16) / 17).toString(16)).join("")}`;
}

/** Writes both. */
export function writeManifest(record: Record<string, Delivered>): void {
  writeFileSync(dataFile, manifestText(record));
  writeFileSync(coloursFile, coloursText(record));
}

import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { changedBy, type Json, NO_CHANGES } from "#lib/shop/shop-state/changed-facts.ts";
import { exportFacts, withFact } from "@/scripts/content/export-facts";
import { readContent } from "@/scripts/content/read";
import { projectRoot } from "@/scripts/env";

const AT = "2031-02-03T04:30:00.000Z";
const [product = expect.fail("no products")] = products;

/** A copy of the tests' content. @returns its folder, from the project's root */
function contentCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), "export-"));
  cpSync(join(projectRoot, "tests/fixture-shop"), folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return relative(projectRoot, folder);
}

const textOf = (folder: string, file: string) => readFileSync(join(projectRoot, folder, file), "utf8");
const changed = (values: Record<string, Json>) => changedBy(NO_CHANGES, values, "office", AT)?.facts ?? NO_CHANGES;
const noPhoto = async () => null;
/** The lines of a text that another one lacks. */
const added = (before: string, after: string) => after.split("\n").filter((line) => !before.split("\n").includes(line));

// promise: what was changed on the phone is written back as clean JSON
test("a price and a word are written into their file, and no other line of it changes but the day", async () => {
  const folder = contentCopy();
  const file = `products/${product.slug}.json`;
  const before = textOf(folder, file);
  const of = (field: string) => `products/${product.slug}/${field}`;
  const facts = changed({ [of("price")]: 251, [of("tamil.cardLine")]: "புதிய வரி" });
  expect(await exportFacts(facts, folder, noPhoto)).toEqual([`${folder}/${file}`]);
  expect(added(before, textOf(folder, file)).map((line) => line.trim().replace(/,$/, ""))).toEqual(
    expect.arrayContaining(['"price": 251', '"ta": "புதிய வரி"', '"changedOn": "2031-02-03"']),
  );
  expect(added(before, textOf(folder, file)).length).toBeLessThanOrEqual(5);
  const { content, problems } = readContent(folder);
  expect(problems).toEqual([]);
  expect(content?.products.find(({ slug }) => slug === product.slug)).toMatchObject({ price: 251 });
  expect(await exportFacts(facts, folder, noPhoto)).toEqual([]);
});

test("festivals, a notice and what is hidden are written, the specification's offers stay, and the build accepts all", async () => {
  const folder = contentCopy();
  const festival = { id: "pongal-2031", name: { en: "Pongal" }, percent: 20, from: "2031-01-14", until: "2031-01-16" };
  const facts = changed({
    promotions: [festival],
    notice: { en: "Order by Friday" },
    kitchen: { en: "Lime pickle", day: "2031-02-03" },
    [`products/${product.slug}/hidden`]: true,
  });
  await exportFacts(facts, folder, noPhoto);
  const { content, problems } = readContent(folder);
  expect(problems).toEqual([]);
  expect(content?.promotions.map(({ id }) => id)).toEqual(["first_order", "eligible", "sample", "pongal-2031"]);
  expect(content?.shop).toMatchObject({ notice: { en: "Order by Friday" }, kitchen: { en: "Lime pickle" } });
  expect(content?.products.find(({ slug }) => slug === product.slug)?.hidden).toBe(true);
});

test("a photo is written beside the content, and its product is drawn no longer", async () => {
  const folder = contentCopy();
  const file = `products/${product.slug}.json`;
  writeFileSync(join(projectRoot, folder, file), withFact(textOf(folder, file), ["pictureDrawn"], true));
  const facts = changed({ [`products/${product.slug}/photo`]: "1a2b3c4d" });
  const written = await exportFacts(facts, folder, async (name) => {
    expect(name).toBe(`${product.slug}-photo-1200.1a2b3c4d.jpeg`);
    return Buffer.from("a photo");
  });
  expect(written).toEqual([`${folder}/${file}`, `${folder}/photos/${product.slug}-pack.jpg`]);
  expect(textOf(folder, `photos/${product.slug}-pack.jpg`)).toBe("a photo");
  expect(JSON.parse(textOf(folder, file)).pictureDrawn).toBe(false);
});

test("what newer files have overtaken stays as the files say", async () => {
  const folder = contentCopy();
  const key = `products/${product.slug}/price`;
  const field = { value: 250, filed: product.price + 7, at: AT, by: "office" };
  expect(await exportFacts({ version: 1, fields: { [key]: field } }, folder, noPhoto)).toEqual([]);
});

test("each value of each file can be written, and taken away, wherever it stands and however the file is laid out", () => {
  for (const path of globSync("tests/fixture-shop/products/*.json", { cwd: projectRoot }))
    for (const text of [textOf(".", path), JSON.stringify(JSON.parse(textOf(".", path)), null, "\t")])
      for (const [place, value] of [
        [["price"], 7],
        [["hidden"], true],
        [["cardLine", "en"], 'A "quote", $& and \\ a stroke'],
        [["cardLine", "ta"], "வரி"],
        [["description", "ta"], null],
      ] as [string[], Json][]) {
        const [outer = "", inner] = place;
        const written = JSON.parse(withFact(text, place, value));
        expect(inner === undefined ? written[outer] : written[outer]?.[inner]).toEqual(value ?? undefined);
        const others = (record: Record<string, unknown>) => ({ ...record, [outer]: null });
        if (inner === undefined) expect(others(written)).toEqual(others(JSON.parse(text)));
        // One line goes, and the comma before it.
        if (value === null && text === textOf(".", path))
          expect(added(text, withFact(text, place, value)).length).toBeLessThanOrEqual(1);
      }
});

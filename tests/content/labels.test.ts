import { expect, test } from "vitest";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { contrast, luminance, typeOn } from "#lib/shop/palette.ts";
import { labelFacts, productSlugs } from "@/art/labels/facts";
import { kolamOf } from "@/art/labels/kolams";
import { labelSvg } from "@/art/labels/label";
import { escaped } from "@/art/labels/text";

/* The labels of the shop's own packs: what the law requires is on each, and no two look alike. */
const slugs = productSlugs();
/** The words of a label in reading order, lines joined by blanks. */
const wordsOf = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, line]) => line).join(" ");

test.each(slugs)("the label of %s names the product, its weight, its maker and its best before", (slug) => {
  const { name, tamilName, grams, colour, label, maker } = labelFacts(slug);
  const svg = labelSvg(slug);
  const words = wordsOf(svg);
  expect(words).toContain(escaped(name));
  expect(words).toContain(escaped(tamilName));
  expect(words).toContain(`Net weight ${grams} g`);
  expect(words).toContain(escaped(maker.legalName));
  expect(words).toContain(`FSSAI ${maker.fssai.number}`);
  expect(words).toContain(`Best before: ${label.bestBeforeMonths} months`);
  expect(svg).toContain(`fill="${colour}"`);
  expect(svg.match(/lang="ta"/g)?.length).toBeGreaterThan(0);
});

test("no two products have the same colour or the same kolam", () => {
  expect(new Set(slugs.map((slug) => labelFacts(slug).colour)).size).toBe(slugs.length);
  expect(new Set(slugs.map((slug) => kolamOf(slug).path)).size).toBe(slugs.length);
});

test.each(slugs)("the words on the label of %s are ink or rice, and can be read on its ground", (slug) => {
  const { colour } = labelFacts(slug);
  expect(labelSvg(slug)).toContain(`color="${typeOn(colour)}"`);
  expect(contrast(typeOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
});

test("neighbours on a category's page differ by 40 degrees of hue or by 25 points of CIE lightness", () => {
  for (const { products } of categories)
    for (const [index, { slug }] of products.slice(1).entries()) {
      const [one, other] = [slug, products[index]?.slug ?? ""].map((each) => labelFacts(each).colour);
      const turn = Math.abs(hueOf(one ?? "") - hueOf(other ?? ""));
      const steps = Math.abs(lightness(one ?? "") - lightness(other ?? ""));
      expect(Math.min(turn, 360 - turn) >= 40 || steps >= 25, `${slug} and the one before it look alike`).toBe(true);
    }
});

/** L* of CIELAB, 0 to 100. */
const lightness = (colour: string) => 116 * Math.cbrt(luminance(colour)) - 16;

/** The hue of HSL, in degrees. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue) || 1;
  if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
  return most === green ? ((blue - red) / range + 2) * 60 : ((red - green) / range + 4) * 60;
}

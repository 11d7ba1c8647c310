import { expect, test } from "vitest";
import { productTexts } from "#content/texts.ts";
import { contrast, typeOn } from "#lib/shop/content/palette.ts";
import { packFactsOf } from "#lib/shop/pictures/picture-files.ts";
import { labelFacts, productSlugs } from "@/art/labels/facts";
import { kolamOf } from "@/art/labels/kolams";
import { labelSvg } from "@/art/labels/label";
import { escaped } from "@/art/labels/text";

/* The labels of the packs that are drawn: what the law requires is on each. A pack in a photo has its own. */
const slugs = productSlugs().filter((slug) => productTexts[slug]?.pictureDrawn && packFactsOf(slug));
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

test("no two drawn packs have the same kolam", () => {
  expect(new Set(slugs.map((slug) => kolamOf(slug).path)).size).toBe(slugs.length);
});

test.each(slugs)("the words on the label of %s are ink or rice, and can be read on its ground", (slug) => {
  const { colour } = labelFacts(slug);
  expect(labelSvg(slug)).toContain(`color="${typeOn(colour)}"`);
  expect(contrast(typeOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
});

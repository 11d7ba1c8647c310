import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { productTexts } from "#content/texts.ts";
import { categories, pictureByName, products } from "#lib/shop/catalogue/catalogue.ts";
import { contrast, typeOn } from "#lib/shop/content/palette.ts";
import { packKeyOf } from "#lib/shop/pictures/pack-key.ts";
import { packFactsOf, packFiles, pictureFiles, pictureKeyOf } from "#lib/shop/pictures/picture-files.ts";
import { heroPicture, pictureOf } from "#lib/shop/pictures/pictures.ts";
import { shareCardWords } from "#lib/shop/seo/share-cards.ts";
import { CARD_KB, cardSource, cardsFolder, readCardRecord } from "@/art/cards/share-cards";
import { readShareCards } from "@/art/cards/shop-words";
import { labelFacts, productSlugs } from "@/art/labels/facts";
import { kolamOf } from "@/art/labels/kolams";
import { labelSvg } from "@/art/labels/label";
import { escaped } from "@/art/labels/text";
import { OWN_CONTENT } from "@/scripts/content/folders";
import { cutPhotos } from "@/scripts/content/photos";
import { readPictures } from "@/scripts/content/pictures";
import { sizesOf, widthsOf } from "@/scripts/pictures/recipes";
import { filesOf, masterKeys, picturesFolder, sourceOf } from "@/scripts/pictures/record";

/* The pictures of the shop's own content, made from masters or from the owner's photos: by rules, and naming nothing of it. */
const RUN = "run 'npm run pictures' and commit what it makes";
const record = readPictures(OWN_CONTENT);
const all = { ...record, ...cutPhotos(OWN_CONTENT) };
const keys = Object.keys(all);
const hashOf = (key: string) => all[key]?.hash ?? "";
const bytesOf = (file: string) => statSync(join(picturesFolder, file)).size;

/** Every picture that the shop shows. npm run shop -- check reports a missing one. */
const shown = [
  ...products.map(({ name, picture }) => [name, picture] as const),
  ...categories.map(({ name, slug }) => [`the banner of ${name}`, `banner-${slug}`] as const),
  ...["hero", "hero-mobile", "heritage", "placeholder", "making-1", "making-2", "making-3"].map(
    (key) => [`the ${key}`, key] as const,
  ),
].filter(([, key]) => pictureKeyOf(key) === key);

test.each(shown)("%s has its picture as AVIF and once as WebP, its measures and its words", async (_name, key) => {
  expect(keys).toContain(key);
  const { sources, src, width, height, alt } = pictureOf(key, "en");
  expect(sources.map(({ type }) => type)).toEqual(["image/avif"]);
  expect(alt).not.toBe("");
  const offered = [...(sources[0]?.srcSet ?? "").matchAll(/(\S+) (\d+)w/g)].map(([, path, wide]) => [path, wide]);
  expect(offered).toHaveLength(widthsOf(key).length);
  for (const [path = "", wide] of [...offered, [src, /-(\d+)\./.exec(src)?.[1]]]) {
    const { format, width: actual, height: tall = 0, compression } = await sharp(`public${path}`).metadata();
    const type = format === "heif" && compression === "av1" ? "avif" : format;
    expect(type).toBe(path === src ? "webp" : "avif");
    expect(actual).toBe(Number(wide));
    // To the pixel that rounding takes.
    expect(Math.abs(tall - (Number(wide) * height) / width)).toBeLessThanOrEqual(1);
  }
});

test("every pack of a product is shown, and is that product's second picture for machines", () => {
  const packs = products.filter(({ slug }) => packFactsOf(slug));
  // The pack of a product that is no longer sold stays.
  const sold = products.map(({ slug }) => packKeyOf(slug));
  expect(packs.map(({ slug }) => packKeyOf(slug)).sort()).toEqual(keys.filter((key) => sold.includes(key)).sort());
  for (const product of packs) {
    expect(packFiles(product).src).toContain(`/${packKeyOf(product.slug)}-`);
    expect(packFiles(product).name).toBe(pictureKeyOf(product.picture));
  }
});

test("every picture that was delivered has its master and every master is delivered: what the manifest and the photos name, no file more and none less", () => {
  expect(masterKeys()).toEqual(Object.keys(record).sort());
  const promised = keys.flatMap((key) => filesOf(key, hashOf(key)));
  expect(readdirSync(picturesFolder).sort(), RUN).toEqual(promised.sort());
});

test.each(Object.keys(record))("%s is made from the master and the widths that stand here today", (key) => {
  const { master, recipe } = record[key] ?? {};
  expect({ master, recipe }, `${key} is stale: ${RUN}`).toEqual(sourceOf(key));
});

test.each(keys)("%s is within its bytes in every file", (key) => {
  for (const { width, format, kilobytes } of sizesOf(key)) {
    const file = `${key}-${width}.${hashOf(key)}.${format}`;
    expect(bytesOf(file), file).toBeLessThanOrEqual(kilobytes * 1024);
  }
});

test("what is delivered is at most 45 KB for a card on two device pixels, and 90 KB for the hero and all else above a phone's fold", () => {
  const avif = (key: string, width: number) => bytesOf(`${key}-${width}.${hashOf(key)}.avif`) / 1024;
  for (const { picture } of products) expect(avif(pictureKeyOf(picture), 800), picture).toBeLessThanOrEqual(45);
  for (const width of widthsOf("hero-mobile")) expect(avif("hero-mobile", width)).toBeLessThanOrEqual(90);
  for (const { slug, products: sold } of categories) {
    const [banner, first] = [pictureKeyOf(`banner-${slug}`), pictureKeyOf(sold[0]?.picture ?? "")];
    expect(avif(banner, 800) + avif(first, 800), slug).toBeLessThanOrEqual(90);
  }
});

test("a new product without a picture gets its category's, and one in a new category the placeholder", () => {
  const [category] = categories.filter(({ slug }) => keys.includes(`banner-${slug}`));
  if (category) expect(pictureOf(pictureByName("Zzz", category.name), "en").name).toBe(`banner-${category.slug}`);
  expect(pictureOf(pictureByName("Zzz", "Zzz"), "en").name).toBe("placeholder");
  expect(pictureOf("toString", "en").name).toBe("placeholder");
});

test("a page is offered the widths that it asks for, and the nearest where a picture has none of them", () => {
  const widths = (key: string, range?: { from?: number; to?: number }) =>
    [...(pictureFiles(key, range).sources[0]?.srcSet ?? "").matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  const [square = ""] = products.map(({ picture }) => picture).filter((key) => keys.includes(key));
  expect(widths(square)).toEqual(widthsOf(square));
  expect(widths(square, { from: 320, to: 800 })).toEqual(widthsOf(square).filter((each) => each >= 320 && each <= 800));
  expect(widths("hero", { to: 1 })).toEqual(widthsOf("hero").slice(0, 1));
});

test("the hero is wide from the given width on, and upright below", () => {
  const { sources, ...image } = heroPicture("48rem", "en");
  expect(sources.map(({ media, type }) => `${type} ${media}`)).toEqual([
    "image/avif (min-width: 48rem)",
    "image/webp (min-width: 48rem)",
    "image/avif undefined",
  ]);
  expect([...sources, image].map(({ width, height }) => width > height)).toEqual([true, true, false, false]);
});

/* The labels of the packs that are drawn: what the law requires is on each. A pack in a photo has its own. */
const slugs = productSlugs().filter((slug) => productTexts[slug]?.pictureDrawn && packFactsOf(slug));
const wordsOf = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, line]) => line).join(" ");

test.each(slugs)(
  "the label of %s names the product, its weight, its maker and its best before, in ink or rice that can be read on its ground",
  (slug) => {
    const { name, otherName, grams, colour, label, maker } = labelFacts(slug);
    const svg = labelSvg(slug);
    const facts = [
      `Net weight ${grams} g`,
      `FSSAI ${maker.fssai.number}`,
      `Best before: ${label.bestBeforeMonths} months`,
    ];
    for (const words of [escaped(name), escaped(otherName), escaped(maker.legalName), ...facts])
      expect(wordsOf(svg)).toContain(words);
    for (const drawn of [`fill="${colour}"`, `color="${typeOn(colour)}"`]) expect(svg).toContain(drawn);
    expect(contrast(typeOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
    expect(svg.match(/lang="ta"/g)?.length).toBeGreaterThan(0);
  },
);

test("no two drawn packs have the same kolam", () => {
  expect(new Set(slugs.map((slug) => kolamOf(slug).path)).size).toBe(slugs.length);
});

/* The cards that other sites show of the shop's own pages. */
const cards = readCardRecord();
/** A card whose page has other words by now is not shown; it is made anew when the owner runs the command. */
const isShown = (key: string) => JSON.stringify(cards[key]?.words) === JSON.stringify(shareCardWords()[key]);

test("the cards that are shown are made by the design that stands here today", async () => {
  const shown = (await readShareCards()).filter(({ key }) => isShown(key));
  // Another design makes every card stale; a category's new colours or an owner's photo only some.
  const current = shown.filter((card) => cards[card.key]?.source === cardSource(card));
  expect(shown.length === 0 || current.length > 0, `Every card is stale: ${RUN}`).toBe(true);
});

test("the cards on disk are the ones the shop names, 1200 x 630 and light enough for a messenger", async () => {
  const named = Object.entries(cards).map(([key, { hash }]) => `${key}.${hash}.jpg`);
  expect(readdirSync(cardsFolder).sort(), RUN).toEqual(named.sort());
  for (const file of named) {
    expect(statSync(join(cardsFolder, file)).size).toBeLessThan(CARD_KB * 1024);
    const { width, height, format } = await sharp(join(cardsFolder, file)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  }
});

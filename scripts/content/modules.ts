import {
  type LiveFacts,
  madeOfShop,
  peopleOfShop,
  textsOfProduct,
  textsOfShop,
  translatedOfShop,
} from "#lib/shop/content/content-types.ts";
import { palette, typeOn } from "#lib/shop/content/palette.ts";
import { withNames } from "#lib/shop/content/promotion-problems.ts";
import { isOwnPromotion } from "#lib/shop/content/promotion-schema.ts";
import { DEFAULT_LANGUAGE, forOthers } from "#lib/shop/language/language.ts";
import { inLanguage, type Words } from "#lib/shop/language/words.ts";
import { tellingWords } from "#lib/shop/search/spelling.ts";
import { type Pictures, picturesModule, type ShareCards } from "./pictures.ts";
import type { Content } from "./read.ts";
import { PROMISED } from "./sample-facts.ts";

const HEAD = "/* Made from the shop's content by scripts/content.ts: never edit it by hand. */\n";
/** A module of constants. The types of content-types.ts in it are imported. */
function moduleOf(constants: Record<string, [type: string, value: unknown]>): string {
  const types = Object.values(constants)
    .flatMap(([type]) => type.match(/\b(?!Record\b)[A-Z]\w+/g) ?? [])
    .sort();
  const imported = `import type { ${[...new Set(types)].join(", ")} } from "#lib/shop/content/content-types.ts";\n`;
  const written = Object.entries(constants).map(
    ([name, [type, value]]) => `export const ${name}: ${type} = ${JSON.stringify(value, null, 1)};\n`,
  );
  return [HEAD, ...(types.length > 0 ? [imported] : []), ...written].join("");
}

/** The record with these of its facts alone. Each of them keeps its name. */
const pick = <Record extends object, Fact extends keyof Record>(record: Record, ...facts: Fact[]) =>
  Object.fromEntries(facts.map((fact) => [fact, record[fact]])) as Pick<Record, Fact>;

/** What the browser needs of a product; the rest of its record stays on the server. */
const forBrowser = (product: Content["products"][number]) =>
  pick(product, "slug", "name", "names", "categorySlug", "grams", "picture");

/** What is made of each record, by its slug. */
const bySlug = <One extends { slug: string }, Made>(
  records: One[],
  made: (record: One) => Made,
): Record<string, Made> => Object.fromEntries(records.map((record) => [record.slug, made(record)]));

/** The facts that an owner may change without a build, as the files have them: on the server alone. */
const liveFacts = ({ shop, products, promotions }: Content): LiveFacts => ({
  version: 0,
  prices: bySlug(products, ({ price }) => price),
  cards: bySlug(products, ({ cardLine }) => cardLine.en),
  hidden: products.filter(({ hidden }) => hidden).map(({ slug }) => slug),
  promotions: promotions.filter((row) => !isOwnPromotion(row)).map((row) => withNames(row, products)),
  notice: shop.notice,
  kitchen: shop.kitchen,
  photos: {},
});

/** So many letters of names, each with two for its margins, have room in the header of a narrow laptop. */
const ROOM = 42;

/** The first categories of a list whose names have room beside each other. */
export const thatFit = <Named extends { name: string }>(categories: Named[]): Named[] =>
  categories.filter((_, n) => categories.slice(0, n + 1).reduce((sum, { name }) => sum + name.length + 2, 0) <= ROOM);

/**
 * The facts as modules that the shop imports.
 * @returns the text of each file. shop.ts, catalogue.ts and search.ts go to the browser, each where it is needed;
 *   texts.ts stays on the server
 */
export function contentModules(content: Content, pictures: Pictures, cards: ShareCards): Record<string, string> {
  const { shop, categories, products, promotions } = content;
  const shown = { ...shop };
  for (const fact of PROMISED)
    if (shop.samples?.some((sample) => sample === fact)) Object.assign(shown, { [fact]: null });
  const apart: string[] = [...textsOfShop, ...peopleOfShop, ...madeOfShop, "deliverTo"];
  const facts = Object.fromEntries(Object.entries(shown).filter(([fact]) => !apart.includes(fact)));
  const shopFacts = { ...inLanguage(DEFAULT_LANGUAGE, facts), names: shown.names };
  const { samples = [], search } = shown;
  const inHeader = thatFit(categories.filter((category) => category.inHeader));
  const hasMore = categories.some((each) => each.inHeader && !inHeader.includes(each));
  // The longest pattern is the most specific: 'garlic.*idli' comes before 'garlic' and before 'idli'.
  const patterns = products
    .flatMap(({ picture, namePatterns }) => namePatterns.map((pattern): [string, string] => [pattern, picture]))
    .sort(([a], [b]) => b.length - a.length);
  return {
    "shop.ts": moduleOf({
      shopFacts: ["ShopFacts", { ...shopFacts, ...(hasMore && { hasMore: true as const }) }],
    }),
    "category-links.ts": moduleOf({
      categoryLinks: [
        "CategoryLink[]",
        categories.map((category) => ({
          ...pick(category, "slug", "names"),
          inHeader: inHeader.includes(category),
        })),
      ],
    }),
    "delivery.ts": moduleOf({
      deliverTo: ["{ isOnly: boolean; states: string[]; withoutPincodes: string[] }", shown.deliverTo],
    }),
    "catalogue.ts": moduleOf({
      categoryRecords: [
        "BrowserCategory[]",
        categories.map((category) => ({
          ...pick(category, "slug", "name", "names", "aliases"),
          description: category.description.en,
        })),
      ],
      productRecords: ["BrowserProduct[]", products.map(forBrowser)],
      namePatterns: ["[pattern: string, picture: string][]", patterns],
    }),
    "promotions.ts": moduleOf({ promotions: ["readonly Promotion[]", promotions.filter(isOwnPromotion)] }),
    "live.ts": moduleOf({ filedFacts: ["LiveFacts", liveFacts(content)] }),
    "search.ts": moduleOf({
      searchExamples: ["string[]", search.examples],
      sameWords: ["string[][]", search.sameWords],
      searchWords: ["Record<string, string[]>", bySlug(products, ({ searchWords }) => searchWords)],
      labelWords: [
        "Record<string, string>",
        bySlug(products, ({ label }) => tellingWords([...label.ingredients.en, ...label.allergens]).join(" ")),
      ],
    }),
    "texts.ts": moduleOf({
      shopTexts: ["ShopTexts & ShopTranslations", pick(shown, ...textsOfShop, ...translatedOfShop)],
      categoryTexts: [
        "Record<string, CategoryTexts>",
        bySlug(categories, (each) => pick(each, "description", "searchTitle", "searchDescription", "changedOn")),
      ],
      people: ["ShopPeople", pick(shown, ...peopleOfShop)],
      sampleNames: ["readonly string[]", samples],
      productTexts: ["Record<string, ProductTexts>", bySlug(products, (product) => pick(product, ...textsOfProduct))],
      pictureWords: ["Record<string, Words>", pictureWords(content)],
    }),
    "cards.ts": moduleOf({
      shareCardData: [
        "Record<string, { hash: string; words: ShareCardWords; file?: string }>",
        Object.fromEntries(Object.entries(cards).map(([key, card]) => [key, pick(card, "hash", "words", "file")])),
      ],
    }),
    "pictures.ts": HEAD + picturesModule(pictures),
    "colours.css":
      HEAD +
      DEFAULT_COLOURS +
      categories.map(({ slug, colours }) => coloursOf(slug, colours)).join("") +
      `[data-colour] {\n  --type: ${palette.rice};\n}\n` +
      products.map(productColours).join(""),
  };
}

/** What each picture shows, by its key. */
function pictureWords({ shop, categories, products }: Content): Record<string, Words> {
  const { hero, heritageAlt, making } = shop;
  const steps = making.steps.en.map(({ alt }, index) => {
    const others = forOthers((language) => making.steps[language]?.[index]?.alt);
    return alt ? [[`making-${index + 1}`, { [DEFAULT_LANGUAGE]: alt, ...others }]] : [];
  });
  return Object.fromEntries([
    ["hero", hero.alt],
    ["hero-mobile", hero.altOnPhones],
    ["heritage", heritageAlt],
    ...categories.map(({ slug, bannerAlt }) => [`banner-${slug}`, bannerAlt]),
    ...products.map(({ picture, pictureAlt }) => [picture, pictureAlt]),
    ...steps.flat(),
  ]);
}

/**
 * Each category owns a deep and a light colour; everything inside it takes its ground, border and text from the pair.
 * These are for what belongs to no category. They are in this file because what makes layers work in old browsers
 * raises each rule of the style sheet proper over all rules of this one.
 */
const DEFAULT_COLOURS = ":where([data-category]) {\n  --deep: var(--color-tamarind);\n  --light: #f3e3d0;\n}\n";

const coloursOf = (slug: string, { deep, light }: { deep: string; light: string }) =>
  `[data-category="${slug}"] {\n  --deep: ${deep};\n  --light: ${light};\n}\n`;

/** What stands in a product's colour (`data-colour`): its ground, and its words in ink or rice. */
const productColours = ({ slug, colour }: { slug: string; colour: string }) =>
  `[data-colour="${slug}"] {\n  --field: ${colour};\n${typeOn(colour) === palette.rice ? "" : `  --type: ${typeOn(colour)};\n`}}\n`;

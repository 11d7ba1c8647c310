import type { LiveFacts } from "#lib/shop/content/content-types.ts";
import { fssaiNames } from "#lib/shop/content/fssai-names.ts";
import type { ProductRecord } from "#lib/shop/content/product-schema.ts";
import { withNames } from "#lib/shop/content/promotion-problems.ts";
import { isOwnPromotion } from "#lib/shop/content/promotion-schema.ts";
import { palette, typeOn } from "#lib/shop/palette.ts";
import { tellingWords } from "#lib/shop/search/telling-words.ts";
import { cardsModule, type ShareCards } from "./cards.ts";
import { type Pictures, picturesModule } from "./pictures.ts";
import type { Content } from "./read.ts";
import { PROMISED } from "./sample-facts.ts";
import { tamilTexts } from "./tamil-texts.ts";

const HEAD = "/* Made from the shop's content by scripts/content.ts: never edit it by hand. */\n";
const constant = (name: string, type: string, value: unknown) =>
  `export const ${name}: ${type} = ${JSON.stringify(value, null, 1)};\n`;

/** The record with these of its facts alone. Each of them keeps its name. */
const pick = <Record extends object, Fact extends keyof Record>(record: Record, ...facts: Fact[]) =>
  Object.fromEntries(facts.map((fact) => [fact, record[fact]])) as Pick<Record, Fact>;

/** What the browser needs of a product; the rest of its record stays on the server. */
const forBrowser = (product: Content["products"][number]) =>
  pick(product, "slug", "name", "tamilName", "categorySlug", "grams", "picture");

/** What the server alone needs of it. */
const forServer = (product: ProductRecord) =>
  pick(
    product,
    "changedOn",
    "colour",
    "cardLine",
    "description",
    "searchDescription",
    "taste",
    "use",
    "howToUse",
    "recipe",
    "pairsWith",
    "pictureDrawn",
    "everydayNames",
    "hsn",
    "gstRate",
    "label",
  );

/** The facts that an owner may change without a build, as the files have them: on the server alone. */
const liveFacts = ({ shop, products, promotions }: Content): LiveFacts => ({
  version: 0,
  prices: Object.fromEntries(products.map(({ slug, price }) => [slug, price])),
  cards: Object.fromEntries(products.map(({ slug, cardLine }) => [slug, cardLine])),
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
 * @returns the text of each file. shop.ts, catalogue.ts and search.ts go to the browser, each where it is needed; texts.ts stays
 * on the server
 */
export function contentModules(content: Content, pictures: Pictures, cards: ShareCards): Record<string, string> {
  const { shop, categories, products, promotions } = content;
  const withheld = PROMISED.filter((fact) => shop.samples?.some((sample) => sample === fact)).map((fact) => [
    fact,
    null,
  ]);
  const shown: typeof shop = { ...shop, ...Object.fromEntries(withheld) };
  const { $schema: _, samples = [], search, tamil: __, gstRates: ___, notice: _n, kitchen: _k, ...known } = shown;
  const { consumerCare, grievanceOfficer, importer, maker, packer, ...facts } = known;
  const { changedOn, description, dishes, heritageAlt, hero, making, policies, searchTitle, story, ...others } = facts;
  const { tax, gstin, billSeries, deliverTo, fssai, ...shownFacts } = others;
  const named = fssai && { number: fssai.number, ...fssaiNames[fssai.kind] };
  const inHeader = thatFit(categories.filter((category) => category.inHeader));
  const hasMore = categories.some((each) => each.inHeader && !inHeader.includes(each));
  // The longest pattern is the most specific: 'garlic.*idli' comes before 'garlic' and before 'idli'.
  const patterns = products
    .flatMap(({ picture, namePatterns }) => namePatterns.map((pattern): [string, string] => [pattern, picture]))
    .sort(([a], [b]) => b.length - a.length);
  return {
    "shop.ts": [
      HEAD,
      'import type { ShopFacts } from "#lib/shop/content/content-types.ts";\n',
      constant("shopFacts", "ShopFacts", { ...shownFacts, fssai: named, ...(hasMore && { hasMore: true as const }) }),
    ].join(""),
    "category-links.ts": [
      HEAD,
      'import type { CategoryLink } from "#lib/shop/content/content-types.ts";\n',
      constant(
        "categoryLinks",
        "CategoryLink[]",
        categories.map((category) => ({
          ...pick(category, "slug", "name", "tamilName"),
          inHeader: inHeader.includes(category),
        })),
      ),
    ].join(""),
    "delivery.ts":
      HEAD + constant("deliverTo", "{ isOnly: boolean; states: string[]; withoutPincodes: string[] }", deliverTo),
    "catalogue.ts": [
      HEAD,
      'import type { BrowserCategory, BrowserProduct } from "#lib/shop/content/content-types.ts";\n',
      constant(
        "categoryRecords",
        "BrowserCategory[]",
        categories.map((category) => pick(category, "slug", "name", "tamilName", "description", "aliases")),
      ),
      constant("productRecords", "BrowserProduct[]", products.map(forBrowser)),
      constant("namePatterns", "[pattern: string, picture: string][]", patterns),
    ].join(""),
    "promotions.ts": [
      HEAD,
      'import type { Promotion } from "#lib/shop/content/content-types.ts";\n',
      constant("promotions", "readonly Promotion[]", promotions.filter(isOwnPromotion)),
    ].join(""),
    "live.ts": [
      HEAD,
      'import type { LiveFacts } from "#lib/shop/content/content-types.ts";\n',
      constant("filedFacts", "LiveFacts", liveFacts(content)),
    ].join(""),
    "search.ts": [
      HEAD,
      constant("searchExamples", "string[]", search.examples),
      constant("sameWords", "string[][]", search.sameWords),
      constant(
        "searchWords",
        "Record<string, string[]>",
        Object.fromEntries(products.map(({ slug, searchWords }) => [slug, searchWords])),
      ),
      constant(
        "labelWords",
        "Record<string, string>",
        Object.fromEntries(
          products.map((product) => [
            product.slug,
            tellingWords([...product.label.ingredients, ...product.label.allergens]).join(" "),
          ]),
        ),
      ),
    ].join(""),
    "texts.ts": [
      HEAD,
      'import type { CategoryTexts, ProductTexts, ShopPeople, ShopTexts, TamilTexts } from "#lib/shop/content/content-types.ts";\n',
      constant("shopTexts", "ShopTexts", {
        changedOn,
        description,
        dishes,
        heritageAlt,
        hero,
        making,
        policies,
        searchTitle,
        story,
        tax,
        gstin,
        billSeries,
      }),
      constant(
        "categoryTexts",
        "Record<string, CategoryTexts>",
        Object.fromEntries(
          categories.map((category) => [
            category.slug,
            pick(category, "description", "searchTitle", "searchDescription", "changedOn"),
          ]),
        ),
      ),
      constant("people", "ShopPeople", { consumerCare, grievanceOfficer, importer, maker, packer }),
      constant("sampleNames", "readonly string[]", samples),
      constant(
        "productTexts",
        "Record<string, ProductTexts>",
        Object.fromEntries(products.map((product) => [product.slug, forServer(product)])),
      ),
      constant("pictureWords", "Record<string, string>", {
        ...Object.fromEntries(categories.map(({ slug, bannerAlt }) => [`banner-${slug}`, bannerAlt])),
        ...Object.fromEntries(products.map(({ picture, pictureAlt }) => [picture, pictureAlt])),
        ...Object.fromEntries(making.steps.flatMap(({ alt }, index) => (alt ? [[`making-${index + 1}`, alt]] : []))),
      }),
      constant("tamilTexts", "TamilTexts", tamilTexts(content)),
    ].join(""),
    "cards.ts": HEAD + cardsModule(cards),
    "pictures.ts": HEAD + picturesModule(pictures),
    "colours.css":
      HEAD +
      DEFAULT_COLOURS +
      categories.map(({ slug, colours }) => coloursOf(slug, colours)).join("") +
      `[data-colour] {\n  --type: ${palette.rice};\n}\n` +
      products.map(productColours).join(""),
  };
}

/**
 * Each category owns a deep and a light colour; everything inside it takes its ground, border and text from the pair. These are for
 * what belongs to no category. They are in this file because what makes layers work in old browsers raises each rule of the style
 * sheet proper over all rules of this one.
 */
const DEFAULT_COLOURS = ":where([data-category]) {\n  --deep: var(--color-tamarind);\n  --light: #f3e3d0;\n}\n";

const coloursOf = (slug: string, { deep, light }: { deep: string; light: string }) =>
  `[data-category="${slug}"] {\n  --deep: ${deep};\n  --light: ${light};\n}\n`;

/** What stands in a product's colour (`data-colour`): its ground, and its words in ink or rice. */
const productColours = ({ slug, colour }: { slug: string; colour: string }) =>
  `[data-colour="${slug}"] {\n  --field: ${colour};\n${typeOn(colour) === palette.rice ? "" : `  --type: ${typeOn(colour)};\n`}}\n`;

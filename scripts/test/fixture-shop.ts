import { join, relative } from "node:path";
import { SECOND_LANGUAGE } from "#lib/shop/language/language.ts";
import { isPackKey, packKeyOf } from "#lib/shop/pictures/pack-key.ts";
import { generatedFolder, OWN_CONTENT } from "../content/folders.ts";
import { type Pictures, readPictures, readShareCards, type ShareCards } from "../content/pictures.ts";
import { readContent } from "../content/read.ts";
import { environment, projectRoot } from "../env.ts";
import { sizesOf } from "../pictures/recipes.ts";
import { writeFile } from "../write-file.ts";

/** The shop that the tests use: other names, other prices. A change of lib/content by the owner fails none of them. */
export const FIXTURE = "tests/fixture-shop";
/** Selects its modules in package.json's imports. */
const CONDITION = "--conditions=fixture-shop";

/** Makes this process and its children use the fixture shop. Call it before anything reads the shop's facts. */
export function chooseFixtureShop(): void {
  const variables = environment();
  variables.SHOP_CONTENT = FIXTURE;
  variables.BUILD_FOLDER = ".next-fixture-shop";
  variables.CONTENT_MODULES = relative(projectRoot, generatedFolder(FIXTURE));
  const options = variables.NODE_OPTIONS ?? "";
  if (!options.includes(CONDITION)) variables.NODE_OPTIONS = `${options} ${CONDITION}`.trim();
  const { content, problems } = readContent(FIXTURE);
  if (!content) throw new Error(problems.join("\n"));
  writeRecord("pictures.json", borrowedPictures(content.products, content.categories));
  writeRecord("share-cards.json", borrowedCards(content));
}

type Records = NonNullable<ReturnType<typeof readContent>["content"]>;

/**
 * The fixture shop shows the pictures of the real one under keys of its own: a second set would weigh as much as the
 * first. One product and one category stay without, and every other product without a picture of its pack.
 */
function borrowedPictures(products: Records["products"], categories: Records["categories"]): Pictures {
  const own = Object.entries(readPictures(OWN_CONTENT));
  const named = (pattern: RegExp) => own.filter(([key]) => pattern.test(key));
  const squares = own.filter(
    ([key, { width, height }]) => width === height && sizesOf(key) === sizesOf("a-product") && !isPackKey(key),
  );
  const packs = own.filter(([key]) => isPackKey(key));
  const borrowed: Pictures = {};
  let count = 0;
  const borrow = (key: string, from: typeof own) => {
    const [file, picture] = from[count++ % from.length] ?? [];
    if (picture) borrowed[key] = { ...picture, file };
  };
  for (const key of ["hero", "hero-mobile", "heritage", "placeholder", "making-1", "making-2", "making-3"])
    borrow(key, named(new RegExp(`^${key}$`)));
  for (const { picture } of products.slice(0, -1)) borrow(picture, squares);
  for (const [index, { slug }] of products.entries()) if (index % 2 === 0) borrow(packKeyOf(slug), packs);
  for (const { slug } of categories.slice(0, -1)) borrow(`banner-${slug}`, named(/^banner-/));
  return borrowed;
}

/**
 * The same of the cards that other sites show of a page: the home page's and each product's. A category shows the home
 * page's.
 */
function borrowedCards({ shop, products }: Records): ShareCards {
  const own = Object.entries(readShareCards(OWN_CONTENT));
  const prices = products.map(({ price }) => price);
  const weights = products.map(({ grams }) => grams);
  const words = {
    home: {
      brand: shop.tagline.en,
      name: shop.name,
      otherName: shop.names[SECOND_LANGUAGE],
      price: `from ₹${Math.min(...prices)}`,
      weight: `per pack of ${Math.min(...weights)} g to ${Math.max(...weights) / 1000} kg`,
    },
    ...Object.fromEntries(
      products.map(({ slug, name, names, price, grams }) => [
        slug,
        { brand: shop.name, name, otherName: names[SECOND_LANGUAGE], price: `₹${price}`, weight: `for ${grams} g` },
      ]),
    ),
  };
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, onCard], index) => {
      const [file, card] = own[index % own.length] ?? [];
      return card ? [[key, { ...card, words: onCard, file }]] : [];
    }),
  );
}

/** Left alone where it would not change: a test run that is watched would else begin again. */
const writeRecord = (name: string, record: unknown) =>
  writeFile(join(projectRoot, FIXTURE, name), `${JSON.stringify(record, null, 2)}\n`);

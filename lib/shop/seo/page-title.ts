import type { Category, Product } from "#lib/shop/catalogue/catalogue.ts";
import { categoryTextsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { pricesText } from "#lib/shop/catalogue/packs.ts";
import { weightText } from "#lib/shop/catalogue/weights.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { shop } from "#lib/shop/shop.ts";
import { searchTitle } from "#lib/shop/shop-texts.ts";
import { packs } from "#texts/en/packs.ts";

/** So many letters of a title are shown by a search engine; a Tamil letter with its signs counts as one. */
export const TITLE_LETTERS = 65;
const segmenter = new Intl.Segmenter("ta", { granularity: "grapheme" });

/** How many letters a reader sees in a text. */
export const lettersOf = (text: string): number => [...segmenter.segment(text)].length;

/** The title of the home page: the shop's name, and what people type who look for such a shop. */
export const homeTitle = `${shop.name}: ${searchTitle}`;

/** 'Hill Tea (மலைத் தேயிலை), 200g at ₹200 | Shop' for search engines, or the most of it that is shown whole. */
export function productTitle({ name, tamil, grams, price }: Product): string {
  return longest(`${name} (${tamil})`, `, ${weightText(grams)} at ${rupees(price)}`);
}

/** The same for a category: what people type who look for it, its Tamil name and its prices. */
export function categoryTitle({ slug, tamil, products }: Category): string {
  const prices = pricesText(translate(packs), products);
  const [first] = products;
  const isOne = products.every(({ grams, price }) => grams === first?.grams && price === first.price);
  return longest(
    `${categoryTextsOf(slug).searchTitle} (${tamil})`,
    isOne && first ? `, ${weightText(first.grams)} at ${prices}` : `, ${prices}`,
  );
}

/** The names are always whole; the shop's name goes first, since search engines show it beside the title anyway. */
function longest(names: string, price: string): string {
  const end = ` | ${shop.name}`;
  const choices = [names + price + end, names + price, names + end];
  return choices.find((title) => lettersOf(title) <= TITLE_LETTERS) ?? names;
}

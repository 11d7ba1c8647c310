import type { Category, Product } from "#lib/shop/catalogue/catalogue.ts";
import { categoryTextsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { otherName } from "#lib/shop/catalogue/names.ts";
import { pricesText } from "#lib/shop/catalogue/packs.ts";
import { weightText } from "#lib/shop/catalogue/weights.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { shopTextsIn } from "#lib/shop/facts/shop-texts.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { translateIn } from "#lib/shop/language/translate-in.ts";
import { langOf } from "#lib/shop/language/words.ts";
import { seo } from "#texts/en/seo.ts";

/** So many letters of a title are shown by a search engine; a Tamil letter with its signs counts as one. */
export const TITLE_LETTERS = 65;
const segmenter = new Intl.Segmenter("ta", { granularity: "grapheme" });

/** How many letters a reader sees in a text. */
export const lettersOf = (text: string): number => [...segmenter.segment(text)].length;

/** The title of the home page: the shop's name, and what people type who look for such a shop. */
export function homeTitle(language: Language): string {
  return `${shop.names[language]}: ${shopTextsIn(language).searchTitle}`;
}

/** A weight and its price. */
const packText = (language: Language, grams: number, price: string): string =>
  translateIn(language, seo)("pack", { weight: weightText(grams, language), price });

/**
 * 'Hill Tea (மலைத் தேயிலை), 200g at ₹200 | Shop' for search engines, or the most of it that is shown whole. On a page
 * in Tamil the Tamil name goes first.
 */
export function productTitle(product: Product, language: Language): string {
  const pack = `, ${packText(language, product.grams, rupees(product.price))}`;
  return longest(`${product.names[language]} (${otherName(language, product).text})`, pack, language);
}

/** The same for a category: what people type who look for it, its Tamil name and its prices. */
export function categoryTitle({ slug, names, products }: Category, language: Language): string {
  const prices = pricesText(language, products);
  const [first] = products;
  const isOne = products.every(({ grams, price }) => grams === first?.grams && price === first.price);
  const texts = categoryTextsOf(slug, language);
  // A title has no mark for another language: without a translation it is the category's name.
  const searchTitle = langOf(texts, "searchTitle") ? names[language] : texts.searchTitle;
  return longest(
    `${searchTitle} (${otherName(language, { names }).text})`,
    isOne && first ? `, ${packText(language, first.grams, prices)}` : `, ${prices}`,
    language,
  );
}

/** The names are always whole; the shop's name goes first, since search engines show it beside the title anyway. */
function longest(names: string, price: string, language: Language): string {
  const end = ` | ${shop.names[language]}`;
  const choices = [names + price + end, names + price, names + end];
  return choices.find((title) => lettersOf(title) <= TITLE_LETTERS) ?? names;
}

import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { sameWords, searchWordsOf } from "./search-words.ts";

/** Fewer letters than this could begin any word. */
const SHORTEST_BEGINNING = 3;

/** Lower case, one spelling of each letter, single spaces. */
function plain(text: string): string {
  return text.normalize("NFC").toLowerCase().trim().replace(/\s+/g, " ");
}

/**
 * What a query may also have meant: each known word in it, one after the other, is replaced by each word of its row. The rows
 * are in lib/content/shop.json: the spelling of the shop, other spellings, the Tamil word in Latin letters, the English, the Hindi.
 */
function readings(query: string): string[] {
  let asked = [query];
  for (const row of sameWords) {
    asked = asked.flatMap((text) => {
      const typed = row.find((word) => text.includes(word));
      return typed === undefined ? [text] : row.map((word) => text.replace(typed, word));
    });
    const begun = query.length >= SHORTEST_BEGINNING && row.some((word) => word.startsWith(query));
    if (begun) asked.push(...row);
  }
  return asked;
}

/**
 * The products that a query finds, in their own order; all of them for an empty one. A product is found by any part of
 * its name, English (the part before a colon, or the whole) or Tamil, and by what people call it otherwise.
 */
export function searchProducts<T extends Pick<Product, "slug" | "name" | "tamil">>(products: T[], query: string): T[] {
  const asked = readings(plain(query));
  return products.filter(({ slug, name, tamil }) => {
    const names = [plain(name), plain(name.split(":")[0] ?? name), plain(tamil)];
    return asked.some((text) => names.some((found) => found.includes(text)) || isCalled(searchWordsOf(slug), text));
  });
}

/** Returns true when one of these words, or a word in one of them, begins with the text. */
function isCalled(words: string[], text: string): boolean {
  return text.length >= SHORTEST_BEGINNING && words.some((word) => ` ${word}`.includes(` ${text}`));
}

import { slugOf } from "#lib/shop/content/slug.ts";
import { editDistance } from "#lib/shop/language/edit-distance.ts";
import type { Searched } from "./search-index.ts";
import { searchWordsOf } from "./search-words.ts";
import { LONGEST_QUERY, spellingOf, wordsOf } from "./spelling.ts";

/** So many letters of a slug, and of a word, may be mistyped, as a part of its length. */
const MOST_WRONG = 0.4;
const MOST_WRONG_IN_WORD = 0.28;
/** So many products are similar, at most. */
const MOST_SIMILAR = 3;
/** Shorter words are near to too many others. */
const SHORTEST_WORD = 6;

/** The few products with a name like this one, for a query that finds nothing. */
export function similarProducts<T extends Searched>(text: string, products: T[]): T[] {
  const typed = text.trimStart().slice(0, LONGEST_QUERY);
  const slug = slugOf(typed);
  const words = spelledWords(typed).filter(({ length }) => length >= SHORTEST_WORD);
  return products
    .map((product) => {
      const names = [product.name, ...searchWordsOf(product.slug)].flatMap(spelledWords);
      const inWord = Math.min(...words.flatMap((word) => names.map((name) => wrongPart(word, name))));
      const whole = wrongPart(slug, product.slug);
      return { product, wrong: Math.min(whole, inWord), near: whole <= MOST_WRONG || inWord <= MOST_WRONG_IN_WORD };
    })
    .filter(({ near }) => near)
    .sort((one, other) => one.wrong - other.wrong)
    .slice(0, MOST_SIMILAR)
    .map(({ product }) => product);
}

const spelledWords = (text: string): string[] => wordsOf(text).map(spellingOf);

const wrongPart = (typed: string, name: string): number => editDistance(typed, name) / Math.max(1, name.length);

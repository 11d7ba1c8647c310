import { findByWords } from "./query.ts";
import { type Searched, SearchIndex } from "./search-index.ts";
import { searchWordsOf } from "./search-words.ts";
import { keysOf, LONGEST_QUERY, wordsOf } from "./spelling.ts";

/**
 * The words of a query score up to 1 together. These outweigh them: a whole name, and the letters of a name as they
 * are.
 */
const WHOLE_NAME = 4;
const BEGINNING_OF_NAME = 2;
const BEGINNING_OF_WORD = 1;
const PART_OF_NAME = 0.5;
/** In more letters than these a plural's s and spaces don't matter. */
const SHORTEST_LOOSE = 3;

/**
 * A product that a query finds. `ofWords` is 1 for words of its name, half of that or less for a mistyped one or a
 * part, 0.2 for words of its card; `isWhole` means that it is called exactly so.
 */
type Ranked<T> = { product: T; score: number; ofWords: number; isWhole: boolean };

/**
 * A search over these products. It finds a product by any part of its name in any language; by its words in other
 * spellings, in Tamil or Latin script, and with a mistake; and by what people call it otherwise (lib/content).
 */
export function createSearch<T extends Searched>(products: T[]) {
  const index = new SearchIndex();
  const entries: { product: T; names: string[]; whole: Set<string> }[] = [];
  /**
   * Reads one more product; `find` reads those that are left at once. On an old phone all of them together would hold
   * up the letters that are being typed.
   * @returns whether any are left
   */
  const readNext = (): boolean => {
    const product = products[entries.length];
    if (!product) return false;
    index.add(product);
    entries.push({ product, names: namesOf(product), whole: wholeNamesOf(product) });
    return entries.length < products.length;
  };
  /** The products of a query, best first, each with what it scores and what its names alone do. */
  const rank = (typed: string): Ranked<T>[] => {
    while (readNext());
    const query = typed.trimStart().slice(0, LONGEST_QUERY);
    const text = plain(query);
    const words = wordsOf(query);
    const scores = findByWords(index, words);
    const asked = keysOf(words.join(""));
    return entries
      .map(({ product, names, whole }) => {
        const ofWords = scores.get(product.slug) ?? 0;
        const isWhole = asked.some((key) => whole.has(key));
        const ofLetters = Math.max(...names.map((name) => letterScore(name, text)));
        return { product, ofWords, isWhole, score: ofWords + ofLetters + (isWhole ? WHOLE_NAME : 0) };
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
  };
  /** What finds the products of a query, best first; all of them in their own order for an empty query. */
  const find = (typed: string): T[] => (typed.trim() === "" ? products : rank(typed).map(({ product }) => product));
  return { find, rank, readNext };
}

/** Lower case, one spelling of each letter, single spaces. */
function plain(text: string): string {
  return text.normalize("NFC").toLowerCase().trim().replace(/\s+/g, " ");
}

/** How well the letters of a query, or of its singular, describe a name. */
function letterScore(name: string, text: string): number {
  if (name.startsWith(text)) return BEGINNING_OF_NAME;
  if (name.includes(` ${text}`)) return BEGINNING_OF_WORD;
  const parts = [text, text.length > SHORTEST_LOOSE ? text.replace(/s$/, "") : text];
  if (parts.some((part) => name.includes(part))) return PART_OF_NAME;
  const joined = text.replaceAll(" ", "");
  return joined.length > SHORTEST_LOOSE && name.replaceAll(" ", "").includes(joined) ? PART_OF_NAME : 0;
}

/** The names in whose letters a query is looked for. */
const namesOf = ({ names }: Searched): string[] => Object.values(names).map(plain);

/** All names of a product, each as one word: people join and split them as they like. */
function wholeNamesOf({ slug, name, names: inLanguages }: Searched): Set<string> {
  const names = [...Object.values(inLanguages), name.split(":")[0] ?? name, ...searchWordsOf(slug)];
  return new Set(names.flatMap((each) => keysOf(wordsOf(each).join(""))));
}

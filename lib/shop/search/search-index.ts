import MiniSearch, { type SearchOptions } from "minisearch";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { sameWords, searchWordsOf, shownWordsOf } from "./search-words.ts";
import { keysOf, wordsOf } from "./spelling.ts";

/** What a search reads of a product. */
export type Searched = Pick<Product, "slug" | "name" | "names">;

/** A part of a word counts from this length on: 'lamb' must not find kuzhambu. */
const SHORTEST_PART = 5;

/**
 * Where a word is found decides what it counts: in a name, among a product's other names, in a row of same words, on
 * its card.
 */
const weights = { name: 1, called: 0.9, alike: 0.8, parts: 0.5, shown: 0.2 };
type Field = keyof typeof weights;
const WORDS: Field[] = ["name", "called", "alike"];
/** A beginning or a part of a word, and a word with a mistake, count so much of it. */
const BEGUN = 0.8;
const MISTAKEN = 0.5;

/** What a word finds: the slugs of the products, and how well the word describes each, from 0 to 1. */
export type Found = Map<string, number>;

/** An index of products. Its fields hold keys (see spelling.ts), and it is asked for keys. */
export class SearchIndex {
  readonly #index = new MiniSearch({
    idField: "slug",
    fields: Object.keys(weights),
    tokenize: (keys) => keys.split(" "),
    processTerm: (key) => key,
  });
  /** Keyed once and not for each product. */
  readonly #rows = sameWords.map((row) => row.map(keyed));

  add(product: Searched): void {
    this.#index.add(recordOf(product, this.#rows));
  }

  /** The products that have this word. */
  word(key: string): Found {
    return this.#search(key, { fields: WORDS });
  }

  /** Those that have a word which begins with this. */
  beginning(key: string): Found {
    return this.#search(key, { fields: WORDS, prefix: true }, BEGUN);
  }

  /** Those whose name has this within a word. */
  part(key: string): Found {
    return key.length < SHORTEST_PART ? new Map() : this.#search(key, { fields: ["parts"], prefix: true });
  }

  /** Those whose card or label has a word which begins with this. */
  shown(key: string, prefix: boolean): Found {
    return this.#search(key, { fields: ["shown"], prefix }, BEGUN);
  }

  /** Those that have a long word which is this but for one letter. */
  similar(key: string): Found {
    return this.#search(key, { fields: WORDS, fuzzy: 1 }, MISTAKEN, (term) => isNear(key, term));
  }

  #search(key: string, options: SearchOptions, inexact = 1, counts = (_term: string) => true): Found {
    const found: Found = new Map();
    for (const { id, match } of this.#index.search(key, options))
      for (const [term, fields] of Object.entries(match))
        if (counts(term)) {
          const score = Math.max(...fields.map((field) => weights[field as Field])) * (term === key ? 1 : inexact);
          found.set(id, Math.max(score, found.get(id) ?? 0));
        }
    return found;
  }
}

/** A text as its words, and each word as its keys. */
type KeyedText = string[][];
const keyed = (text: string): KeyedText => wordsOf(text).map(keysOf);

function recordOf({ slug, names: inLanguages }: Searched, rows: KeyedText[][]): Record<string, string> {
  const names = Object.values(inLanguages).map(keyed);
  const alike = rows.filter((row) => row.some((text) => names.some(has(text))));
  const inNames = keysIn(names);
  return {
    slug,
    name: inNames.join(" "),
    called: keysIn(searchWordsOf(slug).map(keyed)).join(" "),
    alike: keysIn(alike.flat()).join(" "),
    parts: [...new Set(inNames.flatMap(endsOf))].join(" "),
    shown: keysIn([keyed(shownWordsOf(slug))]).join(" "),
  };
}

/** In a short word one letter makes another word, above all the first: 'badam' is not sadam. */
function isNear(key: string, term: string): boolean {
  const shortest = Math.min(key.length, term.length);
  return shortest > SHORTEST_PART || (shortest === SHORTEST_PART && key[0] === term[0]);
}

const keysIn = (texts: KeyedText[]): string[] => [...new Set(texts.flat(2))];

/** Returns true for a text that has these words one after the other. */
const has = (words: KeyedText) => (text: KeyedText) =>
  text.some((_, start) => words.every((keys, index) => keys.some((key) => text[start + index]?.includes(key))));

/** The ends of a word, without the word itself. */
function endsOf(key: string): string[] {
  return Array.from({ length: Math.max(0, key.length - SHORTEST_PART) }, (_, index) => key.slice(index + 1));
}

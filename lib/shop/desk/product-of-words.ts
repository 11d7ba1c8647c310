import { type Product, products } from "#lib/shop/catalogue/catalogue.ts";
import { createSearch } from "#lib/shop/search/search.ts";

/** What a run of words names, and what somebody should look at: '' where nothing else can be meant. */
export type Named = { product: Product; doubt: string };

/** A product has at most so many words in a message. */
const LONGEST_NAME = 4;
/** What a product must score by its names, of 1, to be meant at all, and to be meant to the letter. */
const MEANT = 0.4;
const SURE = 0.8;
/** Another one that scores so much of the best may be meant as well. Where more than one other may be, none is named. */
const NEAR = 0.7;
/** A shorter word counts as it is: 'the' begins no thenu. */
const SHORTEST_INEXACT = 5;

const search = createSearch(products);

/** A reader of one message: words that it has twice are looked up once. */
export function createNamer() {
  const runs = new Map<string, Named | null>();
  const meant = new Map<string, Set<string>>();

  /** The products that a word alone may mean. */
  function meantBy(word: string): Set<string> {
    const before = meant.get(word);
    if (before) return before;
    const isRead = word.length >= SHORTEST_INEXACT || search.isCalled(word);
    const found = isRead ? search.rank(word).filter(({ ofWords }) => ofWords >= MEANT) : [];
    const slugs = new Set(found.map(({ product }) => product.slug));
    meant.set(word, slugs);
    return slugs;
  }

  /** The product that has all these words in its names, or is called exactly so. */
  function productOf(words: string[]): Named | null {
    const [best, ...others] = search
      .rank(words.join(" "))
      .filter(({ product, isWhole }) => isWhole || words.every((word) => meantBy(word).has(product.slug)));
    if (!best || (!best.isWhole && best.ofWords < MEANT)) return null;
    const near = others.filter(({ score, isWhole }) => (best.isWhole ? isWhole : score >= NEAR * best.score));
    if (near.length > 1) return null;
    const [other] = near;
    if (other) return { product: best.product, doubt: `Or ${other.product.name}?` };
    return { product: best.product, doubt: best.isWhole || best.ofWords >= SURE ? "" : "The spelling is a guess." };
  }

  function named(words: string[]): Named | null {
    const key = words.join(" ");
    if (!runs.has(key)) runs.set(key, productOf(words));
    return runs.get(key) ?? null;
  }

  /**
   * Reads products out of words, the longest names first.
   * @returns the products in their order, and the words that name none
   */
  return (words: string[]): { products: Named[]; left: string[] } => {
    const found: Named[] = [];
    const left: string[] = [];
    for (let at = 0; at < words.length; ) {
      let length = Math.min(LONGEST_NAME, words.length - at);
      while (length > 1 && !named(words.slice(at, at + length))) length -= 1;
      const one = named(words.slice(at, at + length));
      if (one) found.push(one);
      else left.push(words[at] ?? "");
      at += length;
    }
    return { products: found, left };
  };
}

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

/** What a key was made to before, else made now. */
function memo<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as T;
  };
}

/** A reader of one message: words that it has twice are looked up once. */
export function createNamer() {
  /** The products that a word alone may mean. */
  const meantBy = memo((word) => {
    const isRead = word.length >= SHORTEST_INEXACT || search.isCalled(word);
    const found = isRead ? search.rank(word).filter(({ ofWords }) => ofWords >= MEANT) : [];
    return new Set(found.map(({ product }) => product.slug));
  });

  /** The product that has all these words in its names, or is called exactly so. */
  const named = memo((run): Named | null => {
    const words = run.split(" ");
    const [best, ...others] = search
      .rank(run)
      .filter(({ product, isWhole }) => isWhole || words.every((word) => meantBy(word).has(product.slug)));
    if (!best || (!best.isWhole && best.ofWords < MEANT)) return null;
    const near = others.filter(({ score, isWhole }) => (best.isWhole ? isWhole : score >= NEAR * best.score));
    if (near.length > 1) return null;
    const isSure = best.isWhole || best.ofWords >= SURE;
    const [doubt = isSure ? "" : "The spelling is a guess."] = near.map(({ product }) => `Or ${product.name}?`);
    return { product: best.product, doubt };
  });

  /**
   * Reads products out of words, the longest names first.
   * @returns the products in their order, and the words that name none
   */
  return (words: string[]): { products: Named[]; left: string[] } => {
    const found: Named[] = [];
    const left: string[] = [];
    for (let at = 0; at < words.length; ) {
      let length = Math.min(LONGEST_NAME, words.length - at);
      while (length > 1 && !named(words.slice(at, at + length).join(" "))) length -= 1;
      const one = named(words.slice(at, at + length).join(" "));
      if (one) found.push(one);
      else left.push(words[at] ?? "");
      at += length;
    }
    return { products: found, left };
  };
}

import { type Product, products } from "#lib/shop/catalogue/catalogue.ts";
import { createSearch } from "#lib/shop/search/search.ts";

/** More words than these are a sentence, and name no product. */
const MOST_WORDS = 8;
/** What a product must score by its names, of 1, to be meant at all, and to be meant to the letter. */
const MEANT = 0.4;
const SURE = 0.8;
/** Another one that scores so much of the best may be meant as well. Where more than one other may be, none is named. */
const NEAR = 0.7;
/** A shorter word counts only to the letter, which scores so much: 'the' begins no thenu. */
const SHORTEST_INEXACT = 5;
const EXACT = 0.9;

const search = createSearch(products);

/** Does a word alone name this product, among others? @param least what it must score */
const isMeant = (word: string, { slug }: Product, least = word.length < SHORTEST_INEXACT ? EXACT : MEANT): boolean => {
  return search.rank(word).some(({ product, ofWords }) => product.slug === slug && ofWords >= least);
};

/**
 * The product that words name, and what somebody should look at: nothing where nothing else can be meant. Null where they name none, or
 * more than two alike.
 */
export function productOf(words: string[]): { product: Product; doubts: string[] } | null {
  const [best, ...others] = words.length > MOST_WORDS ? [] : search.rank(words.join(" "));
  if (!best) return null;
  const { product, ofWords, isWhole, score } = best;
  const beside = isWhole ? [] : words.filter((word) => !isMeant(word, product));
  // A guessed spelling among other words names nothing: 'blue socks' is no sukku.
  if (beside.length > 0 && !words.some((word) => isMeant(word, product, EXACT))) return null;
  const near = others.filter((other) => other.score >= NEAR * score);
  if (near.length > 1 || (!isWhole && (ofWords < MEANT || beside.length === words.length))) return null;
  const doubts = [
    ...near.map((other) => `Or ${other.product.name}?`),
    isWhole || ofWords >= SURE ? "" : "The spelling is a guess.",
    beside.length > 0 ? `Beside it: ${beside.join(" ")}.` : "",
  ];
  return { product, doubts };
}

import { labelWords, sameWords, searchExamples, searchWords } from "#content/search.ts";
import { liveFacts } from "#lib/shop/catalogue/live-facts.ts";
import { tellingWords } from "./spelling.ts";

/**
 * `sameWords`: rows of words that mean the same to a search: the shop's word, Tamil in Latin letters, English, Hindi.
 * Other spellings of a word, and Tamil script, need no entry (spelling.ts). `searchExamples`: words that find
 * something.
 */
export { sameWords, searchExamples };

/** Other names of the product with this slug. */
export function searchWordsOf(slug: string): string[] {
  return searchWords[slug] ?? [];
}

/** The words of this product's card, ingredients and allergens, with blanks between them. */
export function shownWordsOf(slug: string): string {
  const card = liveFacts().cards?.[slug];
  return [...(card === undefined ? [] : tellingWords([card])), labelWords[slug] ?? ""].join(" ");
}

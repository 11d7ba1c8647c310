import { sameWords, searchExamples, searchWords, shownWords } from "#content/search.ts";

/**
 * `sameWords`: rows of words that mean the same to a search: the shop's word, Tamil in Latin letters, English, Hindi. Other
 * spellings of a word, and Tamil script, need no entry (spelling.ts). `searchExamples`: words that find something.
 */
export { sameWords, searchExamples };

/** Other names of the product with this slug. */
export function searchWordsOf(slug: string): string[] {
  return searchWords[slug] ?? [];
}

/** The words of this product's card, ingredients and allergens, with blanks between them. */
export function shownWordsOf(slug: string): string {
  return shownWords[slug] ?? "";
}

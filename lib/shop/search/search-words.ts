import { sameWords, searchExamples, searchWords } from "#content/search.ts";

/**
 * `sameWords`: rows of words that mean the same to a search: the shop's spelling, other spellings, Tamil in Latin letters,
 * English, Hindi. `searchExamples`: words that find something, shown when a search found nothing.
 */
export { sameWords, searchExamples };

/** Other names of the product with this slug. */
export function searchWordsOf(slug: string): string[] {
  return searchWords[slug] ?? [];
}

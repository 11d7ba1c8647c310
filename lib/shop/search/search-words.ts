import { sameWords, searchExamples, searchWords } from "#content/search.ts";

/** Rows of words that mean the same to a search: the shop's spelling, other spellings, Tamil in Latin letters, English, Hindi. */
/** Words that find something, for who found nothing. */
export { sameWords, searchExamples };

/** What people also call the product with this slug. */
export function searchWordsOf(slug: string): string[] {
  return searchWords[slug] ?? [];
}

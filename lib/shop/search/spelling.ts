import { latinOf } from "./tamil-letters.ts";

/** A sound has fewer letters than a spelling has. Shorter ones mean too many words: 'dill' would be til. */
const SHORTEST_SOUND = 4;

/** So much of a query is read, in characters. What a stranger types must not decide how long the server computes. */
export const LONGEST_QUERY = 100;
const LONGEST_WORD = 30;

/**
 * The words of a text, in small letters: runs of letters, their marks and digits. A stretched letter ('sooooup') counts
 * twice, and the end of a word that is longer than any is left out.
 */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\d]+/gu);
  return (words ?? []).map((word) => word.replace(/(\p{L})\1{2,}/gu, "$1$1").slice(0, LONGEST_WORD));
}

/**
 * Different spellings of a word become one: 'sambhar' and 'saambaar' are 'sambar', 'kulambu' and 'kuzhambu' are
 * 'kulambu', 'papads' is 'papad'. A word in Tamil script is written in Latin letters first.
 */
export function spellingOf(word: string): string {
  return spellings.reduce((text, [from, to]) => text.replace(from, to), latinOf(word));
}

/** In this order: each rule reads what the ones before it have left. */
const spellings: [RegExp, string][] = [
  // Plurals: chillies, papads.
  [/(..)ies$/, "$1y"],
  [/(..[^s])s$/, "$1"],
  [/^ye/, "e"],
  [/zh/g, "l"],
  [/sh/g, "s"],
  [/ph/g, "f"],
  [/ck/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c(?!h)/g, "k"],
  [/w/g, "v"],
  [/([bdfgjklmnprtv])h/g, "$1"],
  [/ee|y/g, "i"],
  [/[ou]+/g, "u"],
  [/ae|ei/g, "ai"],
  [/(\p{L})\1+/gu, "$1"],
];

/**
 * The sound of a word, as Tamil script writes it: that has one letter for p and b, one for t and d, one for k and g,
 * one for s, ch and j. So a Tamil name is found by its letters in Latin, however somebody writes them.
 */
function soundOf(spelling: string): string {
  return sounds.reduce((text, [from, to]) => text.replace(from, to), spelling);
}

const sounds: [RegExp, string][] = [
  [/ch|j/g, "s"],
  [/b|f/g, "p"],
  [/d/g, "t"],
  [/g|q/g, "k"],
  [/(\p{L})\1+/gu, "$1"],
];

/**
 * What the index has of a word, and a query looks for: the word, its spelling, and its sound where that tells words
 * apart.
 */
export function keysOf(word: string): string[] {
  const spelling = spellingOf(word);
  const sound = soundOf(spelling);
  return [...new Set([word, spelling, sound.length < SHORTEST_SOUND ? spelling : sound])];
}

/** Words of a sentence that say nothing of a product. */
const FILLING = new Set(
  "and are but for from into its nothing else one that the them they this with contains".split(" "),
);

/** The words of texts that tell of a product: each once, of three letters or more, without the filling ones. */
export const tellingWords = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap(wordsOf))].filter((word) => /^\p{L}[\p{L}\p{M}]{2,}$/u.test(word) && !FILLING.has(word));

/**
 * Returns true for a text that prints each telling word of a query, or a word that begins with it, in whatever
 * spelling.
 */
export function printsAll(text: string, query: string): boolean {
  const printed = wordsOf(text).flatMap(keysOf);
  const asked = tellingWords([query]);
  return (
    asked.length > 0 && asked.every((word) => keysOf(word).some((key) => printed.some((each) => each.startsWith(key))))
  );
}

import type { Found, SearchIndex } from "./search-index.ts";
import { keysOf, spellingOf } from "./spelling.ts";

/**
 * Fewer letters than these could begin any word: the last word of a query, which may still be typed, and those before
 * it.
 */
const SHORTEST_BEGINNING = { last: 3, other: 4 };
/** A word from this length on may have one mistake. */
const SHORTEST_MISTAKEN = 5;
/** Words that are written as one have at least so many letters each. */
const SHORTEST_JOINED = 3;
/** So many words are written as one at most. */
const MOST_JOINED = 3;

/**
 * What the words of a query find: the products that have all of them, in their names, else on their cards and labels.
 * Words that the shop doesn't know are left out; where no product has all the others, those are found that have the
 * rarest of them.
 */
export function findByWords(index: SearchIndex, words: string[]): Found {
  const readings = readingsOf(index, words);
  const wide = words.map((word, place) =>
    best([readings[0]?.[place] ?? new Map(), shownIn(index, word, isLast(words, place))]),
  );
  const inNames = words.every((word) => isName(index, word)) ? readings : [...readings, wide];
  const whole = [inNames, [wide]].map((some) => some.filter((meanings) => meanings.every(isKnown)));
  for (const some of [...whole, readings, [wide]]) {
    const found = best(some.map((meanings) => inAll(meanings.filter(isKnown))));
    if (found.size > 0) return found;
  }
  return withRarest((readings[0] ?? []).filter(isKnown));
}

const isLast = (words: string[], place: number): boolean => place === words.length - 1;

const isKnown = (found: Found): boolean => found.size > 0;

/** Is a product called so, with the whole word? */
const isName = (index: SearchIndex, word: string): boolean => keysOf(word).some((key) => isKnown(index.word(key)));

/** The products that all have found, with their average score. */
function inAll(all: Found[]): Found {
  const [first = new Map<string, number>()] = all;
  const slugs = [...first.keys()].filter((slug) => all.every((found) => found.has(slug)));
  return new Map(slugs.map((slug) => [slug, sum(all.map((found) => found.get(slug) ?? 0)) / all.length]));
}

/** The products that any has found, with their best score. */
function best(some: Found[]): Found {
  const found: Found = new Map();
  for (const each of some) for (const [slug, score] of each) found.set(slug, Math.max(score, found.get(slug) ?? 0));
  return found;
}

/**
 * The products with the rarest words: in 'coconut powder' coconut says more than powder. Half of the best is too
 * little.
 */
function withRarest(all: Found[]): Found {
  const scores = [...best(all).keys()].map((slug): [string, number] => [
    slug,
    sum(all.map((found) => (found.get(slug) ?? 0) / Math.sqrt(found.size))),
  ]);
  const most = Math.max(...scores.map(([, score]) => score));
  return new Map(scores.filter(([, score]) => score >= most / 2));
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * The words as they are, and each two neighbours as one where the shop knows that word: 'ground nut' is 'groundnut'.
 */
function readingsOf(index: SearchIndex, words: string[]): Found[][] {
  const asTyped = words.map((word, place) => meaningOf(index, word, isLast(words, place)));
  const joined = words.slice(1).flatMap((word, place) => {
    const meaning = plainly(index, words[place] + word, isLast(words, place + 1));
    return isKnown(meaning) ? [[...asTyped.slice(0, place), meaning, ...asTyped.slice(place + 2)]] : [];
  });
  return [asTyped, ...joined];
}

/**
 * What a word finds: as it is, else as several words in one, else with a mistake. Cards and labels count where no name
 * has the whole word.
 */
function meaningOf(index: SearchIndex, word: string, last: boolean): Found {
  const named = plainly(index, word, last);
  const found = isName(index, word) ? named : best([named, shownIn(index, word, last)]);
  if (isKnown(found)) return found;
  const apart = inParts(index, word, last);
  return isKnown(apart) ? apart : mistaken(index, word);
}

/** The word, the beginning of a word, or a long part of one. */
function plainly(index: SearchIndex, word: string, last: boolean): Found {
  const least = last ? SHORTEST_BEGINNING.last : SHORTEST_BEGINNING.other;
  return best(
    keysOf(word).flatMap((key) => [key.length < least ? index.word(key) : index.beginning(key), index.part(key)]),
  );
}

/** The word on a card or a label, or the beginning of one. */
function shownIn(index: SearchIndex, word: string, last: boolean): Found {
  const least = last ? SHORTEST_BEGINNING.last : SHORTEST_BEGINNING.other;
  return best(keysOf(word).map((key) => index.shown(key, key.length >= least)));
}

/**
 * Several words without a space between them. What ends the word is looked up once for each letter where it may begin,
 * however the letters before it are parted: else each stretched letter would double the work.
 */
function inParts(index: SearchIndex, word: string, last: boolean): Found {
  const letters = word.match(/\P{M}\p{M}*/gu) ?? [];
  const ends = new Map<string, Found>();
  /** The letters from `start` on, as two words or more. */
  const apart = (start: number, most: number): Found => {
    for (let end = letters.length - 1; end > start; end--) {
      const one = letters.slice(start, end).join("");
      if (Math.min(one.length, letters.slice(end).join("").length) < SHORTEST_JOINED) continue;
      const first = best(keysOf(one).map((key) => index.word(key)));
      const both = isKnown(first) ? inAll([first, endFrom(end, most - 1)]) : first;
      if (isKnown(both)) return both;
    }
    return new Map();
  };
  /** The letters from `start` on, as one word or more. */
  const endFrom = (start: number, most: number): Found => {
    const key = `${start}/${most}`;
    const before = ends.get(key);
    if (before) return before;
    const whole = plainly(index, letters.slice(start).join(""), last);
    const found = isKnown(whole) || most === 1 ? whole : apart(start, most);
    ends.set(key, found);
    return found;
  };
  return apart(0, MOST_JOINED);
}

/** The word with one letter wrong, missing or too many, or with two neighbours in each other's place. */
function mistaken(index: SearchIndex, word: string): Found {
  const typed = [...new Set([word, spellingOf(word)])].filter((key) => key.length >= SHORTEST_MISTAKEN);
  return best(typed.flatMap((key) => [index.similar(key), ...swapped(key).map((each) => index.word(each))]));
}

const swapped = (key: string): string[] =>
  Array.from(key, (letter, place) => key.slice(0, place) + (key[place + 1] ?? "") + letter + key.slice(place + 2));

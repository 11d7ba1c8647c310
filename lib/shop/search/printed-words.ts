import { keysOf, wordsOf } from "./spelling.ts";
import { tellingWords } from "./telling-words.ts";

/** Returns true for a text that prints each telling word of a query, or a word that begins with it, in whatever spelling. */
export function printsAll(text: string, query: string): boolean {
  const printed = wordsOf(text).flatMap(keysOf);
  const asked = tellingWords([query]);
  return (
    asked.length > 0 && asked.every((word) => keysOf(word).some((key) => printed.some((each) => each.startsWith(key))))
  );
}

import { wordsOf } from "./spelling.ts";

/** Words of a sentence that say nothing of a product. */
const FILLING = new Set(
  "and are but for from into its nothing else one that the them they this with contains".split(" "),
);

/** The words of texts that tell of a product: each once, of three letters or more, without the filling ones. */
export const tellingWords = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap(wordsOf))].filter((word) => /^\p{L}[\p{L}\p{M}]{2,}$/u.test(word) && !FILLING.has(word));

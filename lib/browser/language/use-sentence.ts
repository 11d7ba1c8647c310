import { use, useCallback } from "react";
import { FailedCall } from "#lib/browser/api/result.ts";
import { type Sentence, sentenceFrom, sentenceIn } from "#lib/shop/language/sentence.ts";
import { LanguageContext } from "./texts.ts";

const INTERNAL = "refusals.internal";

/**
 * Gives a sentence in the page's language: a failure's, that of the error that a query threw, or that of a schema's
 * error.
 */
export function useSentence() {
  const { texts } = use(LanguageContext);
  return useCallback(
    (said: Sentence | Error | string): string => {
      if (typeof said === "string") return sentenceIn(texts, sentenceFrom(said));
      const failed = said instanceof FailedCall ? said.failure : said;
      // An error of our own code has a message for engineers.
      return sentenceIn(texts, failed instanceof Error ? { message: failed.message, text: INTERNAL } : failed);
    },
    [texts],
  );
}

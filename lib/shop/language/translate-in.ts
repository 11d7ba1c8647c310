import * as ta from "#texts/ta.ts";
import { DEFAULT_LANGUAGE, type Language, type OtherLanguage } from "./language.ts";
import { partName, type Texts } from "./message.ts";
import { type Translate, translate } from "./translate.ts";

const translations: Record<OtherLanguage, Record<string, Texts>> = { ta };

/**
 * The texts of a part in a language. For the server alone: it has all languages.
 * @param english the part's English texts, which name it
 */
export function textsIn<T extends Texts>(language: Language, english: T): T {
  if (language === DEFAULT_LANGUAGE) return english;
  return (translations[language][partName(english)] as T | undefined) ?? english;
}

/** Gives the texts of a part in a language. For the server alone. */
export const translateIn = <T extends Texts>(language: Language, english: T): Translate<T> =>
  translate(textsIn(language, english));

import { translations } from "#texts/translations.ts";
import { DEFAULT_LANGUAGE, type Language } from "./language.ts";
import { partName, type Texts } from "./message.ts";
import { type Translate, translate } from "./translate.ts";

/**
 * The texts of a part in a language. For the server alone: it has all languages.
 * @param english the part's English texts, which name it
 */
export function textsIn<T extends Texts>(language: Language, english: T): T {
  if (language === DEFAULT_LANGUAGE) return english;
  const parts: Record<string, Texts> = translations[language];
  return (parts[partName(english)] as T | undefined) ?? english;
}

/** Gives the texts of a part in a language. For the server alone. */
export const translateIn = <T extends Texts>(language: Language, english: T): Translate<T> =>
  translate(textsIn(language, english));

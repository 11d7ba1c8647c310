import "server-only";
import type { Language } from "#lib/shop/language/language.ts";
import { partName, type Texts } from "#lib/shop/language/message.ts";
import { type Translate, translate } from "#lib/shop/language/translate.ts";
import * as texts from "#texts/tamil.ts";

const tamil: Record<string, Texts> = texts;

/** The texts of a part in a language. @param english the part's English texts, which name it */
export function textsIn<T extends Texts>(language: Language, english: T): T {
  return language === "en" ? english : ((tamil[partName(english)] as T | undefined) ?? english);
}

/** Gives the texts of a part in a language, on the server. */
export function translateIn<T extends Texts>(language: Language, english: T): Translate<T> {
  return translate(textsIn(language, english));
}

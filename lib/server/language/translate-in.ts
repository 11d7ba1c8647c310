import "server-only";
import { createElement, Fragment, type ReactNode } from "react";
import { DEFAULT_LANGUAGE, type Language } from "#lib/shop/language/language.ts";
import { type Filling, partName, type Texts } from "#lib/shop/language/message.ts";
import { fill, type Translate, translate } from "#lib/shop/language/translate.ts";
import * as texts from "#texts/tamil.ts";

const tamil: Record<string, Texts> = texts;

/** The texts of a part in a language. @param english the part's English texts, which name it */
function textsIn<T extends Texts>(language: Language, english: T): T {
  return language === DEFAULT_LANGUAGE ? english : ((tamil[partName(english)] as T | undefined) ?? english);
}

/** Gives the texts of a part in a language, on the server. */
export function translateIn<T extends Texts>(language: Language, english: T): Translate<T> {
  return translate(textsIn(language, english));
}

/**
 * As translateIn, for messages with tags: `rich("agree", { terms: (words) => <Link href="/terms">{words}</Link> })`.
 */
export function richIn<T extends Texts>(language: Language, english: T) {
  const texts = textsIn(language, english);
  return <Key extends keyof T & string>(key: Key, ...[values]: Filling<T[Key], ReactNode>): ReactNode => {
    const parts = fill<ReactNode>(texts, key, values);
    if (!Array.isArray(parts)) return parts;
    return parts.map((part, index) => createElement(Fragment, { key: index }, part as ReactNode));
  };
}

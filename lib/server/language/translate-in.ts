import "server-only";
import { createElement, Fragment, type ReactNode } from "react";
import type { Language } from "#lib/shop/language/language.ts";
import type { Filling, Texts } from "#lib/shop/language/message.ts";
import { fill } from "#lib/shop/language/translate.ts";
import { textsIn, translateIn } from "#lib/shop/language/translate-in.ts";

/** Of every language: this file alone may bring it to pages and handlers. */
export { translateIn };

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

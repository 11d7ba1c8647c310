"use client";
import { createContext, createElement, Fragment, type ReactNode, use, useMemo } from "react";
import type { Language } from "#lib/shop/language/language.ts";
import type { Filling, Texts } from "#lib/shop/language/message.ts";
import { fill, type Translate, translate } from "#lib/shop/language/translate.ts";

/** Each part's English texts with the Tamil ones. */
export type TamilTexts = ReadonlyMap<Texts, Texts>;

/**
 * The page's language, and in Tamil the texts that are loaded. English pages need no provider and load no Tamil: a component
 * imports its English texts, and a page in Tamil brings theirs.
 */
export const LanguageContext = createContext<{ language: Language; tamil?: TamilTexts }>({ language: "en" });

export type PairOfTexts = readonly [english: Texts, tamil: Texts];

/** Gives the Tamil texts of these parts to what is inside, beside those that it has from outside. */
export function InTamil({ parts, children }: { parts: readonly PairOfTexts[]; children: ReactNode }) {
  const { tamil } = use(LanguageContext);
  const value = useMemo(
    () => ({ language: "ta" as const, tamil: new Map([...(tamil ?? []), ...parts]) }),
    [tamil, parts],
  );
  return createElement(LanguageContext, { value }, children);
}

/** The page's language. */
export const useLanguage = (): Language => use(LanguageContext).language;

/** The texts of a part of the pages in the page's language. Where the Tamil ones aren't loaded yet, the English ones. */
export function useTexts<T extends Texts>(english: T): Translate<T> {
  const { tamil } = use(LanguageContext);
  return translate((tamil?.get(english) as T | undefined) ?? english);
}

type Tag = (words: ReactNode[]) => ReactNode;

/**
 * As useTexts, for messages with tags: `rich("agree", { terms: (words) => <Link href="/terms">{words}</Link> })`. In a message with
 * gaps each text is alone in an element: where a browser translates the page, React reaches no other text to change it.
 */
export function useRichTexts<T extends Texts>(english: T) {
  const { tamil } = use(LanguageContext);
  const texts = tamil?.get(english) ?? english;
  return <Key extends keyof T & string>(key: Key, ...[values]: Filling<T[Key], ReactNode>): ReactNode => {
    const given: [name: string, value: unknown][] = Object.entries(values ?? {});
    const hasGaps = given.some(([, value]) => typeof value !== "function");
    // Their order is that of the message: an index is a lasting key.
    const part = (text: ReactNode, index: number) =>
      createElement(hasGaps && typeof text === "string" ? "span" : Fragment, { key: index }, text);
    const own = (value: unknown) =>
      typeof value === "function" ? (words: ReactNode[]) => (value as Tag)(words.map(part)) : value;
    const parts = fill<ReactNode>(texts, key, Object.fromEntries(given.map(([name, value]) => [name, own(value)])));
    return Array.isArray(parts) ? parts.map((one) => one as ReactNode).map(part) : parts;
  };
}

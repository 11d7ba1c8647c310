import { createContext, createElement, Fragment, type ReactNode, use } from "react";
import { DEFAULT_LANGUAGE, type Language } from "#lib/shop/language/language.ts";
import { type Filling, partName, type Texts } from "#lib/shop/language/message.ts";
import { fill, type Translate, translate } from "#lib/shop/language/translate.ts";

/** Texts in one language by the names of their parts. */
export type TextBundle = Readonly<Record<string, Texts>>;

/**
 * The page's language, and in others than English the texts that are loaded. English pages need no provider and load
 * no other texts: a component imports its English ones, and a page in another language brings theirs.
 */
export const LanguageContext = createContext<{ language: Language; texts?: TextBundle }>({
  language: DEFAULT_LANGUAGE,
});

/** A page is made in a build: what is not brought now would be English for good. */
// biome-ignore lint/style/noProcessEnv: a browser has no environment
const isBuild = () => typeof window === "undefined" && process.env.NEXT_PHASE === "phase-production-build";

/** Stands for a part that the page's bundles don't have, and stops the build where one of its texts is shown. */
const missing = (part: string): Texts =>
  new Proxy<Texts>(
    {},
    {
      get: (_, key) => {
        throw new Error(
          `The text ${String(key)} of the part ${part} is in no bundle of this page (scripts/content/text-modules.ts)`,
        );
      },
    },
  );

/** The page's texts of a part. Where those of its language aren't loaded yet, the English ones. */
function useOwn<T extends Texts>(english: T): T {
  const { language, texts } = use(LanguageContext);
  if (language === DEFAULT_LANGUAGE) return english;
  const part = partName(english);
  return (texts?.[part] ?? (isBuild() ? missing(part) : english)) as T;
}

/** The page's language. */
export const useLanguage = (): Language => use(LanguageContext).language;

/** Gives the texts of a part of the pages in the page's language. */
export const useTexts = <T extends Texts>(english: T): Translate<T> => translate(useOwn(english));

type Tag = (words: ReactNode[]) => ReactNode;

/**
 * As useTexts, for messages with tags: `rich("agree", { terms: (words) => <Link href="/terms">{words}</Link> })`. In a
 * message with gaps each text is alone in an element: where a browser translates the page, React reaches no other text
 * to change it.
 */
export function useRichTexts<T extends Texts>(english: T) {
  const texts = useOwn(english);
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

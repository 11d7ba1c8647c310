import { DEFAULT_LANGUAGE, type Language, type OtherLanguage } from "./language.ts";

/** A text, or a list, in each language: `{ en, ta }`. Where a language lacks it, pages show the English one. */
export type Words<T = string> = Record<typeof DEFAULT_LANGUAGE, T> & { [Other in OtherLanguage]?: T | undefined };

/** A record with its texts in one language. */
export type InLanguage<T> =
  T extends Words<infer Text> ? Text : T extends object ? { [Name in keyof T]: InLanguage<T[Name]> } : T;

/**
 * A record's texts in a language. `inEnglish` is there on pages in other languages alone: it names the texts that the
 * record has in English only, with dots for what is inside: 'recipe.name'.
 */
export type Translated<T> = InLanguage<T> & { inEnglish?: readonly string[] };

/** The record with the texts of a language in the places of its words. */
export function inLanguage<T extends object>(language: Language, record: T): Translated<T> {
  const inEnglish: string[] = [];
  const read = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => read(one, name));
    if (typeof value !== "object" || value === null) return value;
    if (!isWords(value))
      return Object.fromEntries(
        Object.entries(value).map(([inner, one]) => [inner, read(one, name === "" ? inner : `${name}.${inner}`)]),
      );
    // A list of nothing needs no translation.
    if (value[language] === undefined && value[DEFAULT_LANGUAGE].length > 0) inEnglish.push(name);
    return value[language] ?? value[DEFAULT_LANGUAGE];
  };
  const texts = read(record, "") as object;
  return (language === DEFAULT_LANGUAGE ? texts : { ...texts, inEnglish }) as Translated<T>;
}

const isWords = (value: object): value is Words<string | unknown[]> => DEFAULT_LANGUAGE in value;

/**
 * The `lang` attribute of a text: 'en' for one that a page in another language shows in English, so that screen readers
 * pronounce it, else undefined: the page's own.
 */
export const langOf = ({ inEnglish }: { inEnglish?: readonly string[] }, name: string): "en" | undefined =>
  inEnglish?.includes(name) ? DEFAULT_LANGUAGE : undefined;

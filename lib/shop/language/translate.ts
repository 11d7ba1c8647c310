import format, { type FormatOptions, type FormatValues } from "icu-minify/format";
import type { Filling, Texts } from "./message.ts";

/**
 * Gives the texts of one part of the pages: `t("removed", { name })`. A missing key, a missing value and a value too
 * many are type errors.
 */
export type Translate<T extends Texts> = Say<T, string>;

/** The same where it gives something else, as a sentence with its code. */
export type Say<T extends Texts, Said> = <Key extends keyof T & string>(
  key: Key,
  ...filling: Filling<T[Key], string>
) => Said;

/**
 * How numbers are written and counted, the same in English and in Tamil: 1 is 'one', all others 'other'. Not the
 * platform's own: to make its formats is the longest single task of a page's start, and these texts count packs.
 */
const formatters = {
  getNumberFormat: () => ({ format: String }),
  getPluralRules: () => ({ select: (count: number) => (count === 1 ? "one" : "other") }),
} as unknown as FormatOptions["formatters"];

/** A message with its gaps filled: a string, or its parts where a tag's function returned something else. */
export function fill<Element = string>(
  texts: Texts,
  key: string,
  values?: object,
): string | Element | (string | Element)[] {
  return format<Element>(texts[key] ?? key, "", values as FormatValues<Element>, { formatters });
}

const made = new WeakMap<Texts, Translate<Texts>>();

/** The function that gives these texts. It is the same one for the same texts. */
export function translate<T extends Texts>(texts: T): Translate<T> {
  const known = made.get(texts) as Translate<T> | undefined;
  if (known) return known;
  const t: Translate<T> = (key, ...[values]) => fill(texts, key, values) as string;
  made.set(texts, t as Translate<Texts>);
  return t;
}

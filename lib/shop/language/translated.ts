/**
 * Texts of the shop's content in a language. `inEnglish` is there on a page in Tamil alone: it names the texts that the
 * content has in English only, with dots for what is inside: 'recipe.name'.
 */
export type Translated<T, Name extends string> = T & { inEnglish?: readonly Name[] };

type Tree = Record<string, unknown>;
const partOf = (value: unknown, name: string): unknown => (value as Tree | undefined)?.[name];
const textAt = (value: unknown, name: string): unknown => name.split(".").reduce(partOf, value);

/**
 * English texts with the Tamil ones in their places. A text without Tamil stays in English, and `inEnglish` names it.
 * @param tamil has the same names as the English texts; each may be missing
 * @param names the texts that a record may have in Tamil; other members, as a weight, are left as they are
 */
export function inTamil<T extends object, Name extends string>(
  english: T,
  tamil: object | undefined,
  names: readonly Name[],
): Translated<T, Name> & { inEnglish: readonly Name[] } {
  const texts = structuredClone(english);
  const inEnglish: Name[] = [];
  for (const name of names) {
    // A list of nothing needs no Tamil.
    if (((textAt(english, name) ?? "") as string | unknown[]).length === 0) continue;
    const text = textAt(tamil, name);
    const [last = "", ...outside] = name.split(".").reverse();
    const holder = textAt(texts, outside.reverse().join(".")) ?? texts;
    if (text === undefined) inEnglish.push(name);
    else (holder as Tree)[last] = text;
  }
  return { ...texts, inEnglish };
}

/**
 * The `lang` attribute of a text: 'en' for one that a page in Tamil shows in English, so that screen readers pronounce
 * it, else undefined: the page's own.
 */
export function langOf<Name extends string>(
  texts: { inEnglish?: readonly Name[] },
  name: NoInfer<Name>,
): "en" | undefined {
  return texts.inEnglish?.includes(name) ? "en" : undefined;
}

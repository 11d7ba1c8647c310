import type { Language } from "#lib/shop/language/language.ts";
import { shop } from "./shop.ts";

/** What the shop's number is called and the number, as a row of a list; null while it is a sample. */
export const fssaiRow = (language: Language): [name: string, number: string] | null =>
  shop.fssai && [shop.fssai[language], shop.fssai.number];

/** 'FSSAI registration 11325009000417'; null while it is a sample. */
export const fssaiText = (language: Language): string | null => fssaiRow(language)?.join(" ") ?? null;

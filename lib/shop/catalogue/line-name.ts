import type { Language } from "#lib/shop/language/language.ts";
import { findProductByName } from "./catalogue.ts";
import { nameIn } from "./names.ts";

/** The name of a cart's or an order's line in the page's language. What the shop no longer sells has its English name only. */
export function lineNameIn(language: Language, name: string): string {
  const product = findProductByName(name);
  return product ? nameIn(language, product) : name;
}

import type { Translate } from "#lib/shop/language/translate.ts";
import type { StatesTexts } from "#texts/en/states.ts";

/**
 * The name of a state or union territory in the page's language. English pages have no list for it: the English name is
 * its own text.
 */
export const stateIn = (t: Translate<StatesTexts>, state: string): string =>
  t("name", { key: state.replace(/[^A-Za-z]/g, ""), state });

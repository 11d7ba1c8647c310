import type { TamilBundle } from "#lib/browser/language/texts.ts";
import * as texts from "#texts/tamil.ts";

/** All texts of the pages in Tamil: what a page in Tamil brings for its own parts. */
export const tamilTexts: TamilBundle = texts;

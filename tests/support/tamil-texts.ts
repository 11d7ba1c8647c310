import type { TextBundle } from "#lib/browser/language/texts.ts";
import * as texts from "#texts/ta.ts";

/** All texts of the pages in Tamil: what a page in Tamil brings for its own parts. */
export const tamilTexts: TextBundle = texts;

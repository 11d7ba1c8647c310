import { filedFacts as filed } from "#content/live.ts";
import type { LiveFacts } from "#lib/shop/content/content-types.ts";

/** The facts of the files. In a browser facts-of-browser.ts stands in its place (the imports of package.json). */
export const filedFacts: LiveFacts = filed;

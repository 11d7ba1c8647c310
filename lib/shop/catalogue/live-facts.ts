import { filedFacts } from "#filed-facts";
import type { LiveFacts } from "#lib/shop/content/content-types.ts";

/** One for the whole process, or the tab: Next bundles this module more than once. */
const place = globalThis as { anjaraiFacts?: LiveFacts; anjaraiFiled?: string };

/** In development a saved file has this evaluated again: what was laid over the former files is out of date. */
const filed = JSON.stringify(filedFacts);
if (place.anjaraiFiled !== filed) Object.assign(place, { anjaraiFiled: filed, anjaraiFacts: undefined });

/** The facts as this process or this tab knows them; those of the files before it knows others. In a browser that is none. */
export const liveFacts = (): LiveFacts => place.anjaraiFacts ?? filedFacts;

/** From now on these are the facts. */
export function setLiveFacts(facts: LiveFacts): void {
  place.anjaraiFacts = facts;
}

/** Is a product, by its slug, shown and sold? */
export const isShown = ({ slug }: { slug: string }): boolean => !liveFacts().hidden.includes(slug);

import { filedFacts } from "#filed-facts";
import type { LiveFacts } from "#lib/shop/content/content-types.ts";
import { processState } from "#lib/shop/storage/process-state.ts";

/** `filed`: the files' facts, over which `live` was laid. */
const known = processState<{ live?: LiveFacts | undefined; filed: string }>("live-facts", () => ({ filed: "" }));

/** In development a saved file has this evaluated again: what was laid over the former files is out of date. */
const filed = JSON.stringify(filedFacts);

/**
 * The facts as this process or this tab knows them; those of the files before it knows others. In a browser that is
 * none.
 */
export function liveFacts(): LiveFacts {
  const { live, filed: over } = known();
  return live && over === filed ? live : filedFacts;
}

/** From now on these are the facts. */
export const setLiveFacts = (live: LiveFacts): void => void Object.assign(known(), { live, filed });

/** Is a product, by its slug, shown and sold? */
export const isShown = ({ slug }: { slug: string }): boolean => !liveFacts().hidden.includes(slug);

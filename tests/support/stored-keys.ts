import type { PolicyInline } from "#lib/shop/content/policy-text.ts";
import { policyPartsIn } from "#texts/policy-parts.ts";

const blocks = policyPartsIn.en.privacy.flatMap((part) => part.blocks);
const words = (inlines: PolicyInline[]) => inlines.map((inline) => (typeof inline === "string" ? inline : "")).join("");

/** What the privacy page says that the shop stores in a browser: the key, the area, and its English words. */
export const storageList = blocks.flatMap((block) =>
  "rows" in block && block.stored
    ? block.stored.map((stored, index) => ({ ...stored, en: (block.rows[index] ?? []).map(words) }))
    : [],
);

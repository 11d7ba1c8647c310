"use client";
import { removeSamples } from "@/lib/browser/remove-samples";
import type { CheckoutDraft } from "@/lib/shop/checkout-draft";
import { isSample } from "@/lib/shop/samples";

/** The way out for who can't have the samples that she chose: the order goes on without them. */
export function RemoveSamples({ draft }: { draft: CheckoutDraft }) {
  if (draft.locked || !draft.items.some(isSample)) return null;
  return (
    <button type="button" className="link min-h-11" onClick={() => removeSamples(draft.order_id)}>
      Remove the free samples
    </button>
  );
}

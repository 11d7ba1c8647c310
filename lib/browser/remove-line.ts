import { draftAt } from "#lib/shop/checkout/checkout-draft.ts";
import { isSample } from "#lib/shop/offers/free-samples.ts";
import { knownEligibility } from "./known-offers.ts";
import { cartDoor } from "./use-cart.ts";
import { changeDraft, dropDraft, readDraft } from "./use-checkout.ts";

/** Takes a product that can't be had any more out of a checkout and out of the cart. A checkout without packs ends. */
export function removeLine(orderId: string, name: string): void {
  const draft = readDraft();
  if (draft?.order_id !== orderId || draft.locked || draft.placed) return;
  const items = draft.items.filter(({ product_name }) => product_name !== name);
  cartDoor.write(cartDoor.read().filter(({ product_name }) => product_name !== name));
  if (items.every(isSample)) dropDraft();
  else changeDraft(orderId, (now) => draftAt({ ...now, items }, now.quoted_for ?? knownEligibility()));
}

import { draftAt } from "@/lib/shop/checkout-draft";
import { isSample } from "@/lib/shop/samples";
import { knownStanding } from "./known-offers";
import { cartDoor } from "./use-cart";
import { changeDraft, dropDraft, readDraft } from "./use-checkout";

/** Takes a product that can't be had any more out of a checkout and out of the cart. A checkout without packs ends. */
export function removeLine(orderId: string, name: string): void {
  const draft = readDraft();
  if (draft?.order_id !== orderId || draft.locked || draft.placed) return;
  const items = draft.items.filter(({ product_name }) => product_name !== name);
  cartDoor.write(cartDoor.read().filter(({ product_name }) => product_name !== name));
  if (items.every(isSample)) dropDraft();
  else changeDraft(orderId, (now) => draftAt({ ...now, items }, now.quoted_for ?? knownStanding()));
}

import { rememberedUser, useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { production } from "#lib/browser/env.ts";
import { samplesClaimedFlag, samplesUsedFlag, setFlag } from "#lib/browser/offers/offer-storage.ts";
import { storageItem, useStorageItem } from "#lib/browser/storage/storage-item.ts";
import { type CartLine, checkCart, newLine, withSamples } from "#lib/shop/cart/cart.ts";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { isSample, MAX_SAMPLES } from "#lib/shop/offers/free-samples.ts";
import { cartItem } from "./use-cart.ts";

const none: CartLine[] = [];
/** Samples that come with whatever Buy Now is pressed on. */
const temporary = storageItem("localStorage", "temp-selected-samples", checkCart, none);

/** Where samples are stored: in the cart, or for Buy Now. */
export type SamplesIn = "cart" | "buy-now";
const items = { cart: cartItem, "buy-now": temporary };

/** The samples for Buy Now as they are stored at this moment; none for a user who has had theirs. */
export function temporarySamples(): CartLine[] {
  return haveHadTheirs() ? [] : temporary.read().filter(isSample);
}

/** Returns true when this customer had their samples, as far as this browser knows. For a guest only an order shows it. */
function haveHadTheirs(): boolean {
  return rememberedUser.read() !== null && samplesUsedFlag.read() === true;
}

/** The same in a component; `before`: some were had with an order from this browser, by whomever. */
export function useSamplesHad(): { had: boolean; before: boolean } {
  const user = useRememberedUser();
  const before = useStorageItem(samplesUsedFlag, null) === true;
  return { had: before && user !== null, before };
}

/** Brings the samples that were chosen on a product's page into the cart, once there is a pack that they can come with. */
export function bringSamplesToCart(): void {
  const waiting = temporarySamples();
  const cart = cartItem.read();
  if (waiting.length === 0 || cart.every(isSample)) return;
  cartItem.write(withSamples(cart, waiting));
  temporary.write([]);
  flag();
}

/** After an order: the samples that were waiting for it, and the flag that they were chosen. */
export function clearSamples(): void {
  temporary.write([]);
  flag();
}

function flag(): void {
  setFlag(samplesClaimedFlag, !production && [...temporary.read(), ...cartItem.read()].some(isSample));
}

/** The samples that are chosen here, one of each kind and so many at most. */
export function useSamples(where: SamplesIn) {
  const item = items[where];
  const chosen = useStorageItem(item, none).filter(isSample);
  return {
    chosen,
    full: chosen.length >= MAX_SAMPLES,
    toggle({ name, category }: Product): void {
      const kept = item.read();
      const here = kept.filter((line) => isSample(line) && line.product_name === name);
      if (here.length > 0) item.write(kept.filter((line) => !here.includes(line)));
      else if (kept.filter(isSample).length < MAX_SAMPLES)
        item.write([...kept, newLine({ name, category, price: 0 }, Date.now())]);
      flag();
    },
    clear(): void {
      item.write(item.read().filter((line) => !isSample(line)));
      flag();
    },
  };
}

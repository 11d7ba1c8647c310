import { rememberedUser, useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { production } from "#lib/browser/env.ts";
import { samplesClaimedFlag, samplesUsedFlag, setFlag } from "#lib/browser/offers/offer-storage.ts";
import { storageItem, useStorageItem } from "#lib/browser/storage/storage-item.ts";
import { type CartLine, checkCart, newLine, withSamples } from "#lib/shop/cart/cart.ts";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { isSample, MAX_SAMPLES } from "#lib/shop/offers/free-samples.ts";
import { cartItem } from "./use-cart.ts";

const none: CartLine[] = [];
/** Samples that are added to the next Buy Now, whatever its product. */
const temporary = storageItem("localStorage", "temp-selected-samples", checkCart, none);

/** Where samples are stored: in the cart, or for Buy Now. */
export type SamplesIn = "cart" | "buy-now";
const items = { cart: cartItem, "buy-now": temporary };

/** The stored samples for Buy Now; none for a user who has had samples. */
export function temporarySamples(): CartLine[] {
  return hasHadSamples() ? [] : temporary.read().filter(isSample);
}

/** Returns true when this customer had their samples, as far as this browser knows. For a guest only an order shows it. */
function hasHadSamples(): boolean {
  return rememberedUser.read() !== null && samplesUsedFlag.read() === true;
}

/** The same in a component; `before`: some were had with an order from this browser, by whomever. */
export function useSamplesHad(): { had: boolean; before: boolean } {
  const user = useRememberedUser();
  const before = useStorageItem(samplesUsedFlag, null) === true;
  return { had: before && user !== null, before };
}

/** Moves the samples that were chosen on a product's page into the cart, once it has a pack that they can go with. */
export function bringSamplesToCart(): void {
  const pending = temporarySamples();
  const cart = cartItem.read();
  if (pending.length === 0 || cart.every(isSample)) return;
  cartItem.write(withSamples(cart, pending));
  temporary.write([]);
  flag();
}

/** After an order: the samples that were pending for it, and the flag that they were chosen. */
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
      const lines = item.read();
      const here = lines.filter((line) => isSample(line) && line.product_name === name);
      if (here.length > 0) item.write(lines.filter((line) => !here.includes(line)));
      else if (lines.filter(isSample).length < MAX_SAMPLES)
        item.write([...lines, newLine({ name, category, price: 0 }, Date.now())]);
      flag();
    },
    clear(): void {
      item.write(item.read().filter((line) => !isSample(line)));
      flag();
    },
  };
}

import { samplesClaimedFlag, samplesUsedFlag, setFlag } from "#lib/browser/account/offer-storage.ts";
import { rememberedUser, useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { useHydrated, useStore } from "#lib/browser/storage/store.ts";
import { allSamples, type CartLine, checkCart, newLine, storedCart, withSamples } from "#lib/shop/cart/cart.ts";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { isPublicShop } from "#lib/shop/facts/public-site.ts";
import { isSample, MAX_SAMPLES } from "#lib/shop/pricing/line.ts";
import { cartItem } from "./use-cart.ts";

const none: CartLine[] = [];
/** Samples that were chosen while the cart had no pack that they could go with. */
const temporary = storageItem("localStorage", "temp-selected-samples", checkCart, none, storedCart);

/** Every chosen sample, wherever it was picked: one list, one of each kind. */
function chosenSamples(): CartLine[] {
  return allSamples(cartItem.read(), temporary.read());
}

/** The samples that go with a Buy Now; none for a user who has had samples. */
export function temporarySamples(): CartLine[] {
  return hasHadSamples() ? [] : chosenSamples();
}

/**
 * Returns true when this customer had their samples, as far as this browser knows. For a guest only an order shows it.
 */
function hasHadSamples(): boolean {
  return rememberedUser.read() !== null && samplesUsedFlag.read() === true;
}

/**
 * Returns true when samples were had by this user, or by an order from this browser: no more are offered. A
 * guest's own choice of before is not taken away, because the server decides by phone number and e-mail.
 */
export function useSamplesHad(): boolean {
  return useStore(samplesUsedFlag, null) === true;
}

/** Moves the chosen samples into the cart, once it has a pack that they can go with. */
export function bringSamplesToCart(): void {
  const pending = hasHadSamples() ? [] : temporary.read().filter(isSample);
  const cart = cartItem.read();
  if (pending.length === 0 || cart.every(isSample)) return;
  cartItem.write(withSamples(cart, pending));
  temporary.write([]);
  flag();
}

/**
 * After an order: the samples that were pending for it, those in the cart if it had any, and the flag that they were
 * chosen.
 */
export function clearSamples(ordered = false): void {
  temporary.write([]);
  if (ordered) cartItem.write(cartItem.read().filter((line) => !isSample(line)));
  flag();
}

function flag(): void {
  setFlag(samplesClaimedFlag, !isPublicShop && [...temporary.read(), ...cartItem.read()].some(isSample));
}

/** The chosen samples, one of each kind and so many at most; the same on every page. */
export function useSamples() {
  // For their changes: both are one list, and another user may have had theirs.
  useStore(cartItem, none);
  useStore(temporary, none);
  useRememberedUser();
  const hydrated = useHydrated();
  const chosen = hydrated ? chosenSamples() : none;
  const drop = (isDropped: (line: CartLine) => boolean) => {
    for (const item of [cartItem, temporary])
      if (item.read().some(isDropped)) item.write(item.read().filter((line) => !isDropped(line)));
  };
  return {
    chosen,
    /** Those that go with a Buy Now. */
    going: hydrated ? temporarySamples() : none,
    full: chosen.length >= MAX_SAMPLES,
    toggle({ name, category }: Product): void {
      const now = chosenSamples();
      // Without a pack in the cart they wait beside it: samples alone are no order.
      const item = cartItem.read().every(isSample) ? temporary : cartItem;
      if (now.some((line) => line.name === name)) drop((line) => isSample(line) && line.name === name);
      else if (now.length < MAX_SAMPLES)
        item.write([...item.read(), newLine({ name, category, price: 0, qty: 1 }, Date.now())]);
      flag();
    },
    clear(): void {
      drop(isSample);
      flag();
    },
  };
}

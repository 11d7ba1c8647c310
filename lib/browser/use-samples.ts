import { asCart, type CartLine, newLine } from "@/lib/shop/cart";
import type { Product } from "@/lib/shop/catalogue";
import { isSample, MAX_SAMPLES } from "@/lib/shop/samples";
import { production } from "./env";
import { samplesClaimedFlag, setFlag } from "./offer-doors";
import { stored, useStored } from "./stored";
import { cartDoor } from "./use-cart";

const none: CartLine[] = [];
/** Samples that come with whatever Buy Now is pressed on. */
const temporary = stored("localStorage", "temp-selected-samples", asCart, none);

/** Where samples are kept: in the cart, or for Buy Now. */
export type SamplesIn = "cart" | "buy-now";
const doors = { cart: cartDoor, "buy-now": temporary };

/** The samples for Buy Now as they are stored at this moment. */
export function temporarySamples(): CartLine[] {
  return temporary.read().filter(isSample);
}

/** After an order: the samples that were waiting for it, and the flag that they were chosen. */
export function forgetSamples(): void {
  temporary.write([]);
  flag();
}

function flag(): void {
  setFlag(samplesClaimedFlag, !production && [...temporary.read(), ...cartDoor.read()].some(isSample));
}

/** The samples that are chosen here, one of each kind and so many at most. */
export function useSamples(where: SamplesIn) {
  const door = doors[where];
  const chosen = useStored(door, none).filter(isSample);
  return {
    chosen,
    full: chosen.length >= MAX_SAMPLES,
    toggle({ name, category }: Product): void {
      const kept = door.read();
      const here = kept.filter((line) => isSample(line) && line.product_name === name);
      if (here.length > 0) door.write(kept.filter((line) => !here.includes(line)));
      else if (kept.filter(isSample).length < MAX_SAMPLES)
        door.write([...kept, newLine({ name, category, price: 0 }, Date.now())]);
      flag();
    },
    clear(): void {
      door.write(door.read().filter((line) => !isSample(line)));
      flag();
    },
  };
}

import { isSample, MAX_SAMPLES } from "#lib/shop/offers/free-samples.ts";
import { type CartLine, MAX_QUANTITY } from "./cart.ts";
import type { CartMark } from "./cart-mark.ts";

const isSameLine = (one: CartLine) => (other: CartLine) =>
  one.product_name === other.product_name && one.isSample === other.isSample;

/**
 * The cart of the browser's scripts after it has taken over the cart of the pages without scripts. Where that one `replace`s
 * it, lines of both keep what the scripts know of them, as the price that was shown. Where it is `add`ed, packs of both add
 * up, to 99 at most. More samples than an order may have are left out.
 */
export function mergeCart(own: CartLine[], other: CartLine[], how: Exclude<CartMark, "same">): CartLine[] {
  const all =
    how === "replace"
      ? other.map((line) => ({ ...(own.find(isSameLine(line)) ?? line), quantity: line.quantity }))
      : [
          ...own.map((line) => withMore(line, other.find(isSameLine(line))?.quantity ?? 0)),
          ...other.filter((line) => !own.some(isSameLine(line))),
        ];
  const samples = all.filter(isSample).slice(0, MAX_SAMPLES);
  return all.filter((line) => !isSample(line) || samples.includes(line));
}

function withMore(line: CartLine, more: number): CartLine {
  return isSample(line) || more === 0 ? line : { ...line, quantity: Math.min(line.quantity + more, MAX_QUANTITY) };
}

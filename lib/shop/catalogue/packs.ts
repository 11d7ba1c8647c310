import { rupees } from "#lib/shop/pricing/money.ts";
import { type Product, products } from "./catalogue.ts";

const gramsText = (grams: number) => (grams >= 1000 ? `${grams / 1000} kg` : `${grams} g`);
type Pack = Pick<Product, "price" | "grams">;

/** What packs cost: '₹200' where all cost the same, else 'from ₹99'. */
export function pricesText(packs: Pack[] = products): string {
  const prices = packs.map(({ price }) => price);
  const lowest = Math.min(...prices);
  return prices.every((price) => price === lowest) ? rupees(lowest) : `from ${rupees(lowest)}`;
}

/** What packs weigh: '200 g' where all weigh the same, else '100 g to 1 kg'. */
export function weightsText(packs: Pack[] = products): string {
  const grams = packs.map((pack) => pack.grams);
  const [least, most] = [Math.min(...grams), Math.max(...grams)];
  return least === most ? gramsText(least) : `${gramsText(least)} to ${gramsText(most)}`;
}

import { rupees } from "@/lib/shop/money";

/** A price as a label must state it: for the pack, taxes included. */
export function Price({ amount, grams }: { amount: number; grams: number }) {
  return (
    <span>
      <span className="font-display text-2xl">{rupees(amount)}</span> <span>for {grams} g</span>
    </span>
  );
}

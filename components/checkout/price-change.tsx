import { rupees } from "@/lib/shop/money";

/** The total as it was shown and as it is now; Place Order then means the new one. */
export function PriceChange({ before, now }: { before: number | null; now: number }) {
  return (
    <p className="mt-3 text-lg">
      {before !== null && (
        <>
          Total before: <s>{rupees(before)}</s>.{" "}
        </>
      )}
      Total now: <strong>{rupees(now)}</strong>.
    </p>
  );
}

import type { ChangedTotal } from "#lib/browser/checkout/use-requote.ts";
import { useRichTexts } from "#lib/browser/language/texts.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { checkout } from "#texts/en/checkout.ts";

/** Reports a total that changed under the shopper's eyes, because their offers did. */
export function TotalChanged({ changed }: { changed: ChangedTotal | null }) {
  return (
    <p role="status" className="notice mt-3 empty:hidden">
      {changed && <Totals {...changed} />}
    </p>
  );
}

/** Both totals, the old one struck through. */
export function Totals({ before, now }: ChangedTotal) {
  const rich = useRichTexts(checkout);
  return rich("totals", {
    was: rupees(before),
    total: rupees(now),
    before: (words) => <s>{words}</s>,
    now: (words) => <strong>{words}</strong>,
  });
}

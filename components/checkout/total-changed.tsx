import type { ChangedTotal } from "#lib/browser/checkout/use-requote.ts";
import { rupees } from "#lib/shop/pricing/money.ts";

/** Reports a total that changed under the shopper's eyes, because their offers did. */
export function TotalChanged({ changed }: { changed: ChangedTotal | null }) {
  return (
    <p role="status" className="notice mt-3 empty:hidden">
      {changed && (
        <>
          Total before: <s>{rupees(changed.before)}</s>. Total now: <strong>{rupees(changed.now)}</strong>.
        </>
      )}
    </p>
  );
}

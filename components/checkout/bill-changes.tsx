import type { ChangedTotal } from "#lib/browser/checkout/use-requote.ts";
import { useRichTexts } from "#lib/browser/language/texts.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { isEditable } from "#lib/shop/checkout/checkout-status.ts";
import { rupees } from "#lib/shop/language/money.ts";
import type { Eligibility } from "#lib/shop/pricing/eligibility.ts";
import { checkout } from "#texts/en/checkout.ts";
import { ClaimInBill } from "@/components/offers/claim-in-bill";

type Props = {
  draft: CheckoutDraft;
  eligibility: Eligibility;
  changed: ChangedTotal | null;
};

/**
 * What may still change a checkout's bill, and what has changed it on this page. An order that was sent changes no
 * more.
 */
export function BillChanges({ draft, eligibility, changed }: Props) {
  const isSending = draft.status.state === "submitting";
  return (
    <>
      {/* A total that changed under the shopper's eyes, because their offers did. */}
      <p role="status" className="notice mt-3 empty:hidden">
        {changed && <Totals {...changed} />}
      </p>
      {(isEditable(draft.status) || isSending) && (
        <ClaimInBill lines={draft.items} total={draft.final_amount} eligibility={eligibility} isSending={isSending} />
      )}
    </>
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

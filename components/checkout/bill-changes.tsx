import type { ChangedTotal } from "#lib/browser/checkout/use-requote.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { isEditable } from "#lib/shop/checkout/checkout-status.ts";
import type { Eligibility } from "#lib/shop/pricing/eligibility.ts";
import { ClaimInBill } from "@/components/offers/claim-in-bill";
import { TotalChanged } from "./total-changed";

type Props = {
  draft: CheckoutDraft;
  eligibility: Eligibility;
  changed: ChangedTotal | null;
};

/** What may still change a checkout's bill, and what has changed it on this page. An order that was sent changes no more. */
export function BillChanges({ draft, eligibility, changed }: Props) {
  const isSending = draft.status.state === "submitting";
  return (
    <>
      <TotalChanged changed={changed} />
      {(isEditable(draft.status) || isSending) && (
        <ClaimInBill lines={draft.items} total={draft.final_amount} eligibility={eligibility} isSending={isSending} />
      )}
    </>
  );
}

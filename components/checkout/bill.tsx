import { useTexts } from "#lib/browser/language/texts.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { billOfDraft } from "#lib/shop/pricing/bill.ts";
import type { Eligibility } from "#lib/shop/pricing/eligibility.ts";
import { checkout } from "#texts/en/checkout.ts";
import { ExplainedBill } from "@/components/cart/explained-bill";

type Props = {
  draft: CheckoutDraft;
  /** The customer's eligibility, for a draft that does not say for which one it was quoted. */
  eligibility: Eligibility;
};

/**
 * The total of a checkout, and the reason for it. The figures are the draft's: what is shown is what is sent. The
 * reason belongs to the figures: an offer that was claimed since is not called used because they don't show it yet.
 */
export function Bill({ draft, eligibility }: Props) {
  const t = useTexts(checkout);
  const { items, discount_kind: kind, user_id } = draft;
  const quotedFor = { ...(draft.quoted_for ?? eligibility), signedIn: user_id !== null };
  return (
    <>
      <ExplainedBill bill={billOfDraft(draft)} lines={items} eligibility={quotedFor} />
      {kind === "first_order" && user_id === null && <p className="mt-2 text-sm">{t("claimedHere")}</p>}
    </>
  );
}

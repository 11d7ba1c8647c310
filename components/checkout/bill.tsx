import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { billOfDraft, billRows } from "#lib/shop/pricing/bill.ts";
import type { Eligibility } from "#lib/shop/pricing/eligibility.ts";
import { explainPrice } from "#lib/shop/pricing/price-explanation.ts";
import { bill as billTexts } from "#texts/en/bill.ts";
import { checkout } from "#texts/en/checkout.ts";
import { priceWhy } from "#texts/en/price-why.ts";
import { SumList } from "@/components/cart/sum-list";

type Props = {
  draft: CheckoutDraft;
  /** The customer's eligibility, for a draft that does not say for which one it was quoted. */
  eligibility: Eligibility;
  /** Samples were had by an order from this browser. */
  samplesHad?: boolean;
};

/**
 * The total of a checkout, and the reason for it. The figures are the draft's: what is shown is what is sent. The reason
 * belongs to the figures: an offer that was claimed since is not called used because they don't show it yet.
 */
export function Bill({ draft, eligibility, samplesHad = false }: Props) {
  const language = useLanguage();
  const t = useTexts(checkout);
  const rows = useTexts(billTexts);
  const reasons = useTexts(priceWhy);
  const { items, discount_kind: kind, user_id } = draft;
  const quotedFor = { ...(draft.quoted_for ?? eligibility), signedIn: user_id !== null };
  const why = explainPrice({ lines: items, eligibility: quotedFor, kind, samplesHad, language }, reasons);
  return (
    <>
      <SumList rows={billRows(billOfDraft(draft), rows, language)} />
      {why && <p className="mt-2 text-[0.9375rem] text-leaf first-letter:uppercase">{why}</p>}
      {kind === "first_order" && user_id === null && <p className="mt-2 text-sm">{t("claimedHere")}</p>}
    </>
  );
}

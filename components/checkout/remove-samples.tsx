import { removeSamples } from "#lib/browser/checkout/remove-from-checkout.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { isEditable } from "#lib/shop/checkout/checkout-status.ts";
import type { Eligibility } from "#lib/shop/pricing/eligibility.ts";
import { isSample } from "#lib/shop/pricing/line.ts";
import { checkout } from "#texts/en/checkout.ts";

/** Removes the chosen samples from the order. A customer who has had samples before can't order without this. */
export function RemoveSamples({ draft, eligibility }: { draft: CheckoutDraft; eligibility: Eligibility }) {
  const t = useTexts(checkout);
  if (!isEditable(draft.status) || !draft.items.some(isSample)) return null;
  return (
    <>
      {eligibility.samples === "used" && (
        <p role="alert" className="notice notice-error mt-3">
          {t("samplesUsed")}
        </p>
      )}
      <button type="button" className="link min-h-11" onClick={() => removeSamples(draft.order_id)}>
        {t("removeSamples")}
      </button>
    </>
  );
}

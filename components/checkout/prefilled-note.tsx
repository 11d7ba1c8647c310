import { removeSavedDetails, savedDetails } from "#lib/browser/account/saved-details.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { orderDetails } from "#texts/en/order-details.ts";

type Props = { draft: CheckoutDraft; onClear: () => void };

/** Says that the fields come from the last order on this device, and empties them for another customer. */
export function PrefilledNote({ draft: { user_id, form }, onClear }: Props) {
  const t = useTexts(orderDetails);
  const saved = savedDetails(user_id);
  const isPrefilled = saved !== null && saved.guest_name !== "" && saved.guest_name === form.guest_name;
  if (!isPrefilled) return null;
  const clear = () => {
    removeSavedDetails(user_id);
    onClear();
  };
  return (
    <p className="notice flex flex-wrap items-center justify-between gap-x-4 py-1">
      <span>{t("prefilled")}</span>
      <button type="button" className="link min-h-11 font-semibold" onClick={clear}>
        {t("clear")}
      </button>
    </p>
  );
}

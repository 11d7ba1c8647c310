import { removeSavedDetails, savedDetails } from "#lib/browser/account/saved-details.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";

type Props = { draft: CheckoutDraft; onClear: () => void };

/** Says that the fields come from the last order on this device, and empties them for another customer. */
export function PrefilledNote({ draft: { user_id, form }, onClear }: Props) {
  const saved = savedDetails(user_id);
  const isPrefilled = saved !== null && saved.guest_name !== "" && saved.guest_name === form.guest_name;
  if (!isPrefilled) return null;
  const clear = () => {
    removeSavedDetails(user_id);
    onClear();
  };
  return (
    <p className="notice flex flex-wrap items-center justify-between gap-x-4 py-1">
      <span>Filled in from your last order on this device.</span>
      <button type="button" className="link min-h-11 font-semibold" onClick={clear}>
        Not you? Clear
      </button>
    </p>
  );
}

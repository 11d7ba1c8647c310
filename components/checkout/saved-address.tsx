"use client";
import { openAddressModal } from "#lib/browser/account/address-modal.ts";
import { useSavedAddress } from "#lib/browser/account/use-saved-address.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { addressForCheckout } from "#lib/shop/checkout/saved-address.ts";
import { addressLines } from "#lib/shop/customer/address-line.ts";
import { stateIn } from "#lib/shop/customer/state-name.ts";
import { addressLines as lineTexts } from "#texts/en/address-lines.ts";
import { checkout } from "#texts/en/checkout.ts";
import { orderDetails } from "#texts/en/order-details.ts";
import { states } from "#texts/en/states.ts";

type Props = {
  /** It is shown in place of the address fields. */
  used: boolean;
  onUse: () => void;
  onChange: () => void;
};

/** The delivery address of a signed-in customer: their saved one, to be used, left, or edited. */
export function SavedAddressBlock({ used, onUse, onChange }: Props) {
  const t = useTexts(orderDetails);
  const shared = useTexts(checkout);
  const lines = useTexts(lineTexts);
  const names = useTexts(states);
  const saved = useSavedAddress();
  return (
    <section aria-labelledby="saved-address" className="card grid gap-3 p-5">
      <h2 id="saved-address" className="text-2xl">
        {t(used ? "delivery" : "saved")}
      </h2>
      {saved ? (
        <address className="grid not-italic">
          <strong>{saved.fullName}</strong>
          {addressLines(addressForCheckout(saved), lines, (state) => stateIn(names, state)).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <p>{t("noneSaved")}</p>
      )}
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {saved && !used && (
          <button type="button" className="button button-quiet" onClick={onUse}>
            {t("useSaved")}
          </button>
        )}
        {used && (
          <button type="button" className="link min-h-11 font-semibold" onClick={onChange}>
            {shared("change")}
          </button>
        )}
        <button type="button" className="link min-h-11 font-semibold" onClick={openAddressModal}>
          {t(saved ? "editSaved" : "addSaved")}
        </button>
      </div>
    </section>
  );
}

"use client";
import { openAddressModal } from "#lib/browser/account/address-modal.ts";
import { useSavedAddress } from "#lib/browser/account/use-saved-address.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { addressForCheckout } from "#lib/shop/checkout/saved-address.ts";
import { addressLines } from "#lib/shop/customer/address-line.ts";
import { stateIn } from "#lib/shop/customer/state-name.ts";
import { addressLines as lineTexts } from "#texts/en/address-lines.ts";
import { profile } from "#texts/en/profile.ts";
import { states } from "#texts/en/states.ts";

/** The saved address, line by line as on a parcel. */
export function ProfileAddress() {
  const t = useTexts(profile);
  const lines = useTexts(lineTexts);
  const stateNames = useTexts(states);
  const saved = useSavedAddress();
  return (
    <section aria-labelledby="saved-address" className="card grid justify-items-start gap-3 p-6">
      <h2 id="saved-address" className="text-2xl">
        {t("savedAddress")}
      </h2>
      {saved ? (
        <address className="grid not-italic">
          <strong>{saved.fullName}</strong>
          {addressLines(addressForCheckout(saved), lines, (name) => stateIn(stateNames, name)).map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{saved.phone}</span>
        </address>
      ) : (
        <p>{t("noAddress")}</p>
      )}
      <button type="button" className="link min-h-11 font-semibold" onClick={openAddressModal}>
        {saved ? t("editAddress") : t("addAddress")}
      </button>
    </section>
  );
}

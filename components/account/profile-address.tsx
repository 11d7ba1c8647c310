import type { ReactNode } from "react";
import { openAddressModal } from "#lib/browser/account/address-modal.ts";
import { useSavedAddress } from "#lib/browser/account/use-saved-address.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useStateName } from "#lib/browser/language/use-state-name.ts";
import { addressForCheckout, type SavedAddress } from "#lib/shop/checkout/saved-address.ts";
import { addressLines } from "#lib/shop/customer/address-line.ts";
import { addressLines as lineTexts } from "#texts/en/address-lines.ts";
import { profile } from "#texts/en/profile.ts";
import { TitledSection } from "@/components/ui/titled-section";

type Props = { saved: SavedAddress; children?: ReactNode };

/** A saved address, line by line as on a parcel. */
export function AddressLines({ saved, children }: Props) {
  const lines = useTexts(lineTexts);
  const stateName = useStateName();
  return (
    <address className="grid not-italic">
      <strong>{saved.fullName}</strong>
      {addressLines(addressForCheckout(saved), lines, stateName).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {children}
    </address>
  );
}

/** The saved address, and the button that changes it. */
export function ProfileAddress() {
  const t = useTexts(profile);
  const saved = useSavedAddress();
  return (
    <TitledSection name="saved-address" title={t("savedAddress")} className="card grid justify-items-start gap-3 p-6">
      {saved ? (
        <AddressLines saved={saved}>
          <span>{saved.phone}</span>
        </AddressLines>
      ) : (
        <p>{t("noAddress")}</p>
      )}
      <button type="button" className="link min-h-11 font-semibold" onClick={openAddressModal}>
        {saved ? t("editAddress") : t("addAddress")}
      </button>
    </TitledSection>
  );
}

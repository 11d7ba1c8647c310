import { openAddressModal } from "#lib/browser/account/address-modal.ts";
import { useSavedAddress } from "#lib/browser/account/use-saved-address.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { checkout } from "#texts/en/checkout.ts";
import { orderDetails } from "#texts/en/order-details.ts";
import { AddressLines } from "@/components/account/profile-address";
import { TitledSection } from "@/components/ui/titled-section";

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
  const saved = useSavedAddress();
  return (
    <TitledSection name="saved-address" title={t(used ? "delivery" : "saved")} className="card grid gap-3 p-5">
      {saved ? <AddressLines saved={saved} /> : <p>{t("noneSaved")}</p>}
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
    </TitledSection>
  );
}

"use client";
import { openAddressModal } from "#lib/browser/account/address-modal.ts";
import { useSavedAddress } from "#lib/browser/account/use-saved-address.ts";
import { addressLines } from "#lib/shop/customer/saved-address.ts";

type Props = {
  /** It is shown in place of the address fields. */
  used: boolean;
  onUse: () => void;
  onChange: () => void;
};

/** The delivery address of a signed-in customer: their saved one, to be used, left, or edited. */
export function SavedAddressBlock({ used, onUse, onChange }: Props) {
  const saved = useSavedAddress();
  return (
    <section aria-labelledby="saved-address" className="card grid gap-3 p-5">
      <h2 id="saved-address" className="text-2xl">
        {used ? "Delivery address" : "Saved address"}
      </h2>
      {saved ? (
        <address className="grid not-italic">
          <strong>{saved.fullName}</strong>
          {addressLines(saved).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <p>No saved address yet. Tick 'Save this address' below, and check out in seconds next time.</p>
      )}
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {saved && !used && (
          <button type="button" className="button button-quiet" onClick={onUse}>
            Use Saved Address
          </button>
        )}
        {used && (
          <button type="button" className="link min-h-11 font-semibold" onClick={onChange}>
            Change
          </button>
        )}
        <button type="button" className="link min-h-11 font-semibold" onClick={openAddressModal}>
          {saved ? "Edit Saved Address" : "Save Address"}
        </button>
      </div>
    </section>
  );
}

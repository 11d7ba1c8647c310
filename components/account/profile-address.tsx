"use client";
import { openAddressModal } from "#lib/browser/account/address-modal.ts";
import { useSavedAddress } from "#lib/browser/account/use-saved-address.ts";
import { addressLines } from "#lib/shop/customer/saved-address.ts";

/** The saved address, line by line as on a parcel. */
export function ProfileAddress() {
  const saved = useSavedAddress();
  return (
    <section aria-labelledby="saved-address" className="card grid justify-items-start gap-3 p-6">
      <h2 id="saved-address" className="text-2xl">
        Saved address
      </h2>
      {saved ? (
        <address className="grid not-italic">
          <strong>{saved.fullName}</strong>
          {addressLines(saved).map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{saved.phone}</span>
        </address>
      ) : (
        <p>No saved address yet. Add one and check out in seconds next time.</p>
      )}
      <button type="button" className="link min-h-11 font-semibold" onClick={openAddressModal}>
        {saved ? "Edit address" : "Add an address"}
      </button>
    </section>
  );
}

"use client";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { saveAddress, useSavedAddress } from "#lib/browser/account/use-saved-address.ts";
import { emptyAddress, type SavedAddress, savedAddressSchema } from "#lib/shop/customer/saved-address.ts";
import { AlertBox } from "@/components/ui/alert-box";
import { DialogCard } from "@/components/ui/dialog-card";
import { SavedAddressFields } from "./saved-address-fields";

/** The one saved address, to be typed or changed. */
export function AddressModal({ onClose }: { onClose: () => void }) {
  const saved = useSavedAddress();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<SavedAddress, unknown, SavedAddress>({
    resolver: standardSchemaResolver(savedAddressSchema),
    defaultValues: saved ?? emptyAddress,
  });

  const save = (address: SavedAddress, close: () => void) => {
    setProblem(null);
    try {
      const outcome = saveAddress(address);
      if (outcome.ok) close();
      else setProblem(outcome.message);
    } catch {
      setProblem("An error occurred while saving address.");
    }
  };
  return (
    <DialogCard heading={saved ? "Edit your address" : "Add your address"} wide onClosed={onClose}>
      {(close) => (
        <form noValidate className="mt-6 grid gap-5" onSubmit={form.handleSubmit((address) => save(address, close))}>
          <AlertBox text={problem} />
          <SavedAddressFields form={form} />
          <div className="flex flex-wrap gap-3">
            <button type="submit" className="button">
              Save Address
            </button>
            <button type="button" className="button button-quiet" onClick={close}>
              Cancel
            </button>
          </div>
          <p className="text-sm text-tamarind">Saved in this browser, for your account.</p>
        </form>
      )}
    </DialogCard>
  );
}

import { useState } from "react";
import { readSession } from "#lib/browser/account/session.ts";
import { saveAddress, useSavedAddress } from "#lib/browser/account/use-saved-address.ts";
import { readProfile } from "#lib/browser/account/user-storage.ts";
import { readDraft } from "#lib/browser/checkout/checkout-store.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useCheckedForm } from "#lib/browser/language/use-checked-form.ts";
import { emptyAddress, type SavedAddress, savedAddressSchema } from "#lib/shop/checkout/saved-address.ts";
import { addressModal } from "#texts/en/address-modal.ts";
import { signInProblems } from "#texts/en/sign-in-problems.ts";
import { phoneField } from "@/components/checkout/phone-field";
import { PlaceFields } from "@/components/checkout/place-fields";
import { AlertBox } from "@/components/ui/alert-box";
import { DialogCard } from "@/components/ui/dialog-card";
import { fieldsOf, TextField } from "@/components/ui/field";

/** An empty address with the user's name and phone number, from their profile or else from the checkout under way. */
function newAddress(): SavedAddress {
  const { user } = readSession();
  const profile = user && readProfile(user);
  const typed = readDraft()?.form;
  return {
    ...emptyAddress,
    fullName: profile?.name || typed?.guest_name || "",
    phone: profile?.phone || typed?.guest_phone || "",
  };
}

/** The one saved address, to be typed or changed. */
export function AddressModal({ onClose }: { onClose: () => void }) {
  const t = useTexts(addressModal);
  const problems = useTexts(signInProblems);
  const saved = useSavedAddress();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useCheckedForm(savedAddressSchema, saved ?? newAddress());
  const named = fieldsOf(form);

  const save = (address: SavedAddress, close: () => void) => {
    setProblem(null);
    try {
      const outcome = saveAddress(address);
      if (outcome.ok) close();
      else setProblem(problems(outcome.code));
    } catch {
      setProblem(t("failed"));
    }
  };
  return (
    <DialogCard heading={saved ? t("edit") : t("add")} wide onClosed={onClose}>
      {(close) => (
        <form noValidate className="mt-6 grid gap-5" onSubmit={form.handleSubmit((address) => save(address, close))}>
          <AlertBox text={problem} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label={t("name")} {...named("fullName")} autoComplete="name" />
            <TextField label={t("phone")} {...phoneField(form, "phone")} />
            <div className="sm:col-span-2">
              <TextField label={t("line1")} {...named("addressLine1")} autoComplete="address-line1" />
            </div>
            <div className="sm:col-span-2">
              <TextField label={t("line2")} optional {...named("addressLine2")} autoComplete="address-line2" />
            </div>
            <PlaceFields form={form} named={named} />
          </div>
          <div className="flex flex-wrap gap-3">
            <button type="submit" className="button">
              {t("save")}
            </button>
            <button type="button" className="button button-quiet" onClick={close}>
              {t("cancel")}
            </button>
          </div>
          <p className="text-sm text-tamarind">{t("where")}</p>
        </form>
      )}
    </DialogCard>
  );
}

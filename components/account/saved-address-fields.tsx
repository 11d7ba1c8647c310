import type { UseFormReturn } from "react-hook-form";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { SavedAddress } from "#lib/shop/checkout/saved-address.ts";
import { addressModal } from "#texts/en/address-modal.ts";
import { phoneField } from "@/components/checkout/phone-field";
import { PlaceFields } from "@/components/checkout/place-fields";
import { fieldsOf } from "@/components/ui/field";
import { TextField } from "@/components/ui/text-field";

type Props = { form: UseFormReturn<SavedAddress, unknown, SavedAddress> };

/** The fields of the saved address, from the person to the landmark. */
export function SavedAddressFields({ form }: Props) {
  const t = useTexts(addressModal);
  const named = fieldsOf(form);
  return (
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
  );
}

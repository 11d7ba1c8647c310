import type { FormState, UseFormRegisterReturn } from "react-hook-form";
import { usePincodeMask } from "#lib/browser/checkout/input-masks.ts";
import { useNotDelivered } from "#lib/browser/checkout/use-not-delivered.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useStateName } from "#lib/browser/language/use-state-name.ts";
import { cityOfPincode, pincodeQuestion } from "#lib/shop/customer/pincode.ts";
import { addressFields } from "#texts/en/address-fields.ts";
import { pincode } from "#texts/en/pincode.ts";
import { TextField } from "@/components/ui/field";
import { StateField } from "./state-field";

type Props = {
  form: Parameters<typeof usePincodeMask>[0] & {
    watch: (name: "pincode" | "city" | "state") => string;
    setFocus: (name: "city", options: { shouldSelect: boolean }) => void;
    formState: Pick<FormState<{ pincode: string }>, "errors" | "isSubmitted">;
  };
  named: (
    name: "pincode" | "city" | "state" | "landmark",
    mask?: { onChange: (event: { target: { value: string } }) => void },
  ) => UseFormRegisterReturn & { error: string | undefined };
};

/**
 * An address below its lines. The pincode comes before city and state: it fills them in, where it can mean only one.
 */
export function PlaceFields({ form, named }: Props) {
  const t = useTexts(addressFields);
  const question = useTexts(pincode);
  const stateName = useStateName();
  const { errors, isSubmitted } = form.formState;
  const mask = usePincodeMask(form, { wrongPincode: Boolean(errors.pincode), isSubmitted });
  const state = form.watch("state");
  const typed = form.watch("pincode");
  const city = form.watch("city");
  const refused = useNotDelivered(state, typed);
  const isFilled = city !== "" && city === cityOfPincode(typed);
  return (
    <>
      <TextField
        label={t("pincode")}
        hint={refused ?? pincodeQuestion(typed, state, question, stateName)}
        {...named("pincode", mask.pincode)}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <div>
        <TextField label={t("city")} {...named("city", mask.city)} autoComplete="address-level2" />
        {isFilled && (
          <button type="button" className="link min-h-11" onClick={() => form.setFocus("city", { shouldSelect: true })}>
            {t("notRight")}
          </button>
        )}
      </div>
      <StateField {...named("state", mask.state)} />
      <TextField label={t("landmark")} optional {...named("landmark")} autoComplete="off" />
    </>
  );
}

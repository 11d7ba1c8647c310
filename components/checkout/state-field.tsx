import type { ComponentProps } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import { stateIn } from "#lib/shop/customer/state-name.ts";
import { states } from "#lib/shop/customer/states.ts";
import { addressFields } from "#texts/en/address-fields.ts";
import { states as stateTexts } from "#texts/en/states.ts";
import { SelectField } from "@/components/ui/select-field";

/** One of India's states, by its name in the page's language. */
export function StateField(field: Omit<ComponentProps<typeof SelectField>, "label" | "choices" | "none">) {
  const t = useTexts(addressFields);
  const names = useTexts(stateTexts);
  return (
    <SelectField
      label={t("state")}
      {...field}
      choices={states}
      shown={(name) => stateIn(names, name)}
      none={t("chooseState")}
      autoComplete="address-level1"
    />
  );
}

import type { ComponentProps } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useStateName } from "#lib/browser/language/use-state-name.ts";
import { states } from "#lib/shop/customer/states.ts";
import { addressFields } from "#texts/en/address-fields.ts";
import { SelectField } from "@/components/ui/select-field";

/** One of India's states, by its name in the page's language. */
export function StateField(field: Omit<ComponentProps<typeof SelectField>, "label" | "choices" | "none">) {
  const t = useTexts(addressFields);
  return (
    <SelectField
      label={t("state")}
      {...field}
      choices={states}
      shown={useStateName()}
      none={t("chooseState")}
      autoComplete="address-level1"
    />
  );
}

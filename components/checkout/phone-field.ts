import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { phoneMask } from "#lib/browser/checkout/input-masks.ts";
import { fieldsOf } from "@/components/ui/field";

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, "register" | "formState" | "setValue">;

/**
 * What the field of a phone number takes, its input mask too. One that shows an error is validated again while it is
 * corrected.
 */
export function phoneField<Values extends FieldValues>(form: Form<Values>, name: Path<Values>) {
  const shouldValidate = form.formState.errors[name] !== undefined;
  const mask = phoneMask((text) => form.setValue(name, text as PathValue<Values, Path<Values>>, { shouldValidate }));
  return { ...fieldsOf(form)(name, mask), type: "tel", autoComplete: "tel" };
}

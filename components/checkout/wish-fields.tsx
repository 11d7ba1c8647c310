import type { UseFormReturn } from "react-hook-form";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { CheckoutForm, CheckoutFormInput } from "#lib/shop/checkout/checkout-form.ts";
import { wishes } from "#lib/shop/order/order-facts.ts";
import { wishLabels } from "#texts/en/wish-labels.ts";
import { fieldsOf, TextField } from "@/components/ui/field";

/** What a customer may add to an order in words of their own, a field each. */
export function WishFields({ form }: { form: UseFormReturn<CheckoutFormInput, unknown, CheckoutForm> }) {
  const t = useTexts(wishLabels);
  return wishes.map((wish) => (
    <TextField key={wish} label={t(wish)} optional {...fieldsOf(form)(wish)} autoComplete="off" />
  ));
}

import { useState } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import { MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { digitsOf } from "#lib/shop/customer/digits.ts";
import { cart } from "#texts/en/cart.ts";

type Props = { name: string; quantity: number; onChange: (quantity: number) => void };

/**
 * A line's quantity, also to be typed. What is typed counts when the field is left or Enter is pressed; nothing, or no whole
 * number, leaves the quantity as it was.
 */
export function QuantityInput({ name, quantity, onChange }: Props) {
  const t = useTexts(cart);
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    setTyped(null);
    const next = Number(typed);
    if (typed?.trim() && Number.isInteger(next) && next !== quantity)
      onChange(Math.min(Math.max(next, 0), MAX_QUANTITY));
  };
  return (
    <input
      className="stepper-input min-h-11 w-10"
      aria-label={t("quantity", { name })}
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      maxLength={2}
      value={typed ?? quantity}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(digitsOf(target.value))}
      onBlur={finish}
      onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
    />
  );
}

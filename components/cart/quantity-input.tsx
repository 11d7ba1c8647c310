import { useState } from "react";
import { MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { digitsOf } from "#lib/shop/customer/digits.ts";

type Props = { label: string; quantity: number; onChange: (quantity: number) => void; inForm?: boolean };

/**
 * A line's quantity, also to be typed. What is typed counts when the field is left or Enter is pressed; nothing, or no
 * whole number, leaves the quantity as it was. `inForm`: a number counts while it is typed, because the total is read
 * before the form is sent, and Enter does not send it.
 */
export function QuantityInput({ label, quantity, onChange, inForm = false }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    setTyped(null);
    const next = Number(typed);
    if (typed?.trim() && Number.isInteger(next) && next !== quantity)
      onChange(Math.min(Math.max(next, 0), MAX_QUANTITY));
  };
  return (
    <input
      className={inForm ? "field-input" : "stepper-input min-h-11 w-10"}
      aria-label={label}
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      maxLength={2}
      value={typed ?? quantity}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        const digits = digitsOf(target.value);
        setTyped(digits);
        if (inForm && Number(digits) > 0) onChange(Math.min(Number(digits), MAX_QUANTITY));
      }}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}

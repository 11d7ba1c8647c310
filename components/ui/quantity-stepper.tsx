import type { ReactNode } from "react";
import { MinusIcon } from "./icons/minus";
import { PlusIcon } from "./icons/plus";

type Props = {
  /** The product's name, for the buttons' labels. */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
  /** The largest quantity; the present one for what may not grow. */
  max: number;
  /** The quantity as it is shown between the buttons. */
  children: ReactNode;
  className?: string;
};

/** One less, the quantity, one more. */
export function QuantityStepper({ name, quantity, onChange, max, children, className = "" }: Props) {
  return (
    <div className={`stepper ${className}`}>
      <button type="button" aria-label={`One less of ${name}`} onClick={() => onChange(quantity - 1)}>
        <MinusIcon className="size-5" />
      </button>
      {children}
      <button
        type="button"
        aria-label={`One more of ${name}`}
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        <PlusIcon className="size-5" />
      </button>
    </div>
  );
}

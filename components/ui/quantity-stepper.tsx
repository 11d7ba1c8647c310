import type { ReactNode } from "react";
import { icon, PlusIcon } from "./icons";
import { useWords } from "./words";

type Props = {
  /** The product's name, for the buttons' labels. */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
  /** The largest quantity; the present one for what may not grow. */
  max: number;
  /** The quantity as it is shown between the buttons. */
  children: ReactNode;
};

/** One less, the quantity, one more. */
export function QuantityStepper({ name, quantity, onChange, max, children }: Props) {
  const { word } = useWords();
  return (
    <div className="stepper">
      <button type="button" aria-label={word("oneLess", { name })} onClick={() => onChange(quantity - 1)}>
        <MinusIcon className="size-5" />
      </button>
      {children}
      <button
        type="button"
        aria-label={word("oneMore", { name })}
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        <PlusIcon className="size-5" />
      </button>
    </div>
  );
}

const MinusIcon = icon(<path d="M5 12h14" />);

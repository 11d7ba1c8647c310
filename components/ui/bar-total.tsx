import "./checkout-bar.css";

type Props = { items: string; total: string };

/** Beside the button of a bar at the window's foot: what is ordered and its total. A computer shows it in the bill alone. */
export function BarTotal({ items, total }: Props) {
  return (
    <p className="bar-total lg:hidden">
      <span className="block text-sm text-tamarind">{items}</span>
      <strong className="font-display text-xl">{total}</strong>
    </p>
  );
}

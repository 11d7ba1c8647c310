import type { CheckoutDraft } from "@/lib/shop/checkout-draft";
import { rupees } from "@/lib/shop/money";

/** The lines of an order; a sample reads FREE. */
export function OrderLines({ items }: { items: CheckoutDraft["items"] }) {
  return (
    <ul className="mt-4 grid gap-3">
      {items.map(({ product_name, quantity, price, category }) => (
        <li key={`${product_name} ${price}`} className="flex justify-between gap-4">
          <span>
            {product_name} × {quantity}
            <span className="block text-sm text-tamarind">{category}</span>
          </span>
          <span>{price === 0 ? "FREE" : rupees(price * quantity)}</span>
        </li>
      ))}
    </ul>
  );
}

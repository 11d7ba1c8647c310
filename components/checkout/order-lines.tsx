import { Kolam } from "@/components/ui/kolam";
import { Picture } from "@/components/ui/picture";
import type { CheckoutDraft } from "@/lib/shop/checkout-draft";
import { imageKeyOf } from "@/lib/shop/image-key";
import { rupees } from "@/lib/shop/money";
import { pictureFiles } from "@/lib/shop/picture-files";

/** The lines of an order; a sample reads FREE. */
export function OrderLines({ items }: { items: CheckoutDraft["items"] }) {
  return (
    <ul className="mt-4 grid gap-3">
      {items.map(({ product_name, quantity, price, category }) => (
        <li key={`${product_name} ${price}`} className="flex items-center gap-4">
          <Picture
            {...pictureFiles(imageKeyOf(product_name, category), { to: 320 })}
            alt=""
            sizes="3.5rem"
            className="size-14 shrink-0 rounded-lg"
            placeholder={<Kolam rows={[1, 3, 1]} className="size-9 text-brass" />}
          />
          <span className="grow">
            {product_name} × {quantity}
            <span className="block text-sm text-tamarind">{category}</span>
          </span>
          <span className="shrink-0">{price === 0 ? "FREE" : rupees(price * quantity)}</span>
        </li>
      ))}
    </ul>
  );
}

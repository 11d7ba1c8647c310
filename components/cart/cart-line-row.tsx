import Link from "next/link";
import { type CartLine, MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { changeText, isSold, type LineChange } from "#lib/shop/cart/line-change.ts";
import { findProductByName, imageKeyOf } from "#lib/shop/catalogue/catalogue.ts";
import { SAMPLE_GRAMS } from "#lib/shop/offers/free-samples.ts";
import { packFiles, pictureFiles } from "#lib/shop/pictures/picture-files.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { Kolam } from "@/components/ui/kolam";
import { Picture } from "@/components/ui/picture";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { QuantityInput } from "./quantity-input";

type Props = {
  /** At today's price. */
  line: CartLine;
  change: LineChange | null;
  onQuantity: (quantity: number) => void;
  onAcceptPrice: () => void;
};

/** One line of the cart. */
export function CartLineRow({ line, change, onQuantity, onAcceptPrice }: Props) {
  const { name, category, price, quantity } = line;
  const product = findProductByName(name);
  return (
    <li className="card flex flex-wrap items-center gap-x-3 gap-y-3 p-4 sm:gap-x-6 sm:p-5">
      <Picture
        {...(product && !line.isSample
          ? packFiles(product, { to: 320 })
          : pictureFiles(imageKeyOf(name, category), { to: 320 }))}
        alt=""
        sizes="5rem"
        className="size-20 shrink-0 rounded-xl"
        placeholder={<Kolam rows={[1, 3, 1]} className="size-12 text-brass" />}
      />
      <div className="min-w-40 flex-1">
        <h2 className="text-xl">
          {product ? (
            <Link href={`/product-details/${product.slug}`} prefetch={false} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <p className="text-tamarind">
          {category} · {line.isSample ? `${SAMPLE_GRAMS}g sample` : `${rupees(price)} each`}
        </p>
        {change && <p className="font-semibold text-chilli">{changeText(change)}</p>}
        {change?.kind === "price" && (
          <button
            type="button"
            className="link min-h-11"
            aria-label={`Accept the new price of ${name}`}
            onClick={onAcceptPrice}
          >
            Accept {rupees(price)}
          </button>
        )}
      </div>
      <QuantityStepper
        name={name}
        quantity={quantity}
        max={line.isSample || !isSold(change) ? quantity : MAX_QUANTITY}
        onChange={onQuantity}
      >
        {line.isSample ? (
          <output aria-label={`Quantity of ${name}`}>{quantity}</output>
        ) : (
          <QuantityInput name={name} quantity={quantity} onChange={onQuantity} />
        )}
      </QuantityStepper>
      <p className="min-w-14 text-right sm:min-w-20 font-display text-xl">
        {isSold(change) && (line.isSample ? "FREE" : rupees(price * quantity))}
      </p>
      <button type="button" className="link min-h-11" aria-label={`Remove ${name}`} onClick={() => onQuantity(0)}>
        Remove
      </button>
    </li>
  );
}

import { Link } from "#lib/browser/language/link.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { type CartLine, MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { changeText, isSold, type LineChange } from "#lib/shop/cart/line-change.ts";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { categoryIn } from "#lib/shop/catalogue/names.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { isSample, SAMPLE_GRAMS } from "#lib/shop/pricing/line.ts";
import { cart } from "#texts/en/cart.ts";
import { lineChange } from "#texts/en/line-change.ts";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { LinePicture } from "./line-picture";
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
  const { name, category, price, qty: quantity } = line;
  const sample = isSample(line);
  const t = useTexts(cart);
  const changes = useTexts(lineChange);
  const language = useLanguage();
  const product = findProductByName(name);
  const shown = product ? product.names[language] : name;
  return (
    <li className="card flex flex-wrap items-center gap-x-3 gap-y-3 p-4 sm:gap-x-6 sm:p-5">
      <LinePicture line={line} sizes="5rem" className="size-20 shrink-0 rounded-xl" kolam="size-12 text-brass" />
      <div className="min-w-40 flex-1">
        <h2 className="text-xl">
          {product ? (
            <Link href={`/product-details/${product.slug}`} prefetch={false} className="hover:underline">
              {shown}
            </Link>
          ) : (
            shown
          )}
        </h2>
        <p className="text-tamarind">
          {`${categoryIn(language, category)} · ${
            sample ? t("sample", { grams: SAMPLE_GRAMS }) : t("each", { price: rupees(price) })
          }`}
        </p>
        {change && <p className="font-semibold text-chilli">{changeText(change, changes)}</p>}
        {change?.kind === "price" && (
          <button
            type="button"
            className="link min-h-11"
            aria-label={t("acceptPrice", { name: shown })}
            onClick={onAcceptPrice}
          >
            {t("accept", { price: rupees(price) })}
          </button>
        )}
      </div>
      <QuantityStepper
        name={shown}
        quantity={quantity}
        max={sample || !isSold(change) ? quantity : MAX_QUANTITY}
        onChange={onQuantity}
      >
        {sample ? (
          <output aria-label={t("quantity", { name: shown })}>{quantity}</output>
        ) : (
          <QuantityInput label={t("quantity", { name: shown })} quantity={quantity} onChange={onQuantity} />
        )}
      </QuantityStepper>
      <p className="min-w-14 whitespace-nowrap text-right sm:min-w-20 font-display text-xl">
        {isSold(change) && (sample ? t("free") : rupees(price * quantity))}
      </p>
      <button
        type="button"
        className="link min-h-11"
        aria-label={t("removeLine", { name: shown })}
        onClick={() => onQuantity(0)}
      >
        {t("remove")}
      </button>
    </li>
  );
}

import { type CartLine, MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { changeText, isSold, type LineChange } from "#lib/shop/cart/line-change.ts";
import { imageKeyOf } from "#lib/shop/catalogue/catalogue.ts";
import { SAMPLE_GRAMS } from "#lib/shop/offers/free-samples.ts";
import { pictureFiles } from "#lib/shop/pictures/picture-files.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { MinusIcon } from "@/components/ui/icons/minus";
import { PlusIcon } from "@/components/ui/icons/plus";
import { Kolam } from "@/components/ui/kolam";
import { Picture } from "@/components/ui/picture";

type Props = {
  /** At today's price. */
  line: CartLine;
  change: LineChange | null;
  onQuantity: (quantity: number) => void;
  onAcceptPrice: () => void;
};

const stepButton =
  "grid size-11 place-items-center rounded-full border-2 border-chilli font-semibold text-chilli text-xl disabled:opacity-40";

/** One line of the cart. */
export function CartLineRow({ line, change, onQuantity, onAcceptPrice }: Props) {
  const { name, category, price, quantity } = line;
  return (
    <li className="card flex flex-wrap items-center gap-x-3 gap-y-3 p-4 sm:gap-x-6 sm:p-5">
      <Picture
        {...pictureFiles(imageKeyOf(name, category), { to: 320 })}
        alt=""
        sizes="5rem"
        className="size-20 shrink-0 rounded-xl"
        placeholder={<Kolam rows={[1, 3, 1]} className="size-12 text-brass" />}
      />
      <div className="min-w-40 flex-1">
        <h2 className="text-xl">{name}</h2>
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
      <div className="flex items-center gap-3">
        <button
          type="button"
          className={stepButton}
          aria-label={`One less of ${name}`}
          onClick={() => onQuantity(quantity - 1)}
        >
          <MinusIcon className="size-5" />
        </button>
        <output aria-label={`Quantity of ${name}`} className="min-w-8 text-center text-lg">
          {quantity}
        </output>
        <button
          type="button"
          className={stepButton}
          aria-label={`One more of ${name}`}
          disabled={quantity >= MAX_QUANTITY || line.isSample || !isSold(change)}
          onClick={() => onQuantity(quantity + 1)}
        >
          <PlusIcon className="size-5" />
        </button>
      </div>
      <p className="min-w-14 text-right sm:min-w-20 font-display text-xl">
        {isSold(change) && (line.isSample ? "FREE" : rupees(price * quantity))}
      </p>
      <button type="button" className="link min-h-11" aria-label={`Remove ${name}`} onClick={() => onQuantity(0)}>
        Remove
      </button>
    </li>
  );
}

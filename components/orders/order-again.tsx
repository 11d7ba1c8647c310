import { type ReactNode, useState } from "react";
import { addToCart } from "#lib/browser/cart/use-cart.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useLanguage, useRichTexts, useTexts } from "#lib/browser/language/texts.ts";
import { fetchShopState, knownShop } from "#lib/browser/shop-state/live-shop.ts";
import { lineNameIn } from "#lib/shop/catalogue/catalogue.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { orderAgain } from "#lib/shop/order/order-again.ts";
import { orderAgain as texts } from "#texts/en/order-again.ts";

/** The timeout, in milliseconds: the cart fetches the same state again. */
const SHORT = 2_000;

type Props = {
  items: Order["items"];
  /** Stands beside the button. */
  children?: ReactNode;
};

/** Puts the products of an order that are still sold into the cart, and names the others. */
export function OrderAgain({ items, children }: Props) {
  const t = useTexts(texts);
  const rich = useRichTexts(texts);
  const language = useLanguage();
  const [done, setDone] = useState<ReturnType<typeof orderAgain> | null>(null);
  const order = async () => {
    await fetchShopState(SHORT);
    const again = orderAgain(items, knownShop());
    addToCart(again.lines);
    setDone(again);
  };
  return (
    <div className="mt-3 flex flex-wrap print:hidden items-center gap-x-5 gap-y-2">
      <button type="button" className="button button-quiet" onClick={order}>
        {t("again")}
      </button>
      {children}
      <p role="status">
        {done && done.lines.length > 0 && (
          <span>
            {rich("inCart", {
              cart: (words) => (
                <Link href="/cart" className="link">
                  {words}
                </Link>
              ),
            })}
          </span>
        )}
        {done && done.gone.length > 0 && (
          <span>{` ${t("gone", { names: done.gone.map((name) => lineNameIn(language, name)).join(", ") })}`}</span>
        )}
      </p>
    </div>
  );
}

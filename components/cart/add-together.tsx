"use client";
import { addToCart, packsOf, useCartLater } from "#lib/browser/cart/use-cart.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useSoldOut } from "#lib/browser/shop-state/known-shop.ts";
import { useHydrated } from "#lib/browser/store.ts";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { addTogether } from "#texts/en/add-together.ts";

type Props = {
  products: (Omit<Product, "picture"> & { description: string; soldOut?: boolean })[];
  /** Where a heading says how many they are. */
  short?: boolean;
};

/** Puts one pack of each of these products into the cart, of those that aren't in it and can be had. It never adds twice. */
export function AddTogether({ products, short = false }: Props) {
  const t = useTexts(addTogether);
  const lines = useCartLater();
  const ready = useHydrated();
  const anyOut = useSoldOut(
    products[0]?.slug ?? "",
    products.some(({ soldOut }) => soldOut === true),
  );
  if (anyOut || products.length < 2) return null;
  const missing = products.filter(({ name }) => packsOf(lines, name) === 0);
  const total = products.reduce((sum, { price }) => sum + price, 0);
  const count = products.length;
  return (
    <p role="status" className={short ? "mt-auto pt-2" : "mt-5 flex flex-wrap items-center gap-x-5 gap-y-2"}>
      {ready && missing.length === 0 ? (
        <>
          <strong>{t("added", { count })}</strong>
          {/* In a card among others the line at the window's foot leads there. */}
          {!short && (
            <Link href="/cart" className="button">
              {t("view")}
            </Link>
          )}
        </>
      ) : (
        <button
          type="button"
          className={`button needs-script ${short ? "w-full px-2" : ""}`}
          disabled={!ready}
          onClick={() => addToCart(missing.map((item) => ({ ...item, qty: 1 })))}
        >
          {t(short ? "addAll" : "add", { count, total: rupees(total) })}
        </button>
      )}
    </p>
  );
}

"use client";
import { flyToCart } from "#lib/browser/cart/fly-to-cart.ts";
import { addToCart, packsOf, useCartLater } from "#lib/browser/cart/use-cart.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useSoldOut } from "#lib/browser/shop-state/known-shop.ts";
import { useHydrated } from "#lib/browser/store.ts";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { addTogether } from "#texts/en/add-together.ts";

type Props = {
  products: (Pick<Product, "slug" | "name" | "category" | "price"> & { description?: string; soldOut?: boolean })[];
  /** The dish that they make: its name tells its button from those of other dishes. */
  dish?: string;
};

/** Puts one pack of each of these products into the cart, of those that aren't in it and can be had. It never adds twice. */
export function AddTogether({ products, dish }: Props) {
  const t = useTexts(addTogether);
  const lines = useCartLater();
  const ready = useHydrated();
  const anyOut = useSoldOut(
    products[0]?.slug ?? "",
    products.some(({ soldOut = false }) => soldOut),
  );
  if (anyOut || products.length < 2) return null;
  const missing = products.filter(({ name }) => packsOf(lines, name) === 0);
  const total = products.reduce((sum, { price }) => sum + price, 0);
  const count = products.length;
  const label = dish ? t("all", { total: rupees(total) }) : t("add", { count, total: rupees(total) });
  return (
    <p role="status" className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      {ready && missing.length === 0 ? (
        <>
          <strong>{t("added", { count })}</strong>
          <Link href="/cart" className="button">
            {t("view")}
          </Link>
        </>
      ) : (
        <button
          type="button"
          className="button needs-script"
          disabled={!ready}
          aria-label={dish && `${label}, ${dish}`}
          onClick={({ currentTarget }) => {
            flyToCart(currentTarget);
            addToCart(missing.map((item) => ({ ...item, qty: 1 })));
          }}
        >
          {label}
        </button>
      )}
    </p>
  );
}

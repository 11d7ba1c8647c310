"use client";
import { flyToCart } from "#lib/browser/cart/fly-to-cart.ts";
import { addToCart, packsOf, useCartLater } from "#lib/browser/cart/use-cart.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useSoldOut } from "#lib/browser/shop-state/known-shop.ts";
import { useHydrated } from "#lib/browser/storage/store.ts";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { addTogether } from "#texts/en/add-together.ts";

type Props = {
  products: (Pick<Product, "slug" | "name" | "category" | "price"> & { description?: string; soldOut?: boolean })[];
  /** What they are together, a dish or a category: the button is short, and its name tells it from those of others. */
  set?: string;
};

/**
 * Puts one pack of each of these products into the cart, of those that aren't in it and can be had. It never adds
 * twice.
 */
export function AddTogether({ products, set }: Props) {
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
  const label = set ? t("all", { total: rupees(total) }) : t("add", { count, total: rupees(total) });
  return (
    <p role="status" className={set ? "mt-auto pt-2" : "mt-5 flex flex-wrap items-center gap-x-5 gap-y-2"}>
      {ready && missing.length === 0 ? (
        <>
          <strong>{t("added", { count })}</strong>
          {/* In a card among others the line at the window's foot leads there. */}
          {!set && (
            <Link href="/cart" className="button">
              {t("view")}
            </Link>
          )}
        </>
      ) : (
        <button
          type="button"
          className={`button needs-script ${set ? "w-full px-2" : ""}`}
          disabled={!ready}
          aria-label={set && `${label}, ${set}`}
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

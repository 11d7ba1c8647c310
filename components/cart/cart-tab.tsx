"use client";
import { useCartCount } from "#lib/browser/cart/use-cart.ts";
import { Link } from "#lib/browser/language/link.ts";
import { usePagePath } from "#lib/browser/language/navigation.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { cartBadge } from "#lib/shop/cart/cart.ts";
import { tabs } from "#texts/en/tabs.ts";
import { CartIcon } from "@/components/ui/icons/cart";

/** The cart's tab at the foot of a phone's window, with the number of its packs. */
export function CartTab() {
  const t = useTexts(tabs);
  const count = useCartCount();
  const here = usePagePath() === "/cart";
  return (
    <Link
      href="/cart"
      prefetch={count > 0 ? null : false}
      className="tab"
      aria-current={here ? "page" : undefined}
      data-cart-link
    >
      <span className="relative">
        <CartIcon className="size-6" />
        <span className="cart-count -top-2 left-3.5 empty:hidden">{count > 0 ? cartBadge(count) : null}</span>
      </span>
      {` ${t("cart")}`}
    </Link>
  );
}

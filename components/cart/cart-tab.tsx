"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useCart } from "#lib/browser/cart/use-cart.ts";
import { cartBadge } from "#lib/shop/cart/cart.ts";
import { CartIcon } from "@/components/ui/icons/cart";

/** The cart's tab at the foot of a phone's window, with the number of its packs. */
export function CartTab() {
  const { count } = useCart();
  const here = usePathname() === "/cart";
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
      {" Cart"}
    </Link>
  );
}

"use client";
import Link from "next/link";
import { CartIcon } from "@/components/ui/icons/cart";
import { useCart } from "@/lib/browser/use-cart";
import { cartBadge } from "@/lib/shop/cart";

/** The way to the cart, with how many packs are in it. */
export function CartLink() {
  const { count } = useCart();
  return (
    <Link href="/cart" className="flex min-h-11 items-center gap-2 hover:text-chilli">
      <CartIcon className="size-6" /> Cart
      <span
        className="min-w-7 rounded-full bg-chilli px-2 py-0.5 text-center font-semibold text-rice text-sm empty:hidden"
        data-testid="cart-count"
      >
        {count > 0 ? cartBadge(count) : null}
      </span>
    </Link>
  );
}

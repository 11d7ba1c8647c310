import Link from "next/link";
import type { ReactNode } from "react";
import { shop } from "@/lib/shop/shop";
import { Logo } from "./logo";

const links = [
  { href: "/", text: "Home" },
  { href: "/category/mix-pickle", text: "Mix & Pickle" },
  { href: "/category/powder", text: "Powder" },
  { href: "/category/appalam", text: "Appalam" },
  { href: "/category/coffee", text: "Coffee" },
  { href: "/#about", text: "About" },
  { href: "/#contact", text: "Contact" },
];

/** The header of every page but the checkout's. `cart` is the way to the cart. */
export function SiteHeader({ cart }: { cart: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 border-tamarind/20 border-b bg-paper">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <Link href="/" className="mr-auto flex min-h-11 items-center gap-2 font-display text-2xl text-chilli">
          <Logo className="size-9" /> {shop.name}{" "}
          <span lang="ta" className="hidden font-text text-base text-tamarind sm:inline">
            {shop.tamilName}
          </span>
        </Link>
        <nav
          aria-label="Main"
          className="order-last -mx-4 w-screen overflow-x-auto px-4 lg:order-none lg:mx-0 lg:w-auto lg:px-0"
        >
          <ul className="flex gap-5 whitespace-nowrap">
            {links.map(({ href, text }) => (
              <li key={href}>
                <Link href={href} className="flex min-h-11 items-center hover:text-chilli">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Link href="/login" className="flex min-h-11 items-center hover:text-chilli">
          Sign In
        </Link>
        {cart}
        <Link href="/#categories" className="button hidden sm:inline-flex">
          Shop Now
        </Link>
      </div>
    </header>
  );
}

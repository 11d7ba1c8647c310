"use client";
import Link from "next/link";
import type { ReactNode } from "react";
import { shop } from "@/lib/shop/shop";
import { headerLinks } from "./header-links";
import { Logo } from "./logo";
import { MobileMenu } from "./mobile-menu";

/** What other parts of the shop put into the header, once for the bar and once for the menu. */
export type HeaderParts = { offer?: ReactNode; account: ReactNode; cart: ReactNode };
type Props = { bar: HeaderParts; menu: HeaderParts };

/**
 * The header of every page but the checkout's. It stays at the top; on narrow screens its links are in a menu. Like the
 * footer it is code that the browser keeps: else a page carries its drawing twice, once to be taken over from.
 */
export function SiteHeader({ bar, menu }: Props) {
  return (
    <header className="sticky top-0 z-30 border-brass/40 border-b bg-paper">
      <div className="mx-auto flex h-16 w-full max-w-[94rem] items-center gap-x-1 px-4 sm:gap-x-3 md:px-8">
        <Link
          href="/"
          className="mr-auto flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap font-display text-2xl text-chilli leading-none"
        >
          <Logo className="size-9" /> {shop.name}{" "}
          <span lang="ta" className="hidden font-text text-base text-tamarind sm:inline xl:hidden min-[86rem]:inline">
            {shop.tamilName}
          </span>
        </Link>
        <nav aria-label="Main" className="mx-auto hidden xl:block">
          <ul className="flex whitespace-nowrap">
            {headerLinks.map(({ href, text }) => (
              <li key={href}>
                <Link href={href} className="header-link">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {bar.offer}
        <div className="hidden items-center sm:flex">{bar.account}</div>
        {bar.cart}
        <Link href="/#categories" className="button hidden min-h-11 shrink-0 whitespace-nowrap px-5 lg:inline-flex">
          Shop Now
        </Link>
        <MobileMenu {...menu} />
      </div>
    </header>
  );
}

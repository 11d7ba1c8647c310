"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { digitsOf, shop } from "#lib/shop/shop.ts";
import { HomeIcon } from "@/components/ui/icons/home";
import { ShopIcon } from "@/components/ui/icons/shop";
import { WhatsAppIcon } from "@/components/ui/icons/whatsapp";

type Props = {
  /** The tabs of other components. */
  search: ReactNode;
  cart: ReactNode;
};

/**
 * The tabs at the foot of a phone's window, within a thumb's reach. A bar that buys takes their place (app/styles/foot.css). The
 * chat's tab replaces the floating chat button there.
 */
export function TabBar({ search, cart }: Props) {
  const path = usePathname();
  const tab = (href: string, text: string, icon: ReactNode, isHere: boolean) => (
    <Link href={href} prefetch={false} className="tab" aria-current={isHere ? "page" : undefined}>
      {icon}
      {` ${text}`}
    </Link>
  );
  return (
    <nav aria-label="Tabs" className="tab-bar">
      {tab("/", "Home", <HomeIcon className="size-6" />, path === "/")}
      {tab("/categories", "Shop", <ShopIcon className="size-6" />, /^\/(categor|product)/.test(path))}
      {search}
      <a href={`https://wa.me/${digitsOf(shop.whatsapp)}`} aria-label="Chat with us on WhatsApp" className="tab">
        <WhatsAppIcon className="size-6" /> Chat
      </a>
      {cart}
    </nav>
  );
}

import Link from "next/link";
import { Kolam } from "@/components/ui/kolam";
import { digitsOf, shop } from "@/lib/shop/shop";

const quickLinks = [
  { href: "/", text: "Home" },
  { href: "/categories", text: "Categories" },
  { href: "/#about", text: "About Us" },
  { href: "/#contact", text: "Contact" },
  { href: "/order-status", text: "Order status" },
];

/** The foot of every page but the checkout's. */
export function SiteFooter() {
  return (
    <footer className="bg-ink text-paper">
      <Kolam rows={[161]} bleed className="block h-5 w-full text-brass" />
      <div className="page grid gap-8 py-12 sm:grid-cols-3">
        <div>
          <p className="font-display text-2xl">{shop.name}</p>
          <p className="mt-1 text-paper/85">{shop.tagline}</p>
        </div>
        <nav aria-label="Quick links">
          <ul>
            {quickLinks.map(({ href, text }) => (
              <li key={href}>
                <Link href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <address className="not-italic">
          <a href={`tel:+${digitsOf(shop.phone)}`} className="flex min-h-11 items-center hover:underline">
            {shop.phone}
          </a>
          <a href={`mailto:${shop.email}`} className="flex min-h-11 items-center hover:underline">
            {shop.email}
          </a>
          <p className="text-paper/85 text-sm">FSSAI {shop.fssaiLicence}</p>
        </address>
      </div>
    </footer>
  );
}

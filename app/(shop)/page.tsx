import type { Metadata } from "next";
import Link from "next/link";
import { CategoryCard } from "@/components/catalogue/category-card";
import { MailIcon } from "@/components/ui/icons/mail";
import { PhoneIcon } from "@/components/ui/icons/phone";
import { WhatsAppIcon } from "@/components/ui/icons/whatsapp";
import { categories, PACK_GRAMS } from "@/lib/shop/catalogue";
import { digitsOf, shop } from "@/lib/shop/shop";

export const metadata: Metadata = { alternates: { canonical: "/" } };

export default function HomePage() {
  const { line1, line2, city, state, pincode } = shop.address;
  return (
    <div className="page">
      <section className="py-12 sm:py-20">
        <p className="text-leaf text-lg">{shop.tagline}</p>
        <h1 className="mt-3 max-w-3xl text-5xl text-chilli sm:text-7xl">The taste of home, from the spice box</h1>
        <p className="mt-5 max-w-xl text-lg">
          Powders, mixes, pickles, appalams, vathals, oils and coffee, in packs of {PACK_GRAMS}&nbsp;g. Delivery is free
          all over India.
        </p>
        <Link href="/#categories" className="button mt-8">
          Shop Now
        </Link>
      </section>
      <section id="categories" aria-labelledby="categories-heading">
        <h2 id="categories-heading" className="text-3xl sm:text-4xl">
          Our Products
        </h2>
        <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {categories.map((category) => (
            <li key={category.slug}>
              <CategoryCard category={category} />
            </li>
          ))}
        </ul>
      </section>
      <section id="about" className="mt-20 max-w-2xl">
        <h2 className="text-3xl sm:text-4xl">Our Heritage Story</h2>
        <p className="mt-4 text-lg">
          The <i>anjarai petti</i> is the round spice box of a South Indian kitchen: a few cups, always filled, always
          in reach. This shop is named after it, and sells what such a kitchen keeps beside it.
        </p>
      </section>
      <section id="contact" className="mt-20">
        <h2 className="text-3xl sm:text-4xl">Get In Touch</h2>
        <address className="mt-4 grid gap-1 text-lg not-italic">
          <p>
            {line1}, {line2}, {city}, {state} - {pincode}
          </p>
          <a className="link flex min-h-11 items-center gap-2" href={`mailto:${shop.email}`}>
            <MailIcon className="size-5" /> {shop.email}
          </a>
          <a className="link flex min-h-11 items-center gap-2" href={`tel:+${digitsOf(shop.phone)}`}>
            <PhoneIcon className="size-5" /> {shop.phone}
          </a>
          <a className="link flex min-h-11 items-center gap-2" href={`https://wa.me/${digitsOf(shop.whatsapp)}`}>
            <WhatsAppIcon className="size-5" /> WhatsApp {shop.whatsapp}
          </a>
          <a className="link flex min-h-11 items-center" href={shop.onlineStore}>
            Online store
          </a>
        </address>
      </section>
    </div>
  );
}

import { accent } from "#lib/shop/catalogue/catalogue.ts";
import { contactLinks, shop } from "#lib/shop/facts/shop.ts";
import { type Language, langOfDefault } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import type { ContactTexts } from "#texts/en/contact.ts";
import { icon, MailIcon, PhoneIcon, PinIcon, WhatsAppIcon } from "@/components/ui/icons";

/** A shop front under its awning. */
const StoreIcon = icon(
  <path d="M4.5 10.5V19a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5v-8.5" />,
  <path d="m5.5 3.5-2 5a2.8 2.8 0 0 0 5.6.4 2.9 2.9 0 0 0 5.8 0 2.8 2.8 0 0 0 5.6-.4l-2-5z" />,
  <path d="M9.5 20.5V15h5v5.5" />,
);

const { phone, whatsapp, email } = contactLinks;
const cards = [
  { name: "phone", category: accent(0), Icon: PhoneIcon, href: phone, text: shop.phone },
  { name: "whatsapp", category: accent(4), Icon: WhatsAppIcon, href: whatsapp, text: shop.whatsapp },
  { name: "email", category: accent(5), Icon: MailIcon, href: email, text: shop.email },
  { name: "store", category: accent(3), Icon: StoreIcon, href: shop.onlineStore, text: new URL(shop.onlineStore).host },
] as const;

/** Every contact of the shop, each on a colour of its own, and the postal address as on a parcel. */
export function ContactCards({ language, t }: { language: Language; t: Translate<ContactTexts> }) {
  const { line1, line2, city, state, pincode, country } = shop.address;
  return (
    <div className="mt-4 grid gap-3 sm:mt-5 sm:gap-5 lg:grid-cols-[2fr_1fr]">
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5">
        {cards.map(({ name, category, Icon, href, text }) => (
          <li key={name} data-category={category}>
            <a
              href={href}
              rel="noopener"
              className="group flex h-full items-center gap-4 rounded-pack bg-(--light) p-5 sm:p-6"
            >
              <span className="grid size-14 shrink-0 place-items-center rounded-full bg-(--deep) text-rice">
                <Icon className="size-7" />
              </span>
              <span>
                <span className="block text-(--deep)">{t(name)}</span>
                <span className="block text-lg underline-offset-4 group-hover:underline sm:text-xl">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div data-category={accent(2)} className="rounded-pack border-(--deep) border-2 border-dashed bg-rice p-6">
        <h2 className="flex items-center gap-2 font-display text-(--deep) text-xl">
          <PinIcon className="size-6" /> {t("address")}
        </h2>
        <address lang={langOfDefault(language)} className="mt-3 text-lg not-italic">
          {shop.legalName}
          <br />
          {line1}
          <br />
          {line2}
          <br />
          {city} - {pincode}
          <br />
          {state}, {country}
        </address>
      </div>
    </div>
  );
}

"use client";
import { useTexts } from "#lib/browser/language/texts.ts";
import { contactLinks, shop } from "#lib/shop/facts/shop.ts";
import { home } from "#texts/en/home.ts";
import { ChevronIcon, MailIcon, PhoneIcon, WhatsAppIcon } from "@/components/ui/icons";

const ways = [
  { Icon: PhoneIcon, name: "phone", text: shop.phone, href: contactLinks.phone },
  { Icon: WhatsAppIcon, name: "whatsapp", text: shop.whatsapp, href: contactLinks.whatsapp },
  { Icon: MailIcon, name: "email", text: shop.email, href: contactLinks.email },
  { Icon: ChevronIcon, name: "onlineStore", text: shop.onlineStore.replace("https://", ""), href: shop.onlineStore },
] as const;

/** The shop's address, and every contact. */
export function GetInTouch() {
  const t = useTexts(home);
  const { line1, line2, city, state, pincode } = shop.address;
  return (
    <section id="contact" aria-labelledby="contact-heading" className="page mt-20 sm:mt-28">
      <div className="grid gap-8 rounded-pack bg-leaf p-6 text-rice sm:p-10 lg:grid-cols-[2fr_3fr] lg:items-center lg:p-14">
        <div>
          <h2 id="contact-heading" className="home-heading">
            {t("getInTouch")}
          </h2>
          <p className="mt-4 text-lg">{t("question")}</p>
          <p className="mt-4">
            {`${line1}, ${line2}`}
            <br />
            {`${city}, ${state} - ${pincode}`}
          </p>
        </div>
        <ul className="grid gap-3 sm:grid-cols-2">
          {ways.map(({ Icon, name, text, href }) => (
            <li key={name}>
              <a
                href={href}
                className="flex h-full min-h-18 items-center gap-4 rounded-2xl bg-rice-12 px-4 py-3 hover:bg-rice-22"
              >
                <Icon className={Icon === ChevronIcon ? "size-6 -rotate-90" : "size-6 shrink-0"} />
                <span>
                  <span className="block text-sm">{t(name)}</span>
                  <span className="font-semibold">{text}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

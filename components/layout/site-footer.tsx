import { Link } from "#lib/browser/language/link.ts";
import { usePagePath } from "#lib/browser/language/navigation.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { fssaiText } from "#lib/shop/facts/fssai.ts";
import { addressText, contactLinks, shop } from "#lib/shop/facts/shop.ts";
import { SECOND_LANGUAGE } from "#lib/shop/language/language.ts";
import { footer } from "#texts/en/footer.ts";
import { fssai } from "#texts/en/fssai.ts";
import { ConsentChoice } from "@/components/consent/deferred-consent";
import { MailIcon, PhoneIcon, PinIcon, WhatsAppIcon } from "@/components/ui/icons";
import { KolamBorder } from "@/components/ui/kolam-border";
import { LanguageSwitch } from "./language-switch";
import { Logo } from "./logo";
import { SocialLinks } from "./social-links";

/**
 * Where the footer leads: the shop itself, and what a shopper wants to know of it. Titles and texts are keys of the
 * footer's texts.
 */
const footerLinks = [
  {
    title: "quickLinks",
    links: [
      { href: "/", text: "home" },
      { href: "/categories", text: "categories" },
      { href: "/#about", text: "about" },
      { href: "/contact", text: "contact" },
      { href: "/privacy", text: "privacy" },
    ],
  },
  {
    title: "goodToKnow",
    links: [
      { href: "/order-status", text: "orderStatus" },
      { href: "/shipping-returns", text: "shipping" },
      { href: "/terms", text: "terms" },
    ],
  },
] as const;

const row = "flex min-h-11 items-center gap-3 underline-offset-4 hover:underline";
const icon = "size-5 shrink-0 text-turmeric";
const heading = "font-display text-lg text-turmeric";

/** The footer of every page but the checkout's. */
export function SiteFooter({ tagline = shop.tagline }: { tagline?: string }) {
  const t = useTexts(footer);
  const licence = fssaiText(useTexts(fssai));
  return (
    <footer className="bg-ink text-paper">
      <KolamBorder className="block h-5 w-full text-brass" />
      <div className="page grid gap-10 py-12 sm:grid-cols-2 sm:py-16 lg:grid-cols-4">
        <div>
          <p className="flex items-center gap-3 font-display text-3xl">
            <Logo className="size-12" /> {shop.name}
          </p>
          <p lang={SECOND_LANGUAGE} className="mt-3 text-turmeric text-xl">
            {shop.names[SECOND_LANGUAGE]}
          </p>
          <p className="mt-1 mb-6 text-paper-85">{tagline}</p>
          <SocialLinks />
        </div>
        {/* Side by side on a phone: one long column of links would push the address out of sight. */}
        <div className="grid grid-cols-2 gap-x-6 lg:contents">
          {footerLinks.map(({ title, links }) => (
            <nav key={title} aria-label={t(title)}>
              <h2 className={heading}>{t(title)}</h2>
              <ul className="mt-2">
                {links.map(({ href, text }) => (
                  <li key={href}>
                    <Link href={href} prefetch={false} className={row}>
                      {t(text)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <FooterContacts />
      </div>
      <div className="border-brass-40 border-t">
        {/* Space for the chat button and its label, which overlap the page's last lines. */}
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-1 pt-5 pb-24 text-paper-85 text-sm">
          <p>{shop.legalName}</p>
          <ConsentChoice />
          <LanguageSwitch className="inline-flex min-h-11 items-center underline underline-offset-4" />
          {licence && <p>{licence}</p>}
        </div>
      </div>
    </footer>
  );
}

/** The home page ends in 'Get In Touch': the same contacts again right below it would help no one. */
function FooterContacts() {
  const t = useTexts(footer);
  if (usePagePath() === "/") return null;
  return (
    <div className="sm:col-span-2 lg:col-span-1">
      <h2 className={heading}>{t("getInTouch")}</h2>
      <address className="mt-2 grid gap-x-10 not-italic sm:grid-cols-2 lg:grid-cols-1">
        <a href={contactLinks.phone} className={row}>
          <PhoneIcon className={icon} /> {shop.phone}
        </a>
        <a href={contactLinks.whatsapp} rel="noopener" className={row}>
          <WhatsAppIcon className={icon} /> {t("whatsapp", { number: shop.whatsapp })}
        </a>
        <a href={contactLinks.email} className={row}>
          <MailIcon className={icon} /> {shop.email}
        </a>
        <p className="flex gap-3 py-2">
          <PinIcon className={`mt-0.5 ${icon}`} /> {addressText}
        </p>
      </address>
    </div>
  );
}

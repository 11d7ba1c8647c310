import { contactLinks, shop } from "#lib/shop/shop.ts";

const link = "link inline-flex min-h-11 items-center";

/** Phone and WhatsApp in one line, for pages on which something is missing or broken. */
export function ContactLine() {
  return (
    <p className="flex flex-wrap gap-x-6 text-lg">
      <a className={link} href={contactLinks.phone}>
        Call {shop.phone}
      </a>
      <a className={link} href={contactLinks.whatsapp} rel="noopener">
        WhatsApp {shop.whatsapp}
      </a>
    </p>
  );
}

import { shopFacts } from "#content/shop.ts";
import type { ShopFacts } from "#lib/shop/content/content-types.ts";

/**
 * Everything that names the maker behind this shop, from lib/content/shop.json. shop-texts.ts has what the server alone
 * needs.
 */
export const shop: ShopFacts = shopFacts;

/** 'tel:' and 'https://wa.me/' want digits alone. */
export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "");
}

/** The links of the shop's contacts. */
export const contactLinks = {
  phone: `tel:+${digitsOf(shop.phone)}`,
  whatsapp: `https://wa.me/${digitsOf(shop.whatsapp)}`,
  email: `mailto:${shop.email}`,
};

/** The shop's address on one line, as a letter would carry it. */
export const addressText = [
  shop.address.line1,
  shop.address.line2,
  `${shop.address.city}, ${shop.address.state} - ${shop.address.pincode}`,
  shop.address.country,
].join(", ");

import { hasSampleFacts, shopTexts, tamilTexts } from "#content/texts.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { inTamil, type Translated } from "#lib/shop/language/translated.ts";
import { shop } from "./shop.ts";

/** True while the shop's record has facts that this project ships as samples, such as its phone number. */
export { hasSampleFacts };

/**
 * The texts that only pages rendered on the server have: the alternative texts of the large pictures, the promises of the
 * policy pages, and what search engines are told of the shop.
 */
export const { changedOn, description, dishes, heritageAlt, hero, policies } = shopTexts;

/** All texts of the shop that its record may have in Tamil, with the facts beside them. */
const english = {
  ...shopTexts,
  tagline: shop.tagline,
  address: { city: shop.address.city, country: shop.address.country },
  delivery: { homeState: shop.delivery.homeState },
};

const SHOP_TEXTS = [
  "tagline",
  "description",
  "searchTitle",
  "address.city",
  "address.country",
  "delivery.homeState",
  "hero.headline",
  "hero.text",
  "hero.placeholder",
  "story.welcome",
  "story.heritage",
  "making.steps",
  "policies.complaintAcknowledgedWithin",
  "policies.complaintSettledWithin",
] as const;

/**
 * The shop's texts in a language, for pages rendered on the server. In Tamil `inEnglish` names those that the content has in
 * English only (langOf). What its pictures show is in pictures/pictures.ts.
 */
export function shopTextsIn(language: Language): Translated<typeof english, (typeof SHOP_TEXTS)[number]> {
  return language === "en" ? english : inTamil(english, tamilTexts.shop, SHOP_TEXTS);
}

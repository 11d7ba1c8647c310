import { type Product, shownCategories } from "#lib/shop/catalogue/catalogue.ts";
import { textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { weightText } from "#lib/shop/catalogue/weights.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { description } from "#lib/shop/facts/shop-texts.ts";
import { SECOND_LANGUAGE } from "#lib/shop/language/language.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { DAYS_ELSEWHERE, ELSEWHERE, HOME_DAYS, HOME_STATE } from "#lib/shop/order/delivery.ts";
import { paymentWay } from "#lib/shop/order/payment.ts";
import { whereText } from "#lib/shop/order/where-text.ts";
import { DELIVERY_CHARGE } from "#lib/shop/pricing/quote.ts";
import { deliveryArea } from "#texts/en/delivery-area.ts";

/**
 * The shop for language models, in the form of llmstxt.org: what it sells, at which price, and where to read on. What
 * is sold out at the moment is on the products' pages and in /feed.xml.
 */
export function llmsText(origin: string): string {
  const delivery = DELIVERY_CHARGE === 0 ? "free" : rupees(DELIVERY_CHARGE);
  const paid = {
    upi: "",
    cash: ": customers pay the courier in cash",
    either: ": customers pay by UPI before dispatch, or the courier in cash",
  };
  const line = ({ slug, name, names, grams, price }: Product) =>
    `- [${name} (${names[SECOND_LANGUAGE]})](${origin}/product-details/${slug}): ${weightText(grams)} for ${rupees(price)}. ${textsOf(slug).cardLine}.`;
  return [
    `# ${shop.name} (${shop.names[SECOND_LANGUAGE]})`,
    `> ${description}`,
    [
      `Orders are placed on ${origin}/, by guests or with an account. Nothing is paid online${paid[paymentWay()]}.`,
      `Delivery ${whereText(translate(deliveryArea))} is ${delivery}: ${HOME_DAYS.least} to ${HOME_DAYS.most} business days in ${HOME_STATE}${ELSEWHERE.area === "home" ? "" : `, ${DAYS_ELSEWHERE} days elsewhere`}.`,
      "Prices are per pack, with all taxes.",
    ].join("\n"),
    ...shownCategories().map(({ name, names, slug, products }) =>
      [`## [${name} (${names[SECOND_LANGUAGE]})](${origin}/category/${slug})`, ...products.map(line)].join("\n"),
    ),
    [
      "## More",
      `- [Shipping and returns](${origin}/shipping-returns)`,
      `- [Terms](${origin}/terms)`,
      `- [Privacy](${origin}/privacy)`,
      `- [Contact](${origin}/contact)`,
      `- [What is in stock now, as a product feed](${origin}/feed.xml)`,
    ].join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
}

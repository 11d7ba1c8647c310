import { type Product, shownProducts } from "#lib/shop/catalogue/catalogue.ts";
import { textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { weightText } from "#lib/shop/catalogue/weights.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { description } from "#lib/shop/facts/shop-texts.ts";
import { escapeHtml } from "#lib/shop/language/html.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import { SECOND_LANGUAGE } from "#lib/shop/language/language.ts";
import { deliverTo } from "#lib/shop/order/delivery-area.ts";
import { packFiles, pictureFiles } from "#lib/shop/pictures/picture-files.ts";
import { packPrice } from "#lib/shop/pricing/pack-price.ts";
import { DELIVERY_CHARGE } from "#lib/shop/pricing/quote.ts";
import { isSoldOut, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { COUNTRY, UNIT_GRAMS } from "./structured-data.ts";

/** Who reads a feed. Their attributes are the same, but each has words of its own for what is in stock. */
export type FeedReader = "google" | "meta";
const AVAILABILITY = { google: ["in_stock", "out_of_stock"], meta: ["in stock", "out of stock"] } as const;

const inRupees = (amount: number) => `${amount}.00 INR`;

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

/**
 * The catalogue as RSS 2.0 with Google's product attributes, for Merchant Center and Meta's Commerce Manager
 * (support.google.com/merchants/answer/7052112). A promotion for everybody is the sale price, with its days.
 * @param origin what the shop's addresses begin with
 */
export function productFeed(origin: string, state: ShopState, reader: FeedReader): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    "<channel>",
    element("title", shop.name),
    element("link", `${origin}/`),
    element("description", description),
    ...shownProducts().map((product) => item(origin, product, isSoldOut(state, product.slug), reader)),
    "</channel>",
    "</rss>\n",
  ].join("\n");
}

/** What everybody pays today where that is less, and from when until when. */
function sale(product: Product): [name: string, value: string][] {
  const today = indianDay(new Date());
  const { price, promotion } = packPrice(product, today);
  if (!promotion) return [];
  const { from = today, until } = promotion;
  const days = `${from}T00:00+0530/${until}T23:59+0530`;
  return [["sale_price", inRupees(price)], ...(until ? [["sale_price_effective_date", days] as [string, string]] : [])];
}

function item(origin: string, product: Product, soldOut: boolean, reader: FeedReader): string {
  const { slug, name, category, price, grams } = product;
  const [picture = "", ...others] = new Set([packFiles(product).src, pictureFiles(product.picture).src]);
  const attributes: [name: string, value: string][] = [
    ["id", slug],
    ["title", `${name} (${product.names[SECOND_LANGUAGE]}), ${weightText(grams)}`],
    ["description", textsOf(slug).description],
    ["link", `${origin}/product-details/${slug}`],
    // The pack first: it is what is sold, on a plain ground.
    ["image_link", origin + picture],
    ...others.map((other): [string, string] => ["additional_image_link", origin + other]),
    ["availability", AVAILABILITY[reader][soldOut ? 1 : 0]],
    ["price", inRupees(price)],
    ...sale(product),
    ["brand", shop.name],
    ["condition", "new"],
    // Small makers have no barcodes: without this each product would be refused for its missing one.
    ["identifier_exists", "no"],
    ["unit_pricing_measure", `${grams} g`],
    ["unit_pricing_base_measure", `${UNIT_GRAMS} g`],
    ["product_type", category],
  ];
  const shipping = element("g:country", COUNTRY) + element("g:price", inRupees(DELIVERY_CHARGE));
  return [
    "<item>",
    ...attributes.map(([attribute, value]) => element(`g:${attribute}`, value)),
    // In India its readers know no regions: a shop for few states says there where it delivers, and not here.
    deliverTo.isOnly ? "" : `<g:shipping>${shipping}</g:shipping>`,
    "</item>",
  ].join("\n");
}

import { expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { type FeedReader, productFeed } from "#lib/shop/seo/product-feed.ts";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";
import { feedFaults, feedItems } from "@/tests/support/product-feed";

const ORIGIN = "https://shop.example";
const readers: FeedReader[] = ["google", "meta"];
const [first] = products;
if (!first) throw new Error("The catalogue is empty.");

// promise: /feed.xml: validated against the published attribute rules of Merchant Center and Meta
test.each(readers)("the feed for %s keeps every published rule, and has each product once", (reader) => {
  const xml = productFeed(ORIGIN, OPEN, reader);
  expect(feedFaults(xml, reader)).toEqual([]);
  expect(feedItems(xml).map((item) => item.id)).toEqual(products.map(({ slug }) => [slug]));
});

test("an item says what the product's page says", () => {
  const item = feedItems(productFeed(ORIGIN, OPEN, "google"))[0];
  expect(item).toMatchObject({
    title: [`${first.name} (${first.tamilName}), ${first.grams}g`],
    link: [`${ORIGIN}/product-details/${first.slug}`],
    price: [`${first.price}.00 INR`],
    brand: ["Wayanad Larder"],
    condition: ["new"],
    identifier_exists: ["no"],
    availability: ["in_stock"],
    unit_pricing_measure: [`${first.grams} g`],
    unit_pricing_base_measure: ["100 g"],
    "shipping country": ["IN"],
    "shipping price": ["0.00 INR"],
  });
});

test.each(readers)("a product that is sold out is out of stock for %s, in its own words", (reader) => {
  const items = feedItems(productFeed(ORIGIN, { ...OPEN, sold_out: [first.slug] }, reader));
  const [out, ...others] = items.map(({ availability }) => availability?.[0]);
  expect(out).toBe(reader === "google" ? "out_of_stock" : "out of stock");
  expect(new Set(others)).toEqual(new Set([reader === "google" ? "in_stock" : "in stock"]));
});

test("the rules find what is wrong in a feed that has faults", () => {
  const xml = productFeed(ORIGIN, OPEN, "google")
    .replace("<g:condition>new</g:condition>", "<g:condition>fresh</g:condition>")
    .replace(/<g:price>\d+\.00 INR/, "<g:price>₹200")
    .replace(/<g:title>[^<]*/, "<g:title>BUY NOW & SAVE");
  const faults = feedFaults(xml, "google").join("\n");
  for (const fault of ["condition", "price", "not well-formed"]) expect(faults).toContain(fault);
  expect(feedFaults(productFeed(ORIGIN, OPEN, "google"), "meta").join("\n")).toContain("availability");
});

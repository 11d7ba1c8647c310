import { expect, test } from "vitest";
import { categories, findProduct, products } from "#lib/shop/catalogue/catalogue.ts";
import { states } from "#lib/shop/customer/states.ts";
import { forOthers } from "#lib/shop/language/language.ts";
import { breadcrumbData, productCrumbs } from "#lib/shop/seo/breadcrumbs.ts";
import { categoryTitle, lettersOf, productTitle, TITLE_LETTERS } from "#lib/shop/seo/page-title.ts";
import { type FeedReader, productFeed } from "#lib/shop/seo/product-feed.ts";
import { recipeData } from "#lib/shop/seo/recipe-data.ts";
import { jsonLd, productData, productListData, storeData, websiteData } from "#lib/shop/seo/structured-data.ts";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";
import { feedFaults, feedItems } from "@/tests/support/product-feed";

const origin = "https://shop.example";
const [category] = categories;
const [product] = products;
if (!category || !product) throw new Error("The catalogue is empty.");
const texts = (description = "") => ({ description, everydayNames: ["Everyday"] });
const path = (end: string) => `${origin}/product-details/${end}`;

test("no text can close the script that the data is in, and several things of one page share one context", () => {
  const names = { en: "</script><script>alert(1)</script>", ...forOthers(() => "") };
  const json = jsonLd(productData(origin, { ...product, names }, texts("<!--"), OPEN, "en"));
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toMatchObject({ name: "</script><script>alert(1)</script>", description: "<!--" });
  const list = productListData(origin, category, "en");
  expect(JSON.parse(jsonLd(list, list))).toEqual({ "@context": "https://schema.org", "@graph": [list, list] });
});

test("a category lists its products in the order of its page, and the breadcrumbs of a product lead home over its category", () => {
  expect(productListData(origin, category, "en").itemListElement).toEqual(
    category.products.map(({ name, slug }, n) => ({ "@type": "ListItem", position: n + 1, name, url: path(slug) })),
  );
  const own = { ...product, name: "Lime Relish", category: "Blend & Paste", categorySlug: "blend-paste" };
  expect(breadcrumbData(origin, productCrumbs(own, "en"), "en").itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Wayanad Larder", item: "https://shop.example/" },
    { "@type": "ListItem", position: 2, name: "Blend & Paste", item: "https://shop.example/category/blend-paste" },
    { "@type": "ListItem", position: 3, name: "Lime Relish" },
  ]);
});

// promise: Machines are always shown the base price, and the price per 100 g
// promise: `alternateName` in Product for Tamil and everyday names
test("an offer carries the base price, per pack and comparable per 100 g, and a product its Tamil and everyday names", () => {
  expect(productData(origin, { ...product, price: 240, grams: 250 }, texts(), OPEN, "en")).toMatchObject({
    alternateName: [product.names.ta, "Everyday"],
    weight: { value: 250, unitCode: "GRM" },
    offers: {
      price: 240,
      priceCurrency: "INR",
      priceSpecification: {
        price: 240,
        referenceQuantity: { value: 250, unitCode: "GRM", valueReference: { value: 100, unitCode: "GRM" } },
      },
    },
  });
});

test.each([
  ["in stock", OPEN, "https://schema.org/InStock"],
  ["sold out", { ...OPEN, sold_out: [product.slug] }, "https://schema.org/OutOfStock"],
])("a product that is %s is marked so for machines", (_what, state, availability) => {
  expect(productData(origin, product, texts(), state, "en").offers).toMatchObject({ availability });
});

test("delivery is free, and packing and transport together take 2-4 days at home and no more than 8 elsewhere", () => {
  const { shippingDetails } = productData(origin, product, texts(), OPEN, "en").offers as {
    shippingDetails: {
      shippingRate: { value: number };
      shippingDestination: { addressRegion?: string | string[] };
      deliveryTime: Record<"handlingTime" | "transitTime", { minValue: number; maxValue: number }>;
    }[];
  };
  const facts = shippingDetails.map(({ shippingRate, shippingDestination, deliveryTime }) => {
    const { handlingTime, transitTime } = deliveryTime;
    expect(transitTime.minValue).toBeLessThanOrEqual(transitTime.maxValue);
    const [least, most] = [handlingTime.minValue + transitTime.minValue, handlingTime.maxValue + transitTime.maxValue];
    return [shippingDestination.addressRegion, shippingRate.value, least, most];
  });
  expect(facts).toEqual([
    ["KL", 0, 2, 4],
    [states.filter((state) => state !== "Mizoram"), 0, 6, 8],
  ]);
});

test("the shop is an online store whose return policy is that of /shipping-returns: what was wrong is made good free", () => {
  expect(storeData(origin, "en")).toMatchObject({
    "@type": "OnlineStore",
    url: "https://shop.example/",
    telephone: expect.stringMatching(/^\+91\d{10}$/),
    image: expect.stringMatching(/^https:\/\/shop\.example\/og\/[\w-]+\.\w+\.jpg$/),
    hasMerchantReturnPolicy: {
      description: expect.stringContaining("within 72 hours of delivery"),
      returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
      itemDefectReturnFees: "https://schema.org/FreeReturn",
      refundType: ["https://schema.org/ExchangeRefund", "https://schema.org/FullRefund"],
      merchantReturnLink: "https://shop.example/shipping-returns#damaged",
    },
  });
});

// promise: `WebSite` with the search
test("the site is searched by the words that are put into its search's address", () => {
  expect(websiteData(origin, "en")).toMatchObject({
    "@type": "WebSite",
    url: "https://shop.example/",
    potentialAction: {
      target: { urlTemplate: "https://shop.example/search?q={search_term_string}" },
      "query-input": "required name=search_term_string",
    },
  });
});

// promise: Recipe from the how-to of each product, only true fields
test("a recipe has the steps that belong to it, and a yield only where one of them says so", () => {
  const steps = ["Boil it.", "Fry it.", "Eat it. Serves 3."];
  const cooked = { name: "Stew", ingredients: ["1 cup thing"] };
  const of = (recipe: object) =>
    recipeData(origin, product, { cardLine: "A thing", howToUse: steps, recipe: { ...cooked, ...recipe } }, "en");
  const step = (text: string) => ({ "@type": "HowToStep", text });
  expect(of({})).toEqual({
    "@type": "Recipe",
    name: "Stew",
    description: `Stew, made with ${product.name}. A thing.`,
    image: expect.stringMatching(/^https:\/\/shop\.example\/pictures\//),
    author: { "@type": "Organization", name: "Wayanad Larder", url: "https://shop.example/" },
    inLanguage: "en-IN",
    recipeYield: "3",
    recipeIngredient: ["1 cup thing"],
    recipeInstructions: steps.map(step),
  });
  expect(of({ firstStep: 2, lastStep: 2 })).toMatchObject({ recipeInstructions: [step("Fry it.")] });
  expect(of({ lastStep: 2 })).not.toHaveProperty("recipeYield");
  const inTamil = recipeData(origin, product, { cardLine: "A thing", howToUse: steps, recipe: cooked }, "ta");
  expect(inTamil?.author).toMatchObject({ name: expect.stringMatching(/\p{L}/u), url: `${origin}/ta` });
  expect(recipeData(origin, product, { cardLine: "A thing", howToUse: steps, recipe: undefined }, "en")).toBeNull();
});

const productOf = (slug: string) => findProduct(slug) ?? expect.fail(`The fixture shop has no ${slug}.`);

// promise: Titles that say what people type: name, Tamil name, weight, price, shop
test("a product's title has its names, its weight, its price and the shop", () => {
  expect(productTitle(productOf("hill-tea"), "en")).toBe("Hill Tea (மலைத் தேயிலை), 200g at ₹200 | Wayanad Larder");
  expect(productTitle(productOf("hive-honey"), "en")).toBe("Hive Honey (கூட்டுத் தேன்), 1kg at ₹500 | Wayanad Larder");
});

test("a title that would be cut leaves out the shop, then the price, never a name; a category's has the lowest price where its packs differ", () => {
  const tea = productOf("hill-tea");
  const named = (letters: number) =>
    productTitle({ ...tea, names: { en: "x".repeat(letters), ...forOthers(() => "த") } }, "en");
  expect(named(26)).toMatch(/ \| Wayanad Larder$/);
  expect(named(40)).toMatch(/\), 200g at ₹200$/);
  expect(named(50)).toMatch(/^x{50} \(த\)$/);
  expect(productTitle(productOf("estate-chilli"), "en")).toBe(
    "Single-Estate Sun-Dried Bird's Eye Chilli of the Hills (மலை மிளகாய்)",
  );
  const titles = categories.map((category) => categoryTitle(category, "en"));
  expect(titles[1]).toBe("Whole Wayanad Spices (மசாலா), from ₹99 | Wayanad Larder");
  expect(titles[3]).toBe("Wayanad Leaf Tea (தேயிலை), 200g at ₹200 | Wayanad Larder");
  // The shop's name is left out where it would be cut, and the weight where packs differ in it.
  expect(titles[2]).toMatch(/, from ₹100$/);
  expect(titles[5]).toMatch(/\), ₹500 \|/);
});

test("a Tamil letter with its signs counts once, and only names alone may be longer than what is shown", () => {
  expect(lettersOf("பொடி")).toBe(2);
  const titles = [
    ...products.map((each) => productTitle(each, "en")),
    ...categories.map((each) => categoryTitle(each, "en")),
  ];
  for (const title of titles.filter((each) => lettersOf(each) > TITLE_LETTERS)) expect(title).toMatch(/\)$/);
  expect(new Set(titles).size).toBe(titles.length);
});

const readers: FeedReader[] = ["google", "meta"];

// promise: /feed.xml: validated against the published attribute rules of Merchant Center and Meta
test.each(readers)("the feed for %s keeps every published rule, and has each product once", (reader) => {
  const xml = productFeed(origin, OPEN, reader);
  expect(feedFaults(xml, reader)).toEqual([]);
  expect(feedItems(xml).map((item) => item.id)).toEqual(products.map(({ slug }) => [slug]));
});

test("an item says what the product's page says", () => {
  const item = feedItems(productFeed(origin, OPEN, "google"))[0];
  expect(item).toMatchObject({
    title: [`${product.name} (${product.names.ta}), ${product.grams}g`],
    link: [`${origin}/product-details/${product.slug}`],
    price: [`${product.price}.00 INR`],
    brand: ["Wayanad Larder"],
    condition: ["new"],
    identifier_exists: ["no"],
    availability: ["in_stock"],
    unit_pricing_measure: [`${product.grams} g`],
    unit_pricing_base_measure: ["100 g"],
    "shipping country": ["IN"],
    "shipping price": ["0.00 INR"],
  });
});

test.each(readers)("a product that is sold out is out of stock for %s, in its own words", (reader) => {
  const items = feedItems(productFeed(origin, { ...OPEN, sold_out: [product.slug] }, reader));
  const [out, ...others] = items.map(({ availability }) => availability?.[0]);
  expect(out).toBe(reader === "google" ? "out_of_stock" : "out of stock");
  expect(new Set(others)).toEqual(new Set([reader === "google" ? "in_stock" : "in stock"]));
});

test("the rules find what is wrong in a feed that has faults", () => {
  const xml = productFeed(origin, OPEN, "google")
    .replace("<g:condition>new</g:condition>", "<g:condition>fresh</g:condition>")
    .replace(/<g:price>\d+\.00 INR/, "<g:price>₹200")
    .replace(/<g:title>[^<]*/, "<g:title>BUY NOW & SAVE");
  const faults = feedFaults(xml, "google").join("\n");
  for (const fault of ["condition", "price", "not well-formed"]) expect(faults).toContain(fault);
  expect(feedFaults(productFeed(origin, OPEN, "google"), "meta").join("\n")).toContain("availability");
});

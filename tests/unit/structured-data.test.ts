import { expect, test } from "vitest";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { states } from "#lib/shop/customer/states.ts";
import { breadcrumbData, productCrumbs } from "#lib/shop/seo/breadcrumbs.ts";
import { recipeData } from "#lib/shop/seo/recipe-data.ts";
import { jsonLd, productData, productListData, storeData, websiteData } from "#lib/shop/seo/structured-data.ts";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";

const origin = "https://shop.example";
const [category] = categories;
const [product] = products;
if (!category || !product) throw new Error("The catalogue is empty.");
const texts = (description = "") => ({ description, everydayNames: ["Everyday"] });
const path = (end: string) => `${origin}/product-details/${end}`;

test("no text can close the script that the data is in, and several things of one page share one context", () => {
  const json = jsonLd(
    productData(origin, { ...product, name: "</script><script>alert(1)</script>" }, texts("<!--"), OPEN),
  );
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toMatchObject({ name: "</script><script>alert(1)</script>", description: "<!--" });
  const list = productListData(origin, category);
  expect(JSON.parse(jsonLd(list, list))).toEqual({ "@context": "https://schema.org", "@graph": [list, list] });
});

test("a category lists its products in the order of its page, by absolute addresses", () => {
  expect(productListData(origin, category).itemListElement).toEqual(
    category.products.map(({ name, slug }, n) => ({ "@type": "ListItem", position: n + 1, name, url: path(slug) })),
  );
});

test("the breadcrumbs of a product lead home over its category", () => {
  const own = { ...product, name: "Lime Relish", category: "Blend & Paste", categorySlug: "blend-paste" };
  expect(breadcrumbData(origin, productCrumbs(own)).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Wayanad Larder", item: "https://shop.example/" },
    { "@type": "ListItem", position: 2, name: "Blend & Paste", item: "https://shop.example/category/blend-paste" },
    { "@type": "ListItem", position: 3, name: "Lime Relish" },
  ]);
});

// promise: Machines are always shown the base price, and the price per 100 g
test("an offer carries the base price, per pack and comparable per 100 g", () => {
  expect(productData(origin, { ...product, price: 240, grams: 250 }, texts(), OPEN)).toMatchObject({
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
  expect(productData(origin, product, texts(), state).offers).toMatchObject({ availability });
});

test("delivery is free, and packing and transport together take 2-4 days at home and no more than 8 elsewhere", () => {
  const { shippingDetails } = productData(origin, product, texts(), OPEN).offers as {
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
  expect(storeData(origin)).toMatchObject({
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

// promise: `alternateName` in Product for Tamil and everyday names
test("a product's other names are its Tamil name and what people call it every day", () => {
  expect(productData(origin, product, texts(), OPEN).alternateName).toEqual([product.tamilName, "Everyday"]);
});

// promise: `WebSite` with the search
test("the site is searched by the words that are put into its search's address", () => {
  expect(websiteData(origin)).toMatchObject({
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
    recipeData(origin, product, { cardLine: "A thing", howToUse: steps, recipe: { ...cooked, ...recipe } });
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
  expect(recipeData(origin, product, { cardLine: "A thing", howToUse: steps, recipe: undefined })).toBeNull();
});

import { expect, test } from "vitest";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { FIXED_PAGES, isAddress, meantPage } from "#lib/shop/seo/addresses.ts";

const pages = [
  ...categories.map(({ slug }) => `/category/${slug}`),
  ...products.map(({ slug }) => `/product-details/${slug}`),
  ...FIXED_PAGES.map((page) => `/${page}`),
];

// promise: Any capitalisation of a slug redirects
test("every page's address leads to it in capitals, and to nothing else when it is right", () => {
  for (const page of pages) {
    expect(meantPage(page)).toBeNull();
    expect(meantPage(page.toUpperCase())).toBe(page);
    expect(meantPage(page.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()))).toBe(page);
  }
});

// promise: A missing plural of a slug redirects
test.each([
  ["/category/crisp", "/category/crisps"],
  ["/category/teas", "/category/tea"],
  ["/category/Spices", "/category/spice"],
  ["/category/blends-pastes", "/category/blend-paste"],
  ["/category/chip", "/category/crisps"],
  ["/categories/tea", "/category/tea"],
  ["/category/dried-fruits", "/category/dried-fruit"],
  ["/product-details/banana-crisp", "/product-details/banana-crisps"],
  ["/product-details/dried-mangoes", "/product-details/dried-mango"],
  ["/product-detail/hill-teas", "/product-details/hill-tea"],
  ["/Term", "/terms"],
  ["/category", "/categories"],
  ["/shipping-return", "/shipping-returns"],
])("%s means %s", (typed, page) => {
  expect(meantPage(typed)).toBe(page);
});

test.each(["/category/", "/category/sweets", "/product-details/s", "/product-details/%E0%AE%AA", "/x"])(
  "%s means no page",
  (typed) => {
    expect(meantPage(typed)).toBeNull();
    expect(isAddress(typed)).toBe(false);
  },
);

test("the home page is an address, and means no other page", () => {
  expect(isAddress("/")).toBe(true);
  expect(meantPage("/")).toBeNull();
});

test("no address leads on to another that leads on: a redirect ends at a page", () => {
  for (const page of pages)
    for (const typed of [page.toUpperCase(), `${page}s`, page.replace(/s$/, "")]) {
      const meant = meantPage(typed);
      if (meant !== null) expect(meantPage(meant)).toBeNull();
    }
});

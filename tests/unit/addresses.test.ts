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

const [tea, category] = ["/product-details/hill-tea", "/category/dried-fruit"];

test.each([
  [`${tea}.`, tea],
  [`${tea},`, tea],
  [`${tea}...`, tea],
  [`${tea})`, tea],
  [`${tea}-`, tea],
  [`${tea}%20`, tea],
  [`${tea}%C2%A0`, tea],
  [`${tea}%22`, tea],
  [`${tea}%27`, tea],
  [`${tea}%E2%80%9D.`, tea],
  [`${tea}%E2%80%99s`, tea],
  [`${tea}*`, tea],
  [`${tea}%3E`, tea],
  [`${tea}%E2%80%8B`, tea],
  ["/product-details/%E2%80%9Chill-tea%E2%80%9D", tea],
  ["/product-details/hill_tea", tea],
  ["/product-details/hill%20tea", tea],
  ["/product-details/hill%E2%80%93tea", tea],
  ["/product-details/Hill_Tea!", tea],
  [`${category}.`, category],
  ["/category/%22Dried_Fruits%22", category],
  ["/terms.", "/terms"],
])("%s, as a link is pasted or quoted, means %s", (typed, page) => {
  expect(meantPage(typed)).toBe(page);
});

test.each(["/product-details/%", "/product-details/%E2%80", "/product-details/%2E%2E", "/product-details/hill%2Ftea"])(
  "%s, which is no text or no slug, means no page",
  (typed) => {
    expect(meantPage(typed)).toBeNull();
  },
);

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

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
  ["/category/blends-pastes", "/category/blend-paste"],
  ["/categories/tea", "/category/tea"],
  ["/category/dried-fruits", "/category/dried-fruit"],
  ["/product-details/banana-crisp", "/product-details/banana-crisps"],
  ["/product-detail/hill-teas", "/product-details/hill-tea"],
  ["/Term", "/terms"],
  ["/category", "/categories"],
  ["/shipping-return", "/shipping-returns"],
])("%s means %s", (typed, page) => {
  expect(meantPage(typed)).toBe(page);
});

const [tea, category] = ["/product-details/hill-tea", "/category/dried-fruit"];
const behind = ". ... ) - * %20 %C2%A0 %22 %27 %E2%80%9D. %E2%80%99s %3E %E2%80%8B".split(" ");

test.each([
  ...behind.map((end) => [`${tea}${end}`, tea]),
  ["/product-details/%E2%80%9Chill-tea%E2%80%9D", tea],
  ["/product-details/hill_tea", tea],
  ["/product-details/hill%E2%80%93tea", tea],
  ["/category/%22Dried_Fruits%22", category],
  ["/terms.", "/terms"],
])("%s, as a link is pasted or quoted, means %s", (typed = "", page) => {
  expect(meantPage(typed)).toBe(page);
});

const none = ["/category/", "/category/sweets", "/product-details/s", "/product-details/%E0%AE%AA", "/x"];
const noText = ["%", "%E2%80", "%2E%2E", "hill%2Ftea"].map((end) => `/product-details/${end}`);

test.each([...none, ...noText])("%s means no page", (typed) => {
  expect(meantPage(typed)).toBeNull();
  expect(isAddress(typed)).toBe(false);
});

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

import fc from "fast-check";
import { expect, test } from "vitest";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { slugOf } from "#lib/shop/content/slug.ts";
import { isCachedOffline, isImmutable, ORDER_PAGES } from "#lib/shop/offline/offline-pages.ts";
import { FIXED_PAGES, isAddressIn, pageOfAddress } from "#lib/shop/seo/addresses.ts";

const pages = [
  ...categories.map(({ slug }) => `/category/${slug}`),
  ...products.map(({ slug }) => `/product-details/${slug}`),
  ...FIXED_PAGES.filter((page) => page !== "/"),
];

// promise: Any capitalisation of a slug redirects
test("every page's address leads to it in capitals, and to nothing else when it is right", () => {
  for (const page of pages) {
    expect(pageOfAddress(page)).toBeNull();
    expect(pageOfAddress(page.toUpperCase())).toBe(page);
    expect(pageOfAddress(page.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()))).toBe(page);
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
  expect(pageOfAddress(typed)).toBe(page);
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
  expect(pageOfAddress(typed)).toBe(page);
});

const none = ["/category/", "/category/sweets", "/product-details/s", "/product-details/%E0%AE%AA", "/x"];
const noText = ["%", "%E2%80", "%2E%2E", "hill%2Ftea"].map((end) => `/product-details/${end}`);

test.each([...none, ...noText])("%s means no page", (typed) => {
  expect(pageOfAddress(typed)).toBeNull();
  expect(isAddressIn("en", typed)).toBe(false);
});

test("the home page is an address and means no other page, and no address leads on to another that leads on: a redirect ends at a page", () => {
  expect(isAddressIn("en", "/")).toBe(true);
  expect(pageOfAddress("/")).toBeNull();
  for (const page of pages)
    for (const typed of [page.toUpperCase(), `${page}s`, page.replace(/s$/, "")]) {
      const meant = pageOfAddress(typed);
      if (meant !== null) expect(pageOfAddress(meant)).toBeNull();
    }
});

test.each([
  ["Blend & Paste", "blend-paste"],
  ["Spice", "spice"],
  ["  Wild  Forest - Honey ", "wild-forest-honey"],
  ["Cold-Pressed Oil", "cold-pressed-oil"],
  ["Ready--to -- cook", "ready-to-cook"],
  ["50g (Sample)!", "50g-sample"],
  ["tab\tand\nline", "tab-and-line"],
  ["தேன் Honey", "honey"],
  ["", ""],
  // promise: A category's address: its title lowercased, without other signs than letters, digits, spaces and hyphens,
  //   spaces as hyphens
  // promise: The slug is turned back into the category's title
])("'%s' lives at '%s'", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

// promise: The six categories keep their addresses
test.each(categories)("the category $name has its address /category/$slug", ({ name, slug }) => {
  expect(slugOf(name)).toBe(slug);
});

test("a slug is its own slug, and holds nothing but letters, digits and single hyphens", () => {
  const words = fc.string({ unit: fc.constantFrom("A", "z", "0", " ", "-", "&", "é", "İ", "க", "\u00a0", "\t") });
  fc.assert(
    fc.property(fc.oneof(fc.string(), words), (title) => {
      const slug = slugOf(title);
      expect(slugOf(slug)).toBe(slug);
      expect(slug).toMatch(/^[a-z0-9-]*$/);
      expect(slug).not.toContain("--");
    }),
  );
});

test("every page that is the same for everybody may be cached", () => {
  for (const path of ["/", "/categories", "/contact", "/privacy", "/terms", "/shipping-returns", ...ORDER_PAGES])
    expect([path, isCachedOffline(path)]).toEqual([path, true]);
  for (const { slug } of categories) expect(isCachedOffline(`/category/${slug}`)).toBe(true);
  for (const { slug } of products) expect(isCachedOffline(`/product-details/${slug}`)).toBe(true);
});

const otherPages =
  "/cart/ /order-details/x /product-details /category /category/ /category/spice/more /contacts /x/contact";
const personal = "/order-status /profile /login /register /forgot-password /first-order /api/orders /api/config";

test.each(`${otherPages} ${personal} /email-test /debug/discount /offline`.split(" "))("%s is never cached", (path) => {
  expect(isCachedOffline(path)).toBe(false);
  expect(isImmutable(path)).toBe(false);
});

test.each([
  ["/_next/static/chunks/a.js", true],
  ["/pictures/hero-800.12345678.avif", true],
  ["/_next/data/a.json", false],
  ["/icon.svg", false],
  ["/sw.js", false],
])("the name of %s tells what is in it: %s", (path, immutable) => expect(isImmutable(path)).toBe(immutable));

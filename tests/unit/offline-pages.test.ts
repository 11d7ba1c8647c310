import { expect, test } from "vitest";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { isCachedOffline, isImmutable, ORDER_PAGES } from "#lib/shop/offline/offline-pages.ts";

test("every page that is the same for everybody may be cached", () => {
  for (const path of ["/", "/categories", "/contact", "/privacy", "/terms", "/shipping-returns", ...ORDER_PAGES])
    expect([path, isCachedOffline(path)]).toEqual([path, true]);
  for (const { slug } of categories) expect(isCachedOffline(`/category/${slug}`)).toBe(true);
  for (const { slug } of products) expect(isCachedOffline(`/product-details/${slug}`)).toBe(true);
});

const others =
  "/cart/ /order-details/x /product-details /category /category/ /category/spice/more /contacts /x/contact";
const personal = "/order-status /profile /login /register /forgot-password /first-order /api/orders /api/config";

test.each(`${others} ${personal} /email-test /debug/discount /offline`.split(" "))("%s is never cached", (path) => {
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

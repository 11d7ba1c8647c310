import { expect, test } from "vitest";
import { categories, products } from "#lib/shop/catalogue.ts";
import { isImmutable, isKeptOffline, ORDER_PAGES } from "#lib/shop/offline-pages.ts";

test("every page that is the same for everybody may be kept", () => {
  for (const path of ["/", "/categories", "/contact", "/privacy", "/terms", "/shipping-returns", ...ORDER_PAGES])
    expect([path, isKeptOffline(path)]).toEqual([path, true]);
  for (const { slug } of categories) expect(isKeptOffline(`/category/${slug}`)).toBe(true);
  for (const { slug } of products) expect(isKeptOffline(`/product-details/${slug}`)).toBe(true);
});

test.each([
  ...["/cart/", "/order-details/x", "/order-status", "/profile", "/login", "/register"],
  ...["/forgot-password", "/first-order", "/email-test", "/debug/discount", "/product-details", "/offline"],
  ...["/api/orders", "/api/config", "/category", "/category/", "/category/spice/more", "/contacts", "/x/contact"],
])("%s is never kept", (path) => {
  expect(isKeptOffline(path)).toBe(false);
  expect(isImmutable(path)).toBe(false);
});

test.each([
  ["/_next/static/chunks/a.js", true],
  ["/pictures/hero-800.12345678.avif", true],
  ["/_next/data/a.json", false],
  ["/icon.svg", false],
  ["/sw.js", false],
])("the name of %s tells what is in it: %s", (path, immutable) => expect(isImmutable(path)).toBe(immutable));

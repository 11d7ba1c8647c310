import { expect, test } from "vitest";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { wordsOf } from "@/tests/support/plain-shopper";
import { freshShop } from "@/tests/support/shop";

const found = (text: string) =>
  [...text.matchAll(/<h2><a href="\/product-details\/([^"]+)">/g)].map(([, slug]) => slug);

// promise: /search?q= is the address of the shop-wide search
test("/search?q= finds as the dialog does, in both scripts and with a mistake, with price and a form to buy", async () => {
  const shop = await freshShop();
  const pepper = products.find(({ slug }) => slug === "black-pepper");
  for (const query of ["black pepper", "peper", pepper?.tamil ?? ""]) {
    const { status, text } = await shop.call("GET", `/search?q=${encodeURIComponent(query)}`);
    expect([query, status, found(text)[0]]).toEqual([query, 200, "black-pepper"]);
    expect(text).toContain('<button class="quiet" name="add" value="black-pepper"');
    expect(text).toContain("₹200");
  }
});

test("a query that finds nothing, and none at all, offer the categories", async () => {
  const shop = await freshShop();
  for (const path of ["/search", "/search?q=", "/search?q=%20", "/search?q=qqqqqqqq"]) {
    const { status, text } = await shop.call("GET", path);
    expect(status).toBe(200);
    for (const { slug } of categories) expect(text).toContain(`href="/category/${slug}"`);
  }
});

test("a query is shown as text, and only its first 100 characters count", async () => {
  const shop = await freshShop();
  const { text } = await shop.call("GET", `/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(text).not.toContain("<script");
  const long = await shop.call("GET", `/search?q=${"x".repeat(300)}`);
  expect(wordsOf(long)).toContain(`"${"x".repeat(100)}"`);
  expect(long.text).not.toContain("x".repeat(101));
});

// promise: a stranger can't burn processor time by searching
test("120 searches a minute and address; then a page that says to wait, while the search field alone is always there", async () => {
  const shop = await freshShop();
  const search = (from: string) => shop.call("GET", "/search?q=tea", { headers: { "x-forwarded-for": from } });
  for (let n = 0; n < 120; n++) expect((await search("198.51.100.7")).status).toBe(200);
  const late = await search("198.51.100.7");
  expect([late.status, late.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await search("198.51.100.8")).status).toBe(200);
  expect((await shop.call("GET", "/search", { headers: { "x-forwarded-for": "198.51.100.7" } })).status).toBe(200);
});

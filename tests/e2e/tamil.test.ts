import { products } from "#lib/shop/catalogue/catalogue.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { FIXED_PAGES, isInTamil } from "#lib/shop/seo/addresses.ts";
import cartTexts from "@/lib/content/texts/ta/cart.json" with { type: "json" };
import catalogue from "@/lib/content/texts/ta/catalogue.json" with { type: "json" };
import checkoutTexts from "@/lib/content/texts/ta/checkout.json" with { type: "json" };
import { expect, test } from "@/tests/support/e2e-test";
import { englishInHtml, englishOn } from "@/tests/support/english-words";
import { customer } from "@/tests/support/orders";
import { readPage } from "@/tests/support/site-crawl";

const FIXED = ["/", ...FIXED_PAGES.map((page) => `/${page}`)].filter(isInTamil);

test("no page in Tamil has an English word that is not marked as English", async ({ page, shop }) => {
  await page.goto("/ta");
  const next = FIXED.map((path) => pathIn("ta", path));
  const seen = new Set<string>();
  const found: Record<string, string[]> = {};
  for (let path = next.shift(); path !== undefined; path = next.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const { html, links, status } = await readPage(shop.url, path);
    expect([path, status]).toEqual([path, 200]);
    expect(html).toContain('lang="ta-IN"');
    const english = await englishInHtml(page, html);
    if (english.length > 0) found[path] = english;
    next.push(...links.filter((link) => /^\/ta(\/|$)/.test(link)));
  }
  expect(found).toEqual({});
  expect(seen.size).toBeGreaterThan(products.length + FIXED.length);
});

test("a link on a page in Tamil leads to a page in Tamil, but for the switch to English", async ({ shop }) => {
  for (const path of ["/ta", "/ta/categories", `/ta/product-details/${products[0]?.slug}`, "/ta/terms", "/ta/cart"]) {
    const { html, links } = await readPage(shop.url, path);
    const english = links.filter((link) => !/^\/ta(\/|$)/.test(link));
    const switches = html.match(/<a [^>]*hrefLang="en-IN"/gi) ?? [];
    expect([path, english.length]).toEqual([path, switches.length]);
  }
});

test("each page names itself, its other language and English for all others, in both directions", async ({ shop }) => {
  const alternates = async (path: string) => {
    const { html } = await readPage(shop.url, path);
    const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi);
    return Object.fromEntries([...links].map(([, language, href = ""]) => [language, new URL(href).pathname]));
  };
  for (const path of ["/", "/categories", `/product-details/${products[0]?.slug}`, "/privacy"]) {
    const both = { "en-IN": path, "ta-IN": pathIn("ta", path), "x-default": path };
    expect(await alternates(path)).toEqual(both);
    expect(await alternates(pathIn("ta", path))).toEqual(both);
  }
});

test("an address under /ta without a page is answered with 404, in Tamil", async ({ page, shop }) => {
  await page.goto("/ta");
  for (const path of ["/ta/nothing", "/ta/category/nothing", "/ta/product-details/nothing", "/ta/staff"]) {
    const { html, status } = await readPage(shop.url, path);
    expect([path, status]).toEqual([path, 404]);
    expect(await englishInHtml(page, html)).toEqual([]);
  }
});

test("/en is no address: English pages have no prefix", async ({ request }) => {
  for (const path of ["/en", "/en/cart", "/en/category/spice", "/en/not-found/page", "/en/ta"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()["x-middleware-rewrite"]]).toEqual([path, 404, undefined]);
    expect(await answer.text()).toContain('lang="en-IN"');
  }
});

test("the switch leads to the same page in the other language, and who chose Tamil gets it at the next visit", async ({
  page,
  context,
}) => {
  await page.goto(`/product-details/${products[0]?.slug}`);
  await page.getByRole("link", { name: "தமிழ்" }).first().click();
  await page.waitForURL(`**/ta/product-details/${products[0]?.slug}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "ta-IN");
  const later = await context.newPage();
  await later.goto("/");
  await later.waitForURL("**/ta");
  await later.getByRole("link", { name: "English" }).first().click();
  await later.waitForURL((url) => url.pathname === "/");
  const last = await context.newPage();
  await last.goto("/categories");
  await expect(last.getByRole("heading", { level: 1 })).toBeVisible();
  expect(new URL(last.url()).pathname).toBe("/categories");
});

test("a browser that knows Tamil is offered the pages in Tamil, once", async ({ browser, shop }) => {
  const context = await browser.newContext({ locale: "ta-IN", baseURL: shop.url, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto("/");
  const offer = page.getByRole("region", { name: "தமிழ்" });
  await expect(offer).toBeVisible();
  await offer.getByRole("button", { name: "English" }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.locator("html[data-alive]")).toHaveCount(1);
  await expect(offer).toHaveCount(0);
  await context.close();
});

test("a guest buys in Tamil on a phone, from the home page to the placed order, without an English word", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const noEnglish = async () => expect(await englishOn(page)).toEqual([]);
  await page.goto("/ta");
  await noEnglish();
  await page.locator("main a[href^='/ta/category/']").first().click();
  await page.waitForURL("**/ta/category/*");
  await noEnglish();
  const product = products.find(({ slug }) => page.url().includes("category") && slug) ?? products[0];
  await page.goto(`/ta/product-details/${product?.slug}`);
  await expect(page.locator("html[data-alive]")).toHaveCount(1);
  await page.getByRole("button", { name: catalogue.buy.add }).first().click();
  await noEnglish();
  await page.goto("/ta/cart");
  await expect(page.locator("html[data-alive]")).toHaveCount(1);
  await noEnglish();
  await page.getByRole("button", { name: cartTexts.cart.checkout }).click();
  await page.waitForURL("**/ta/order-details");
  await noEnglish();
  const go = page.locator("main form button[type=submit]").last();
  await go.click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
  await noEnglish();
  await page.locator("[name=guest_name]").fill("மீனாட்சி");
  await page.locator("[name=guest_phone]").fill(customer.guest_phone);
  await page.locator("[name=line1]").fill("14, கச்சேரி தெரு");
  await page.locator("[name=pincode]").fill("600004");
  await page.locator("[name=city]").fill("சென்னை");
  await go.click();
  await page.waitForURL("**/ta/order-summary");
  await noEnglish();
  const before = shop.ordersOnDisk().length;
  await page.getByRole("button", { name: checkoutTexts["order-summary"].place }).last().click();
  await expect(page.getByRole("heading", { name: checkoutTexts.placed.title })).toBeVisible();
  expect(shop.ordersOnDisk().length).toBe(before + 1);
  await noEnglish();
});

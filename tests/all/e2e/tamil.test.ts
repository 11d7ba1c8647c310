import type { Page } from "@playwright/test";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { categoryIn } from "#lib/shop/catalogue/names.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import cartTexts from "@/lib/content/texts/ta/cart.json" with { type: "json" };
import catalogue from "@/lib/content/texts/ta/catalogue.json" with { type: "json" };
import checkoutTexts from "@/lib/content/texts/ta/checkout.json" with { type: "json" };
import frame from "@/lib/content/texts/ta/frame.json" with { type: "json" };
import { expectAccessible } from "@/tests/support/accessible";
import { tabTo } from "@/tests/support/e2e-keyboard";
import { expect, test } from "@/tests/support/e2e-test";
import { englishOn } from "@/tests/support/english-words";
import { customer } from "@/tests/support/orders";
import { readPage } from "@/tests/support/site-crawl";

const [category] = categories;
const [product] = category?.products ?? [];
if (!(category && product)) throw new Error("The catalogue has no product.");

test("a link on a page in Tamil leads to a page in Tamil, but for the switch to English", async ({ shop }) => {
  for (const path of ["/ta", "/ta/categories", `/ta/product-details/${product.slug}`, "/ta/terms", "/ta/cart"]) {
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
  for (const path of ["/", "/categories", `/product-details/${product.slug}`, "/privacy"]) {
    const both = { "en-IN": path, "ta-IN": pathIn("ta", path), "x-default": path };
    expect(await alternates(path)).toEqual(both);
    expect(await alternates(pathIn("ta", path))).toEqual(both);
  }
});

test("an address under /ta without a page is answered with 404, in Tamil", async ({ shop }) => {
  for (const path of ["/ta/nothing", "/ta/category/nothing", "/ta/product-details/nothing", "/ta/staff"]) {
    const { html, status } = await readPage(shop.url, path);
    expect([path, status]).toEqual([path, 404]);
    expect(html).toContain('lang="ta-IN"');
  }
});

test("/en is no address: English pages have no prefix", async ({ request }) => {
  for (const path of ["/en", "/en/cart", "/en/category/spice", "/en/not-found/page", "/en/ta"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()["x-middleware-rewrite"]]).toEqual([path, 404, undefined]);
    expect(await answer.text()).toContain('lang="en-IN"');
  }
});

test("the switch leads to the same page in the other language, and is remembered", async ({ page, context }) => {
  await page.goto(`/product-details/${product.slug}`);
  await page.getByRole("link", { name: "தமிழ்" }).first().click();
  await page.waitForURL(`**/ta/product-details/${product.slug}`);
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

test.describe("where nothing moves", () => {
  // A card is at its last place before axe checks it, and a colour is measured when it has arrived.
  test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 740 } });

  /** The state of a page, for the eye, for a screen reader and in the language of the reader. */
  async function expectGoodTamil(page: Page): Promise<void> {
    expect(await englishOn(page)).toEqual([]);
    await expectAccessible(page, [360]);
  }

  test("the whole purchase in Tamil works by keys alone, in Tamil and without a barrier", async ({ page, shop }) => {
    const { keyboard } = page;
    const heading = (name: string) => page.getByRole("heading", { level: 1, name });
    const button = (name: string) => page.getByRole("button", { name });
    await page.goto("/ta");
    await tabTo(page, page.locator(`main a[href='/ta/category/${category.slug}']`).first());
    await keyboard.press("Enter");
    await expect(heading(categoryIn("ta", category.name))).toBeVisible();
    await expectGoodTamil(page);
    const card = page.locator(`a[data-product='${product.slug}']`);
    await tabTo(page, card);
    await keyboard.press("Enter");
    await tabTo(page, button(catalogue.buy.add));
    await expectGoodTamil(page);
    await keyboard.press("Space");
    await expect(button(catalogue.buy.added)).toBeFocused();
    await keyboard.press("Escape");
    await expect(card).toBeFocused();
    await tabTo(page, page.getByRole("banner").getByRole("link", { name: frame.header.cart }), "Shift+Tab");
    await keyboard.press("Enter");
    await tabTo(page, page.locator("main li button").nth(1));
    await keyboard.press("Space");
    await expect(page.getByTestId("cart-count")).toHaveText("2");
    await tabTo(page, button(cartTexts.cart.checkout));
    await expectGoodTamil(page);
    await keyboard.press("Enter");
    await expect(heading(checkoutTexts["order-details"].title)).toBeVisible();
    await tabTo(page, button(checkoutTexts["order-details"].next));
    await keyboard.press("Enter");
    await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
    await expectGoodTamil(page);
    await keyboard.type("மீனாட்சி");
    const typed = { guest_phone: customer.guest_phone, line1: "14, கச்சேரி தெரு", pincode: "600004", city: "சென்னை" };
    for (const [name, text] of Object.entries(typed)) {
      await tabTo(page, page.locator(`[name=${name}]`));
      await keyboard.type(text);
    }
    await tabTo(page, button(checkoutTexts["order-details"].next));
    await expectGoodTamil(page);
    await keyboard.press("Enter");
    await tabTo(page, button(checkoutTexts["order-summary"].place));
    await expectGoodTamil(page);
    const before = shop.ordersOnDisk().length;
    await keyboard.press("Space");
    await expect(heading(checkoutTexts.placed.title)).toBeFocused();
    await expectGoodTamil(page);
    const orders = shop.ordersOnDisk();
    expect(orders.length).toBe(before + 1);
    expect(orders.at(-1)).toMatchObject({ guest_name: "மீனாட்சி", items: [{ name: product.name, qty: 2 }] });
  });
});

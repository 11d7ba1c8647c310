import type { Page } from "@playwright/test";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { categoryIn } from "#lib/shop/catalogue/names.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { FIXED_PAGES, isInTamil } from "#lib/shop/seo/addresses.ts";
import cartTexts from "@/lib/content/texts/ta/cart.json" with { type: "json" };
import catalogue from "@/lib/content/texts/ta/catalogue.json" with { type: "json" };
import checkoutTexts from "@/lib/content/texts/ta/checkout.json" with { type: "json" };
import frame from "@/lib/content/texts/ta/frame.json" with { type: "json" };
import { expectAccessible } from "@/tests/support/accessible";
import { tabTo } from "@/tests/support/e2e-keyboard";
import { expect, test } from "@/tests/support/e2e-test";
import { englishOn } from "@/tests/support/english-words";
import { customer } from "@/tests/support/orders";

/** A card is at its last place before axe checks it, and a colour is measured when it has arrived. */
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(180_000);

const [category] = categories;
const [product] = category?.products ?? [];

/** The state of a page, for the eye, for a screen reader and in the language of the reader. */
async function expectGoodTamil(page: Page): Promise<void> {
  expect(await englishOn(page)).toEqual([]);
  await expectAccessible(page, [360]);
}

test("the whole purchase in Tamil works on a phone by keys alone, and each of its states is in Tamil and without a barrier", async ({
  page,
  shop,
}) => {
  if (!(category && product)) throw new Error("The catalogue has no product.");
  const { keyboard } = page;
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  const button = (name: string) => page.getByRole("button", { name });
  await page.setViewportSize({ width: 360, height: 740 });
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
  expect(orders.at(-1)).toMatchObject({ guest_name: "மீனாட்சி", items: [{ name: product.name, qty: 1 }] });
});

test("axe finds no barrier on the pages in Tamil", async ({ page }) => {
  const fixed = ["/", ...FIXED_PAGES.map((name) => `/${name}`)].filter(isInTamil);
  const catalogue = [`/category/${category?.slug}`, `/product-details/${products.at(-1)?.slug}`];
  for (const path of [...fixed, ...catalogue]) {
    await page.goto(pathIn("ta", path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

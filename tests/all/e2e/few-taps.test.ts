import type { Locator, Page } from "@playwright/test";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { placeButton, placedId, putInCart, typed } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const [category] = categories.filter(({ products }) => products.length >= 3);
const packs = category?.products.slice(0, 3) ?? [];

/** Counts a press on a control, and the first press into a field. Typing does not count. */
function counter() {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (control: Locator, options: Parameters<Locator["tap"]>[0] = {}) => {
      taps += 1;
      await control.tap(options);
    },
  };
}

/** From the category's page to the placed order, by the cart. @returns the number of taps */
async function order(page: Page, names: string[], isKnown: boolean): Promise<number> {
  await page.goto(`/category/${category?.slug}`);
  return orderHere(
    page,
    names.map((name) => page.getByRole("button", { name: `Add ${name}` })),
    isKnown,
  );
}

type Fields = Record<"Full name" | "Phone number" | "Address Line 1" | "Pincode" | "City", string>;

/** From the page that is open to the placed order. @param add the buttons of the packs */
async function orderHere(page: Page, add: Locator[], isKnown: boolean, fields: Fields = typed): Promise<number> {
  const { tap, taps } = counter();
  for (const button of add) await tap(button);
  await tap(page.getByRole("link", { name: /View cart/ }));
  await tap(page.getByRole("button", { name: "Proceed to Checkout" }));
  if (!isKnown)
    for (const [index, label] of (["Full name", "Phone number", "Address Line 1", "Pincode"] as const).entries()) {
      // The page is scrolled between them: two quick taps on one point of the glass are a double tap, which selects a word.
      await tap(page.getByLabel(label), { position: { x: index % 2 ? 20 : 280, y: 20 } });
      await page.keyboard.type(fields[label]);
    }
  await expect(page.getByLabel("City")).toHaveValue(fields.City);
  await tap(page.getByRole("button", { name: "Continue to Order Summary" }));
  await tap(placeButton(page));
  await placedId(page);
  return taps();
}

test("a new guest orders one pack with 9 taps and three with 11, a known one with 5 and 7", async ({ page }) => {
  const names = packs.map(({ name }) => name);
  expect(await order(page, names.slice(0, 1), false)).toBeLessThanOrEqual(9);
  expect(await order(page, names.slice(0, 1), true)).toBeLessThanOrEqual(5);
  expect(await order(page, names, true)).toBeLessThanOrEqual(7);

  await page.evaluate(() => sessionStorage.clear());
  await putInCart(page, names.slice(0, 1));
  await page.goto("/cart");
  await page.getByRole("button", { name: "Proceed to Checkout" }).tap();
  await expect(page.getByLabel("Full name")).toHaveValue(typed["Full name"]);
  await page.getByRole("button", { name: "Not you? Clear" }).tap();
  for (const label of ["Full name", "Phone number", "Address Line 1", "City"])
    await expect(page.getByLabel(label)).toHaveValue("");
  expect(await page.evaluate(() => localStorage.getItem("checkout_details"))).toBeNull();
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue("");

  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => sessionStorage.clear());
  expect(await order(page, names, false)).toBeLessThanOrEqual(11);
});

// promise: from the home page a guest in Madurai orders one pack with 9 taps, three with 11
test("from the home page a guest in Madurai orders one pack with 9 taps and three with 11", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const ofMadurai = { ...typed, Pincode: "625001", City: "Madurai" };
  for (const [count, most] of [
    [1, 9],
    [3, 11],
  ] as const) {
    await page.goto("/");
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    const cards = page.getByRole("region", { name: "Our Products" }).getByRole("button", { name: /^Add / });
    const names = await cards.evaluateAll((all) => all.slice(0, 3).map((one) => one.getAttribute("aria-label")));
    const add = names
      .slice(0, count)
      .map((name) => page.getByRole("button", { name: name ?? "", exact: true }).first());
    expect(await orderHere(page, add, false, ofMadurai)).toBeLessThanOrEqual(most);
  }
});

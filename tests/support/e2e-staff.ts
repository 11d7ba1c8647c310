import type { Page } from "@playwright/test";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { HOME_STATE } from "#lib/shop/order/delivery.ts";
import { type ServedShop, serveShop } from "./e2e-shop";
import { test as base, expect } from "./e2e-test";
import { anOrder, paid, phoneOf, type SentOrder, sample, staffToken } from "./orders";

/** A shop of this file's own, where an hour's orders come within a second, and a page of staff who are signed in. */
export const test = base.extend<{ staff: Page }, { shop: ServedShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const shop = await serveShop({ RATE_LIMIT: "off" });
      await use(shop);
      await shop.stop();
    },
    { scope: "worker" },
  ],
  staff: async ({ page, guard }, use) => {
    // A page that is left or reloaded takes with it what it was reading.
    guard.allow(/ERR_ABORTED GET .*\/api\/(orders|notifications|shop|staff)/);
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page);
    await use(page);
  },
});

/** @param origin of another shop than the file's own */
export async function signIn(page: Page, origin = "", token = staffToken): Promise<void> {
  // The orders of these tests are not paid, and their group is folded at first.
  await page.addInitScript(
    (groups) => {
      sessionStorage.staff_ticks ??= JSON.stringify(groups);
    },
    [HOME_STATE, "elsewhere"].map((zone) => `group Waiting for payment, ${zone}`),
  );
  await page.goto(`${origin}/staff`);
  await page.getByLabel("Staff token").fill(token);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("navigation", { name: "Views" })).toBeVisible();
  // A list that is still being fetched is not fetched anew when the tab is looked at again.
  await expect(page.getByText(/^Fetching/)).toHaveCount(0);
}

const places = [
  { guest_address: "14 Kutchery Road, Mylapore, Chennai, Tamil Nadu - 600004", state: "Tamil Nadu" },
  { guest_address: "TC 4/112, Kowdiar, Thiruvananthapuram, Kerala - 695003", state: "Kerala" },
  { guest_address: "Flat 12B, Malleshwaram West, Bengaluru, Karnataka - 560055", state: "Karnataka" },
];

let customers = 0;

/**
 * Places so many orders, each of a customer of its own, one after the other; every fourth has a sample.
 * @param other what each of them has in place of that
 * @returns them in that order
 */
export async function placeOrders(
  shop: ServedShop,
  count: number,
  other: Partial<SentOrder> = {},
): Promise<SentOrder[]> {
  const sent = Array.from({ length: count }, (_, n) => {
    customers += 1;
    return anOrder({
      ...places[n % places.length],
      guest_name: `Customer Number ${letters(n)}`,
      guest_phone: phoneOf(customers),
      guest_email: `customer${customers}@customer.example`,
      ...(n % 4 === 0
        ? { items: [paid("Hill Tea"), sample("Green Cardamom")], total_price: 180 }
        : { items: [paid("Black Pepper", 2), paid("Hill Tea")], total_price: 600 }),
      ...other,
    });
  });
  for (const body of sent) {
    const answer = await fetch(`${shop.url}/api/orders`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (answer.status !== 201) throw new Error(await answer.text());
  }
  return sent;
}

/** Two letters for a number: a name has no digits. */
const letters = (n: number) => String.fromCharCode(65 + Math.floor(n / 26), 97 + (n % 26));

/** The tab is looked at again after a while, so it asks for what is new. */
export function lookAgain(page: Page): Promise<void> {
  return page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
}

/** What stands below a line of packs in English. */
export const inTamil = (name: string, grams: number) => `${findProductByName(name)?.tamilName}, ${grams} கிராம்`;

export const view = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Views" }).getByRole("link", { name });

import type { Page } from "@playwright/test";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { HOME_STATE } from "#lib/shop/order/delivery.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { type ServedShop, sendJson, serveShop } from "./e2e-shop";
import { test as base, expect, ownShop } from "./e2e-test";
import { anOrder, paid, phoneOf, type SentOrder, sample, staffToken } from "./orders";

/** A shop of this file's own, where an hour's orders come within a second, and a page of staff who are signed in. */
export const test = base.extend<{ staff: Page }>({
  shop: ownShop(() => serveShop({ RATE_LIMIT: "off" })),
  staff: async ({ page, guard }, use) => {
    // A page that is left or reloaded takes with it what it was reading.
    guard.allow(/ERR_ABORTED GET .*\/api\/(orders|notifications|shop|staff)/);
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page);
    await use(page);
  },
});

/** Signs in by the session's cookie, with no group folded. @param origin of another shop than the file's own */
export async function signIn(page: Page, origin = "", token = staffToken): Promise<void> {
  await openGroups(page);
  await enter(page, origin, token);
}

/** The orders of these tests are not paid, and their group is folded at first. */
export async function openGroups(page: Page): Promise<void> {
  await page.addInitScript(
    (groups) => {
      sessionStorage.staff_ticks ??= JSON.stringify(groups);
    },
    [HOME_STATE, "elsewhere"].map((zone) => `group Waiting for payment, ${zone}`),
  );
}

export async function enter(page: Page, origin = "", token = staffToken): Promise<void> {
  await page.request.post(`${origin}/api/staff/session`, { data: { token } });
  await page.goto(`${origin}/staff`);
  await expect(page.getByRole("navigation", { name: "Views" })).toBeVisible();
  // A list that is still being fetched is not fetched anew when the tab is looked at again.
  await expect(page.getByText(/^Fetching/)).toHaveCount(0);
}

/** Signs in by the form that is shown. */
export async function typeToken(page: Page, token = staffToken): Promise<void> {
  await page.getByLabel("Staff token").fill(token);
  await page.getByRole("button", { name: "Sign in" }).click();
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
export async function placeOrders(shop: ServedShop, count: number, other: Partial<SentOrder> = {}) {
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
    const answer = await sendJson("POST", `${shop.url}/api/orders`, body);
    if (answer.status !== 201) throw new Error(await answer.text());
  }
  return sent;
}

export async function placeOne(shop: ServedShop, other: Partial<SentOrder> = {}): Promise<SentOrder> {
  const [order] = await placeOrders(shop, 1, other);
  if (!order) throw new Error("no order was placed");
  return order;
}

/** Changes an order by a call, as another person of staff does. */
export async function change(shop: ServedShop, orderId: string, body: object): Promise<void> {
  const answer = await sendJson("PATCH", `${shop.url}/api/orders?orderId=${orderId}`, body, shop.asStaff);
  if (answer.status !== 200) throw new Error(await answer.text());
}

export const statusesOf = (shop: ServedShop, orderId: string) =>
  shop.orderOnDisk(orderId)?.status_history.map(({ status }) => status);

/** Two letters for a number: a name has no digits. */
const letters = (n: number) => String.fromCharCode(65 + Math.floor(n / 26), 97 + (n % 26));

/** The tab is looked at again after a while, so it asks for what is new. */
export function lookAgain(page: Page): Promise<void> {
  return page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
}

/** What stands below a line of packs in English. */
export const inTamil = (name: string, grams: number) => `${findProductByName(name)?.names.ta}, ${grams} கிராம்`;

export const view = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Views" }).getByRole("link", { name });

export const card = (page: Page, orderId: string) => page.getByRole("article", { name: spokenNumber(orderId) });
/** An order in the list of all. */
export const row = (page: Page, orderId: string) =>
  page.getByRole("button", { name: new RegExp(`^${spokenNumber(orderId)}`) });
export const dialog = (page: Page) => page.getByRole("dialog");
export const notice = (page: Page) => page.locator(".staff-notice").last();

/** Opens an order that is not paid in the list of all. */
export async function openOrder(page: Page, orderId: string): Promise<void> {
  await view(page, "Orders").click();
  await row(page, orderId).click();
  await expect(dialog(page).getByText("To collect")).toBeVisible();
}

/** Counts what a person does: a press on a control, or a text that is typed or pasted. */
export function countedActions() {
  const count = { actions: 0 };
  const act = (work: Promise<unknown>) => {
    count.actions += 1;
    return work;
  };
  return { count, act };
}

import type { Page } from "@playwright/test";
import { builtWith } from "@/tests/support/e2e-built-with";
import { watchScripts } from "@/tests/support/e2e-scripts";
import { watchShifts } from "@/tests/support/e2e-shifts";
import {
  addToCart,
  checkOut,
  continueAsGuest,
  fillToSummary,
  openProduct,
  place,
  typed,
} from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

const ID = "G-OFTHETESTS";
const question = (page: Page) => page.getByRole("region", { name: "Counting visits" });
/** Where it would lie on what can be pressed, it comes with the first scroll. */
async function isAsked(page: Page): Promise<void> {
  await page.locator(".consent-line").waitFor({ state: "attached" });
  await page.mouse.wheel(0, 60);
  await expect(question(page)).toBeVisible();
}
const answer = (page: Page, name: "Yes" | "No") => question(page).getByRole("button", { name, exact: true });
const footer = (page: Page) => page.getByRole("contentinfo");

/** A shop that counts visits. Returns every request that leaves it. */
async function countingShop(page: Page): Promise<string[]> {
  await builtWith(page, {
    NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: ID,
    NEXT_PUBLIC_FIREBASE_API_KEY: "key",
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: "shop",
    NEXT_PUBLIC_FIREBASE_APP_ID: "1:1:web:1",
  });
  const elsewhere: string[] = [];
  await page.route(/^https:/, async (route) => {
    const url = route.request().url();
    elsewhere.push(url);
    const installation = { fid: "f", refreshToken: "r", authToken: { token: "t", expiresIn: "604800s" } };
    if (url.includes("gtag/js")) return route.fulfill({ contentType: "text/javascript", body: "" });
    return route.fulfill({ json: url.includes("installations") ? installation : { measurementId: ID } });
  });
  return elsewhere;
}

/** How many of these scripts know Google's address for counting. */
const counters = (scripts: string[]) => scripts.filter((script) => script.includes("googletagmanager")).length;

// promise: Analytics only after a yes, which can be taken back
test("before a yes nothing is for counting; yes and no are kept, and can be taken back", async ({ page, shop }) => {
  const elsewhere = await countingShop(page);
  let scripts = watchScripts(page);
  await page.goto("/");
  await isAsked(page);
  await page.goto("/cart");
  await isAsked(page);
  const before = await scripts();
  expect(before.length).toBeGreaterThan(3);
  expect([elsewhere, counters(before), await page.context().cookies()]).toEqual([[], 0, []]);
  await expect(footer(page).getByText("Counting your visits")).toHaveCount(0);

  scripts = watchScripts(page);
  await answer(page, "No").click();
  await expect(question(page)).toHaveCount(0);
  await page.goto("/categories");
  await expect(footer(page)).toContainText("Counting your visits: no.");
  const after = await scripts();
  await expect(question(page)).toHaveCount(0);
  expect([elsewhere, counters(after)]).toEqual([[], 0]);

  scripts = watchScripts(page);
  await footer(page).getByRole("button", { name: "Change" }).click();
  await answer(page, "Yes").click();
  await expect(question(page)).toHaveCount(0);
  await expect
    .poll(() => elsewhere.filter((url) => url.startsWith("https://www.googletagmanager.com/gtag/js")))
    .toEqual([expect.stringContaining(ID)]);
  // This test knows the scripts for counting when it sees them.
  expect(counters(await scripts())).toBeGreaterThan(0);
  const places = [shop.url, `${shop.url}/cart`].map((url) => ({ url, value: "GA1.1.1.1" }));
  await page.context().addCookies(places.map((place, index) => ({ ...place, name: `_ga${"_TESTS".repeat(index)}` })));
  const stopped = () => page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), ID);
  expect(await stopped()).not.toBe(true);

  await expect(footer(page)).toContainText("Counting your visits: yes.");
  await footer(page).getByRole("button", { name: "Change" }).click();
  await expect.poll(stopped).toBe(true);
  expect(await page.context().cookies()).toEqual([]);
  await answer(page, "No").click();
  elsewhere.length = 0;
  await page.goto("/category/tea");
  await expect(footer(page)).toContainText("Counting your visits: no.");
  await page.waitForLoadState("networkidle");
  expect(elsewhere).toEqual([]);
});

type Counted = { event: string; params: Record<string, unknown> };

/** Every event of the shop that is handed to Google's script, on this page and those after it. */
async function countedEvents(page: Page): Promise<Counted[]> {
  const counted: Counted[] = [];
  await page.exposeFunction("sendCounted", (call: [string, string, Record<string, unknown>]) => {
    const [kind, event, params] = call;
    if (kind === "event") counted.push({ event, params });
  });
  await page.addInitScript(() => {
    const layer: unknown[] = [];
    layer.push = (...calls) => {
      for (const call of calls) Reflect.get(window, "sendCounted")(Array.from(call as ArrayLike<unknown>));
      return Array.prototype.push.apply(layer, calls);
    };
    Object.assign(window, { dataLayer: layer });
  });
  return counted;
}

// promise: Analytics after consent only: view_item, add_to_cart, begin_checkout, purchase, without a person's data
test("after a yes an order is counted in GA4's events, without a word about the customer", async ({ page }) => {
  const elsewhere = await countingShop(page);
  const counted = await countedEvents(page);
  await addToCart(page, "Hill Tea");
  await page.getByRole("button", { name: "Buy Now" }).click();
  await continueAsGuest(page);
  await page.goto("/categories");
  await isAsked(page);
  expect([counted, elsewhere]).toEqual([[], []]);

  await answer(page, "Yes").click();
  await openProduct(page, "Black Pepper");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByRole("button", { name: "One more of Black Pepper" }).first().click();
  await page.goto("/cart");
  await checkOut(page);
  await fillToSummary(page);
  const id = await place(page);
  const events = () => counted.map(({ event }) => event);
  await expect.poll(events).toEqual(["view_item", "add_to_cart", "add_to_cart", "begin_checkout", "purchase"]);
  const pepper = { item_id: "black-pepper", item_name: "Black Pepper", item_category: "Spice", price: 200 };
  expect(counted[0]?.params).toMatchObject({ currency: "INR", value: 200, items: [{ ...pepper, quantity: 1 }] });
  expect(counted.at(-1)?.params).toMatchObject({ value: 600, transaction_id: expect.stringMatching(/^\w{20}$/) });
  const sent = JSON.stringify(counted) + elsewhere.join(" ");
  for (const word of [id, id.replace(/\s/g, ""), ...Object.values(typed)]) expect(sent).not.toContain(word);
});

for (const width of [360, 1440])
  test(`at ${width} px yes and no weigh the same, and the question moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await countingShop(page);
    await watchShifts(page);
    await page.goto("/category/tea");
    await isAsked(page);
    const looks = await question(page)
      .getByRole("button")
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const style = getComputedStyle(button);
          const names = "color background-color border-color border-width font-size font-weight opacity".split(" ");
          const { height, width, top } = button.getBoundingClientRect();
          return { look: names.map((name) => style.getPropertyValue(name)), height, width, top };
        }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  });

for (const language of ["", "/ta"])
  test(`${language || "/"}: on a phone the question is one low line, and lies on no control`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 620 });
    await countingShop(page);
    for (const path of ["", "/category/spice", "/product-details/hill-tea", "/cart"]) {
      await page.goto(`${language}${path}` || "/");
      const line = page.locator(".consent-line");
      await line.waitFor({ state: "attached" });
      const under = () =>
        line.evaluate((line) => {
          const { left, right, top, bottom } = line.getBoundingClientRect();
          const lies = (box: DOMRect) => box.left < right && box.right > left && box.top < bottom && box.bottom > top;
          const isSeen = (each: Element) => each.checkVisibility({ visibilityProperty: true });
          const others = [...document.querySelectorAll("a, button, input")].filter((each) => !line.contains(each));
          const pressed = isSeen(line) ? others.filter(isSeen) : [];
          return pressed.filter((each) => lies(each.getBoundingClientRect())).map(({ outerHTML }) => outerHTML);
        });
      // The label of the chat gives way, a moment later.
      await expect.poll(under, path).toEqual([]);
      await page.mouse.wheel(0, 60);
      await expect(line).toBeVisible();
      expect((await line.boundingBox())?.height, path).toBeLessThanOrEqual(96);
    }
  });

test("a shop that counts nothing shows no question", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await expect(question(page)).toHaveCount(0);
  await expect(footer(page).getByText("Counting your visits")).toHaveCount(0);
});

test.describe("with an offer to show", () => {
  test.use({ popup: true });
  test("the question comes first, and the offer's popup when it is answered", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await countingShop(page);
    await page.goto("/category/tea");
    const popup = page.locator(".offer-popup");
    await expect(popup).toBeAttached();
    await expect(popup).toBeHidden();
    await answer(page, "No").click();
    await expect(popup).toBeVisible();
    await expect(page.getByRole("complementary", { name: "50% off your first order" })).toBeVisible();
  });
});

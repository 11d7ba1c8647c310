import type { Page } from "@playwright/test";
import {
  atDetails,
  cartCount,
  fillDetails,
  fillToSummary,
  place,
  placeButton,
  putInCart,
  readyToPlace,
  toSummary,
} from "@/tests/support/e2e-shopper";
import { test as base, expect, ownShop } from "@/tests/support/e2e-test";

const PAUSED = "We are making a new batch.";
const SAID = `${PAUSED} We open again on 18 January.`;

type Switches = {
  switches: {
    pause: (orders_paused: string | null) => Promise<void>;
    stock: (slug: string, in_stock: boolean) => Promise<void>;
  };
};

/** A shop of its own: what is switched here must not appear on other tests' pages. */
const test = base.extend<Switches>({
  shop: ownShop(),
  switches: async ({ shop, request }, use) => {
    const touched = new Set<string>();
    const patch = async (path: string, data: object) => {
      const answer = await request.patch(shop.url + path, { headers: shop.asStaff, data });
      expect(answer.status()).toBe(200);
    };
    const pause = (orders_paused: string | null) =>
      patch("/api/shop", { orders_paused, reopens_on: orders_paused && "2999-01-18" });
    const stock = (slug: string, in_stock: boolean) => {
      touched.add(slug);
      return patch(`/api/products/${slug}`, { in_stock });
    };
    await use({ pause, stock });
    await pause(null);
    for (const slug of touched) await stock(slug, true);
  },
});

const banner = (page: Page) => page.getByRole("status").filter({ hasText: PAUSED });
/** The tab is looked at again after a while. */
const lookAgain = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
const proceed = (page: Page) => page.getByRole("button", { name: "Proceed to Checkout" });

// promise: The pause is said before anything is typed
// promise: The cart stays
test("a pause is on every page before anything is typed, and leaves the cart alone", async ({ page, switches }) => {
  await putInCart(page, ["Hill Tea"]);
  await atDetails(page);
  await expect(banner(page)).toHaveCount(0);
  await switches.pause(PAUSED);
  for (const path of ["/", "/category/spice", "/product-details/hill-tea", "/order-details", "/cart"]) {
    // What was in memory may be two seconds old.
    await expect(async () => {
      await page.goto(path);
      await expect(banner(page)).toHaveText(SAID, { timeout: 500 });
    }).toPass();
    const [top, content] = await Promise.all([banner(page).boundingBox(), page.getByRole("main").boundingBox()]);
    expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual((content?.y ?? 0) + 1);
    if (path === "/order-details") await expect(page.getByLabel("Full name")).toHaveValue("");
  }
  await expect(proceed(page)).toBeDisabled();
  await expect(page.getByRole("heading", { level: 2, name: "Hill Tea" })).toBeVisible();
  await expect(cartCount(page)).toHaveText("1");
  await switches.pause(null);
  await lookAgain(page);
  await expect(proceed(page)).toBeEnabled();
  await expect(banner(page)).toHaveCount(0);
});

// promise: The pause is said before anything is typed ... also in a tab that was open
test("a pause is shown when a tab is seen again, and loses nothing that was typed", async ({ page, switches }) => {
  await atDetails(page);
  await fillDetails(page);
  await switches.pause(PAUSED);
  await lookAgain(page);
  await expect(banner(page)).toHaveText(SAID);
  await expect(page.getByLabel("Full name")).not.toHaveValue("");
  await toSummary(page);
  await expect(banner(page)).toHaveText(SAID);
  await expect(placeButton(page)).toBeDisabled();
  await switches.pause(null);
  await lookAgain(page);
  await expect(banner(page)).toHaveCount(0);
  await place(page);
});

test("an order that is sent into a pause is refused, kept, and not queued", async ({ page, switches, guard }) => {
  guard.allow(/status of 503/);
  await readyToPlace(page);
  await switches.pause(PAUSED);
  await placeButton(page).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(SAID);
  await expect(banner(page).first()).toBeVisible();
  await expect(placeButton(page)).toBeDisabled();
  expect(await page.evaluate(() => [localStorage.getItem("demo_orders"), localStorage.getItem("orders")])).toEqual([
    null,
    null,
  ]);
});

// promise: A sold-out line says so before the checkout
test("a sold-out line says so in the cart, goes with one press, and is no free sample", async ({ page, switches }) => {
  await putInCart(page, ["Hill Tea", "Green Cardamom"]);
  await switches.stock("green-cardamom", false);
  await page.goto("/cart");
  const line = page.getByRole("main").getByRole("listitem").filter({ hasText: "Green Cardamom" });
  await expect(line).toContainText("Sold out. Remove it to continue.");
  await expect(proceed(page)).toBeDisabled();
  await page.getByRole("button", { name: "Remove Green Cardamom" }).click();
  await expect(line).toHaveCount(0);
  await expect(proceed(page)).toBeEnabled();
  await expect(cartCount(page)).toHaveText("1");
  await page.evaluate(() => localStorage.setItem("guest_email", JSON.stringify("meena@customer.example")));
  await page.reload();
  await page.getByRole("button", { name: "Choose free samples" }).click();
  await expect(page.getByRole("dialog").getByLabel("Black Pepper")).toBeVisible();
  await expect(page.getByRole("dialog").getByLabel(/Green Cardamom/)).toHaveCount(0);
});

// promise: A sold-out line says so before the checkout ... and in it
test("a line sold out during the checkout holds the order, and goes with one press", async ({ page, switches }) => {
  await putInCart(page, ["Hill Tea", "Green Cardamom"]);
  await page.goto("/cart");
  await proceed(page).click();
  await switches.stock("green-cardamom", false);
  await fillToSummary(page);
  await expect(page.getByText("Sold out. Remove it to continue.")).toBeVisible();
  await expect(placeButton(page)).toBeDisabled();
  await page.getByRole("button", { name: "Remove Green Cardamom" }).click();
  await place(page);
});

// promise: Sold out and a pause are seen everywhere within 60 s ... also in an open page that nobody touches
test("an untouched page hears within a minute of sold out and of a pause", async ({ page, context, switches }) => {
  await putInCart(page, ["Green Cardamom"]);
  await context.clock.install();
  const paths = ["/cart", "/product-details/green-cardamom", "/category/spice", "/"];
  const pages = await Promise.all(
    paths.map(async (path) => {
      const open = await context.newPage();
      await open.goto(path, { waitUntil: "networkidle" });
      await expect(banner(open)).toHaveCount(0);
      return open;
    }),
  );
  await switches.stock("green-cardamom", false);
  await switches.pause(PAUSED);
  // A jump: step by step the question's own time limit would pass, too, before the shop can answer.
  await context.clock.fastForward(50_000);
  for (const [n, open] of pages.entries()) {
    await expect(banner(open)).toHaveText(SAID);
    if (paths[n] !== "/")
      await expect(
        open
          .getByRole("main")
          .getByText(/^Sold out/)
          .first(),
      ).toBeVisible();
    await expect(open.getByRole("main").getByRole("button", { name: "Buy Now" })).toHaveCount(0);
  }
});

// promise: Without an answer the checkout goes on
test("when the server can't say what is sold, cart and checkout go on with what they know", async ({ page, guard }) => {
  guard.allow(/ERR_FAILED/);
  await page.route("**/api/shop", (route) => route.abort());
  await putInCart(page, ["Hill Tea"]);
  await page.goto("/cart");
  await expect(proceed(page)).toBeEnabled();
  await readyToPlace(page);
  await place(page);
});

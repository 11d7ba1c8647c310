import type { Page } from "@playwright/test";
import { type Judge, judgedState } from "@/tests/support/e2e-judges";
import { cutOff, ORDERS, placeUnsentUntilQuiet, queuedBar } from "@/tests/support/e2e-queue";
import { latePictures, shiftsOf, watchShifts } from "@/tests/support/e2e-shifts";
import {
  atDetails,
  fillDetails,
  openProduct,
  placeButton,
  placedId,
  putInCart,
  readyToPlace,
} from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ mode: "parallel" });

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const LONGEST = "Single-Estate Sun-Dried Bird's Eye Chilli of the Hills";
/** A long name and state, but real ones. */
const longest = {
  guest_name: "Meenakshisundareswaranarayanan",
  guest_email: "meenakshisundareswaranarayanan@customer.example",
  state: "Dadra and Nagar Haveli and Daman and Diu",
};

const typedInEnglish: Judge[] = ["English words"];
/** That address is longer than a phone's line. */
const brokenEmail: Judge[] = ["broken words"];
/** What comes over a page lies on it. */
const over: Judge[] = ["overlaps"];

/** Holds what is open now before the judges. @param except what the state breaks on purpose */
type Look = (except?: Judge[]) => Promise<void>;

/** A state of a page, how it is reached, and what is looked at on the way. */
const states: Record<string, (page: Page, look: Look) => Promise<void>> = {
  "the product dialog": async (page, look) => {
    await page.goto("/category/spice");
    await page.locator("a[data-product]").first().click();
    await expect(page.getByRole("dialog").getByRole("button", { name: "Add to Cart" })).toBeVisible();
    await look();
  },
  "the guest prompt": async (page, look) => {
    await openProduct(page, "Hill Tea");
    await press(page, "Buy Now");
    await expect(page.getByRole("dialog", { name: "Continue Shopping" })).toBeVisible();
    await look();
  },
  "the weight filter, open, and a weight that nothing has": async (page, look) => {
    await page.goto("/category/spice");
    await page.getByRole("button", { name: /^Weight/ }).click();
    await expect(page.getByRole("radio", { name: "200g" })).toBeVisible();
    await look(over);
    await page.getByRole("group", { name: "Weight" }).getByText("1kg").click();
    await expect(page.getByRole("heading", { name: "No products available" })).toBeVisible();
    await look();
  },
  "a search without a result, and with one elsewhere": async (page, look) => {
    await page.goto("/category/spice");
    for (const query of ["pizza", "honey"]) {
      await page.getByRole("searchbox").fill(query);
      await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
      await look(over);
    }
  },
  "the search everywhere, with and without hits": async (page, look) => {
    await page.goto("/category/spice");
    await page.getByRole("button", { name: "Search", exact: true }).filter({ visible: true }).click();
    for (const [query, found] of [
      ["pepper", "2 products"],
      ["xyzzy", "0 products"],
      ["r", /^[1-9]\d* products$/],
    ] as const) {
      await page.getByRole("dialog").getByRole("searchbox").fill(query);
      await expect(page.getByRole("dialog").getByRole("status")).toHaveText(found);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        await expect(page.getByRole("dialog")).toBeInViewport({ ratio: 1 });
      }
      await look(over);
    }
  },
  "the pages beside a cart of 99+": async (page, look) => {
    await putInCart(page, ["Hill Tea", "Kokum"], 60);
    for (const path of ["/", "/category/spice", "/ta/categories", "/product-details/green-cardamom"]) {
      await page.goto(path);
      await expect(page.getByTestId("cart-count")).toHaveText("99+");
      await look();
    }
  },
  "a cart with lines": async (page, look) => {
    await putInCart(page, [LONGEST, "Hill Tea", "Black Pepper"]);
    for (const language of ["", "/ta"]) {
      await page.goto(`${language}/cart`);
      await expect(page.locator(".checkout-bar .button")).toBeVisible();
      await look();
    }
  },
  "the order's form, sent empty": async (page, look) => {
    await atDetails(page, LONGEST);
    for (const language of ["", "/ta"]) {
      await page.goto(`${language}/order-details`);
      await main(page).locator("form button[type=submit]").last().click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
      await look();
    }
  },
  "the order's form with a question about the pincode": async (page, look) => {
    await atDetails(page);
    await fillDetails(page);
    await page.getByLabel("State").selectOption("Kerala");
    await expect(page.getByText("Is Kerala right?")).toBeVisible();
    await look();
  },
  "the order's form and summary": async (page, look) => {
    await readyToPlace(page);
    for (const path of ["/order-summary", "/ta/order-summary", "/ta/order-details", "/order-details"]) {
      await page.goto(path);
      await expect(page.locator(".checkout-bar .button")).toBeVisible();
      await look(typedInEnglish);
    }
    await readyToPlace(page, LONGEST, longest);
    await look(brokenEmail);
    await page.goto("/order-details");
    await expect(page.locator(".checkout-bar .button")).toBeVisible();
    await look();
  },
  "an order saved on the device, and what tells of it elsewhere": async (page, look) => {
    await readyToPlace(page, LONGEST, longest);
    await cutOff(page);
    await placeUnsentUntilQuiet(page);
    await look();
    await page.goto("/category/spice");
    await expect(queuedBar(page)).toBeVisible();
    await look(over);
  },
  "an order that was left on its way, and its locked form": async (page, look) => {
    await readyToPlace(page);
    const sent = page.waitForRequest(ORDERS);
    await page.route(ORDERS, () => {});
    await placeButton(page).click();
    await sent;
    for (const path of ["/order-summary", "/order-details"]) {
      await page.goto(path);
      await expect(page.getByText("We don't know yet if this order reached us")).toBeVisible();
      await look();
    }
  },
  "an order that was refused": async (page, look) => {
    await readyToPlace(page);
    const refusal = { success: false, error: "Hill Tea is sold out.", code: "invalid_order" };
    await page.route(ORDERS, (route) => route.fulfill({ status: 422, json: refusal }));
    await placeButton(page).click();
    await expect(page.getByText(refusal.error)).toBeVisible();
    await look();
  },
  "a placed order, and its status": async (page, look) => {
    await readyToPlace(page, LONGEST, longest);
    await placeButton(page).click();
    await placedId(page);
    await look();
    await page.getByRole("link", { name: "Track this order" }).click();
    await expect(page.getByRole("region", { name: "Your order", exact: true })).toBeVisible();
    await look();
    await page.evaluate(() => history.replaceState(null, "", "/order-status"));
    await page.reload();
    await expect(page.getByRole("region", { name: "Your orders on this device" })).toBeVisible();
    await look();
  },
  "an order that can't be found": async (page, look) => {
    await page.goto("/order-status");
    await press(page, "Show my order");
    await expect(page.getByLabel("Order id")).toHaveAttribute("aria-invalid", "true");
    await look();
    await page.getByLabel("Order id").fill("ABCDEFGHJKMNPQRSTVWX");
    await page.getByLabel("Phone number").fill("9876543210");
    await press(page, "Show my order");
    await expect(page.locator("main .notice-error")).toBeVisible();
    await look();
  },
  "the guest e-mail popup, sent empty, and the samples to choose from": async (page, look) => {
    await putInCart(page, ["Hill Tea"]);
    await page.goto("/cart");
    await press(page, "Choose free samples");
    const popup = page.getByRole("dialog", { name: "Free samples for you" });
    await expect(popup).toBeVisible();
    await look();
    await popup.getByRole("button", { name: "Choose samples" }).click();
    await expect(popup.getByText("Email is required")).toBeVisible();
    await look();
    await popup.getByLabel("Email").fill("tasting@customer.example");
    await popup.getByRole("button", { name: "Choose samples" }).click();
    const samples = page.getByRole("dialog", { name: "Free 50g samples" });
    for (const name of ["Green Cardamom", "Cinnamon Bark", "Black Pepper"])
      await samples.getByRole("checkbox", { name, exact: true }).check();
    await look();
    await samples.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("region", { name: "Order summary" })).toContainText("Sample discount");
    await look();
    await page.getByRole("button", { name: "Remove Hill Tea" }).click();
    await expect(page.getByText("Free samples come with an order.")).toBeVisible();
    await look();
  },
  "the header once the offer is used": async (page, look) => {
    await page.goto("/categories");
    await page.evaluate(() => localStorage.setItem("firstOrderDiscountUsed", "true"));
    await page.reload();
    await page.getByRole("banner").getByRole("button", { name: "USED" }).click({ force: true });
    await expect(page.getByRole("alert").filter({ hasText: "You have already used" })).toBeVisible();
    await look(over);
  },
  "the menu of narrow screens": async (page, look) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    await look(over);
  },
};

// promise: no word and no sum of money breaks inside on a phone, in any state, in both languages
for (const [state, open] of Object.entries(states))
  test(`${state} passes every judge`, async ({ page, guard }) => {
    guard.allow(/ERR_CONNECTION_FAILED|ERR_ABORTED POST .*\/api\/orders$|status of (404|422)/);
    const faults: string[] = [];
    const look = async (except?: Judge[]) => {
      faults.push(...(await judgedState(page, `${state}, ${new URL(page.url()).pathname}`, except)));
    };
    await open(page, look);
    expect(faults).toEqual([]);
  });

test("nothing moves while the cart's 99+ arrives late", async ({ page }) => {
  await putInCart(page, ["Hill Tea", "Kokum"], 60);
  await watchShifts(page);
  const open = await latePictures(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ["/", "/category/spice", "/product-details/green-cardamom", "/cart"]) {
      await open(path);
      await expect(page.getByTestId("cart-count")).toHaveText("99+");
      expect(await shiftsOf(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test.describe("with the first-order popup", () => {
  test.use({ popup: true });
  test("the first-order popup passes every judge", async ({ page }) => {
    await page.goto("/categories");
    await expect(page.getByRole("complementary", { name: "50% off your first order" })).toBeVisible();
    expect(await judgedState(page, "the popup", over)).toEqual([]);
  });
});

test("the judges find the faults of a page that has some", async ({ page }) => {
  const parts =
    "<h1>Spices</h1><p>Ground</p><ul><li>Pepper</li></ul><button></button><img src='data:,'><hr width=2000>";
  await page.setContent(`<!doctype html><html lang="en"><title>Spices</title><main>${parts}</main></html>`);
  const faults = (await judgedState(page, "it", ["English words"])).join("\n");
  expect(faults).toMatch(
    /it at 320 px, sideways scroll: needs 20\d\d px[\s\S]*it at 320 px, axe: button-name.*\n.*image-alt/,
  );
});

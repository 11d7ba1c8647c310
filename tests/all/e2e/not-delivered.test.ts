import type { Page } from "@playwright/test";
import { cutOff, LEFT, placeUnsentUntilQuiet, queuedCard, reconnect, sendNow } from "@/tests/support/e2e-queue";
import { placeButton, putInCart, readyToPlace } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

/* The fixture shop delivers neither to Mizoram, where pincodes begin with 796, nor to pincodes that begin with 173. */

const said = (place: string) =>
  [`We don't deliver to ${place} yet.`, "We deliver all over India, except Mizoram and some pincodes."] as const;
const isWithin = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test.use({ viewport: { width: 360, height: 620 } });

// promise: asked kindly at the pincode field on product page, cart and order details, before anything else must be typed
test("where nothing is delivered it is said early, and nothing typed is lost", async ({ page }) => {
  const main = page.getByRole("main");
  const field = (autocomplete: string) => main.locator(`[autocomplete=${autocomplete}]`);
  const pincode = field("postal-code");
  const alert = main.getByRole("alert");
  const shown = said("796001").join(" ");
  await putInCart(page, ["Hill Tea"]);
  await page.goto("/product-details/hill-tea");
  const answer = main.locator("label:has(input[autocomplete=postal-code]) + [role=status]");
  await pincode.fill("796001");
  for (const sentence of said("796001")) await expect(answer).toContainText(sentence);
  await pincode.fill("173201");
  await expect(answer).toContainText(said("173201")[0]);
  await pincode.fill("79600");
  await expect(answer).not.toContainText(said("796001")[1]);
  await pincode.fill("796001");
  expect(await isWithin(page)).toBe(true);

  await page.goto("/cart");
  await expect(main.getByText(shown)).toBeVisible();
  expect(await isWithin(page)).toBe(true);
  await page.locator(".checkout-bar button").click();

  await expect(page).toHaveURL("/order-details");
  await expect(pincode).toHaveValue("796001");
  await expect(pincode).toHaveAccessibleDescription(said("796001")[0]);
  await expect(alert).toContainText(shown);
  await expect(field("address-level1")).toHaveValue("Mizoram");
  expect(await isWithin(page)).toBe(true);
  // The checkout form stays on this step, and keeps what was typed.
  const typed = { name: "Asha", tel: "9876543210", "address-line1": "1 Hill Road", "address-level2": "Aizawl" };
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  await main.locator("button[type=submit]").click();
  await expect(pincode).toBeFocused();
  await expect(alert).toContainText(said("796001")[0]);
  await expect(page).toHaveURL("/order-details");
  for (const [name, text] of Object.entries(typed)) await expect(field(name)).toHaveValue(text);
  // The state alone is known.
  await pincode.fill("");
  await field("address-level1").selectOption("Mizoram");
  await expect(alert).toContainText(said("Mizoram").join(" "));
  // A place with delivery: nothing is said any more, and the order goes on.
  await field("address-level1").selectOption("");
  await pincode.fill("682001");
  await expect(pincode).toHaveAccessibleDescription("");
  await expect(main.getByText(said("x")[1])).toHaveCount(0);
  await field("address-level1").selectOption("Kerala");
  await main.locator("button[type=submit]").click();
  await expect(page).toHaveURL("/order-summary");
});

// promise: refused by the API; the offline queue keeps the order marked 'Needs your OK' like other refusals
test("an order to such a place is refused; one from the queue needs an OK", async ({ page, guard }) => {
  guard.allow(LEFT);
  guard.allow(/status of 422/);
  await readyToPlace(page, "Hill Tea", { pincode: "796001", state: "Mizoram" });
  const sentence = "We don't deliver to this address yet.";
  await placeButton(page).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(sentence);
  await cutOff(page);
  await placeUnsentUntilQuiet(page);
  await reconnect(page);
  await sendNow(page).click();
  await expect(queuedCard(page)).toContainText("Needs your OK");
  await expect(queuedCard(page)).toContainText(sentence);
});

import type { Page } from "@playwright/test";
import { cutOff, LEFT, placeUnsentUntilQuiet, queuedCard, reconnect, sendNow } from "@/tests/support/e2e-queue";
import { addToCart, checkOut, placeButton, readyToPlace } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

/* The fixture shop delivers neither to Mizoram, where pincodes begin with 796, nor to pincodes that begin with 173. */

const SAID = {
  "": (place: string) =>
    [`We don't deliver to ${place} yet.`, "We deliver all over India, except Mizoram and some pincodes."] as const,
  "/ta": (place: string) =>
    [
      `${place} பகுதிக்கு இன்னும் டெலிவரி செய்வதில்லை.`,
      "இந்தியா முழுவதும் (மிசோரம் மற்றும் சில பின்கோடுகள் தவிர) டெலிவரி செய்கிறோம்.",
    ] as const,
};
const MIZORAM = { "": "Mizoram", "/ta": "மிசோரம்" };
const pincodeIn = (page: Page) => page.getByRole("main").locator("input[autocomplete=postal-code]");
const stateIn = (page: Page) => page.getByRole("main").locator("select[autocomplete=address-level1]");
const isWithin = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test.use({ viewport: { width: 360, height: 620 } });

// promise: asked kindly at the pincode field on product page, cart and order details, before anything else must be typed
for (const [language, said] of Object.entries(SAID) as [keyof typeof SAID, (typeof SAID)[""]][])
  test(`whoever lives where nothing is delivered is told on a product's page, in the cart and at the order details (${language || "/en"})`, async ({
    page,
  }) => {
    const main = page.getByRole("main");
    const answer = main.locator("label:has(input[autocomplete=postal-code]) + [role=status]");
    const shown = said("796001").join(" ");
    await addToCart(page, "Hill Tea");
    await page.goto(`${language}/product-details/hill-tea`);
    await pincodeIn(page).fill("796001");
    for (const sentence of said("796001")) await expect(answer).toContainText(sentence);
    await pincodeIn(page).fill("173201");
    await expect(answer).toContainText(said("173201")[0]);
    await pincodeIn(page).fill("79600");
    await expect(answer).not.toContainText(said("796001")[1]);
    await pincodeIn(page).fill("796001");
    expect(await isWithin(page)).toBe(true);

    await page.goto(`${language}/cart`);
    await expect(main.getByText(shown)).toBeVisible();
    expect(await isWithin(page)).toBe(true);
    await page.locator(".checkout-bar button").click();

    await expect(page).toHaveURL(`${language}/order-details`);
    await expect(pincodeIn(page)).toHaveValue("796001");
    await expect(pincodeIn(page)).toHaveAccessibleDescription(said("796001")[0]);
    await expect(main.getByRole("alert")).toContainText(shown);
    await expect(stateIn(page)).toHaveValue("Mizoram");
    expect(await isWithin(page)).toBe(true);
    // The state alone is known.
    await pincodeIn(page).fill("");
    await stateIn(page).selectOption("Mizoram");
    await expect(main.getByRole("alert")).toContainText(said(MIZORAM[language]).join(" "));
    // A place with delivery: nothing is said any more, and what was typed is there.
    await main.locator("input[autocomplete=address-line1]").fill("14 Kutchery Road");
    await stateIn(page).selectOption("");
    await pincodeIn(page).fill("682001");
    await expect(pincodeIn(page)).toHaveAccessibleDescription("");
    await expect(main.getByText(said("x")[1])).toHaveCount(0);
    await expect(main.locator("input[autocomplete=address-line1]")).toHaveValue("14 Kutchery Road");
  });

test("a form to a place without delivery doesn't go on: the sentence is there, and all that was typed", async ({
  page,
}) => {
  await addToCart(page, "Hill Tea");
  await page.goto("/cart");
  await checkOut(page);
  const form = { "Full name": "Asha", "Phone number": "9876543210", "Address Line 1": "1 Hill Road", City: "Aizawl" };
  for (const [label, text] of Object.entries({ ...form, Pincode: "796001" })) await page.getByLabel(label).fill(text);
  await page.getByRole("button", { name: "Continue to Order Summary" }).click();
  await expect(page.getByLabel("Pincode")).toBeFocused();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("We don't deliver to 796001 yet.");
  await expect(page.getByText(/Expected delivery/)).toHaveCount(0);
  await expect(page).toHaveURL("/order-details");
  for (const [label, text] of Object.entries(form)) await expect(page.getByLabel(label)).toHaveValue(text);
  await page.getByLabel("Pincode").fill("682001");
  await page.getByLabel("State").selectOption("Kerala");
  await page.getByRole("button", { name: "Continue to Order Summary" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order summary" })).toBeVisible();
});

// promise: refused by the API; the offline queue keeps the order marked 'Needs your OK' like other refusals
test("an order that was filled in before is refused with its sentence; one that waited on the device needs its customer's OK", async ({
  page,
  guard,
}) => {
  guard.allow(LEFT);
  guard.allow(/status of 422/);
  await readyToPlace(page);
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(sessionStorage))
      sessionStorage.setItem(key, text.replaceAll("600004", "796001").replaceAll("Tamil Nadu", "Mizoram"));
  });
  await page.reload();
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

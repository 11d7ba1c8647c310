import type { Locator, Page } from "@playwright/test";
import { pathIn } from "#lib/shop/language/paths.ts";
import { cutOff, LEFT, placeUnsentUntilQuiet, queuedCard, reconnect, sendNow } from "@/tests/support/e2e-queue";
import { atDetails, place, placeButton, putInCart, readyToPlace } from "@/tests/support/e2e-shopper";
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

const TAXES = { en: "incl. of all taxes", ta: "எல்லா வரிகளும் சேர்த்து" };
const inLanguage = (page: Page, path: string, language: "en" | "ta") => page.goto(pathIn(language, path));

/** The line that says what is agreed to: whole, with both links, in two lines at most, and with nothing to tick. */
async function expectAgreement(inside: Locator, language: "en" | "ta", lines = 2): Promise<void> {
  const line = inside.locator(`p:has(a[href="${pathIn(language, "/terms")}"])`);
  await expect(line).toBeVisible();
  await expect(line.locator(`a[href="${pathIn(language, "/privacy")}"]`)).toBeVisible();
  const rows = (box: Element) =>
    Math.round(box.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(box).lineHeight));
  expect(await line.evaluate(rows), `lines in ${language}`).toBeLessThanOrEqual(lines);
}

for (const language of ["en", "ta"] as const) {
  // promise: With a terms and privacy notice
  test(`what is agreed to stands beside each button that orders or registers (${language})`, async ({ page }) => {
    await atDetails(page);
    await inLanguage(page, "/order-details", language);
    await expectAgreement(page.locator("main form"), language);
    await readyToPlace(page);
    await inLanguage(page, "/order-summary", language);
    await expectAgreement(page.locator(".bill"), language);
    await expect(page.locator(".bill input[type=checkbox]")).toHaveCount(0);
    await inLanguage(page, "/register", language);
    await expectAgreement(page.locator("main form"), language);
    await expect(page.locator("main form input[type=checkbox]")).toHaveCount(0);
    await inLanguage(page, "/product-details/hill-tea", language);
    await expect(page.locator("html[data-alive]")).toBeAttached();
    await page.locator(".buy-row > button").click();
    await expectAgreement(page.getByRole("dialog"), language);
  });

  test(`all taxes are said to be in each total, and nothing is cut or covered (${language})`, async ({ page }) => {
    const words = TAXES[language];
    const said = async (place: Locator) => {
      for (const width of [320, 430]) {
        await page.setViewportSize({ width, height: 620 });
        await expect(place, `${page.url()} at ${width}`).toContainText(words);
        const [line, button] = [
          place.getByText(words).last(),
          place.locator("button:visible, a.button:visible").last(),
        ];
        const { x, y, width: wide } = (await line.boundingBox()) ?? { x: 999, y: 0, width: 0 };
        expect(x + wide, `${page.url()} at ${width}`).toBeLessThanOrEqual(width);
        const below = (await button.count()) > 0 ? await button.boundingBox() : null;
        if (below && x + wide > below.x)
          expect(y >= below.y + below.height - 1 || y < below.y, `${page.url()} at ${width}`).toBe(true);
      }
    };
    await putInCart(page, ["Hill Tea"]);
    await inLanguage(page, "/categories", language);
    await said(page.locator(".cart-bar"));
    await inLanguage(page, "/cart", language);
    await said(page.locator(".checkout-bar"));
    await said(page.locator(".bill dl"));
    await readyToPlace(page);
    await inLanguage(page, "/order-details", language);
    await said(page.locator(".checkout-bar"));
    await said(page.locator("details summary"));
    await inLanguage(page, "/order-summary", language);
    await said(page.locator(".checkout-bar"));
    await said(page.locator(".bill dl"));
    await page.goto("/order-summary");
    const id = await place(page);
    await expect(page.locator("section.card dl")).toContainText(TAXES.en);
    await inLanguage(page, `/order-status#id=${id}`, language);
    await said(page.locator("main dl").first());
    await page.goto("/robots.txt");
    await inLanguage(page, "/order-status", language);
    await said(page.locator("article.card").first());
  });
}

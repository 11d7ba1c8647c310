import type { Locator, Page } from "@playwright/test";
import { pathIn } from "#lib/shop/language/paths.ts";
import { atDetails, place, putInCart, readyToPlace } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

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

test.use({ viewport: { width: 360, height: 620 } });

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
      for (const width of [320, 360, 390, 430]) {
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

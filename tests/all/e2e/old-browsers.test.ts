import { chromium, type Page } from "@playwright/test";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { hold } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";
import { long } from "@/tests/support/length";
import { type OldVersion, oldChromiumRuns, startOldChromium } from "@/tests/support/old-chromium";
import { customer } from "@/tests/support/orders";

/**
 * A page of an old Chromium. Playwright's own clicks call what these browsers lack, so elements are found by scripts, and
 * pressed and typed into by the browser's own mouse and keyboard.
 */
function oldPage(page: Page) {
  /** Where the first visible element of `selector` whose text (or label) begins so is, or null. */
  const placeOf = (selector: string, text: string | null) =>
    page.evaluate(
      ([selector, text]) => {
        // An old browser scrolls smoothly whatever it is asked for, and the place would be where the element was.
        document.documentElement.style.scrollBehavior = "auto";
        for (const element of document.querySelectorAll<HTMLElement>(selector ?? "")) {
          const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
          if (element.matches(":disabled") || !name.trim().startsWith(text ?? "")) continue;
          element.scrollIntoView({ block: "center" });
          const box = element.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          // Something else may lie over it.
          if (element.contains(document.elementFromPoint(x, y))) return { x, y };
        }
        return null;
      },
      [selector, text] as const,
    );

  const shown = async (selector: string, text: string | null = null) => {
    await expect.poll(() => placeOf(selector, text), { message: `${selector} '${text}'` }).not.toBeNull();
    return (await placeOf(selector, text)) ?? { x: 0, y: 0 };
  };

  return {
    shown,
    isShown: async (selector: string, text: string | null = null) => (await placeOf(selector, text)) !== null,
    async press(selector: string, text: string | null = null): Promise<void> {
      const { x, y } = await shown(selector, text);
      await page.mouse.click(x, y);
    },
    async type(name: string, text: string): Promise<void> {
      await this.press(`[name="${name}"]`);
      await page.keyboard.insertText(text);
    },
    textOf: (selector: string) => page.evaluate((one) => document.querySelector(one)?.textContent ?? "", selector),
    styleOf: (selector: string, property: string) =>
      page.evaluate(
        ([one, name]) => getComputedStyle(document.querySelector(one ?? "") as Element).getPropertyValue(name ?? ""),
        [selector, property] as const,
      ),
  };
}

const address = { line1: "14 Kutchery Road", city: "Chennai", pincode: "600004" };
const typed = { guest_name: customer.guest_name, guest_phone: customer.guest_phone, ...address };
const category = categories[0];

/** The message about the attribute of a browser without popovers: it needs no response, the shop brings its own. */
const UNSHIPPED = /^Found a 'popover' attribute\./;

/** The oldest of them in every run. */
const versions: OldVersion[] = long ? [91, 109] : [91];

for (const version of versions)
  test(`Chromium ${version} draws the shop in full, opens and closes its menu, and orders`, async ({ shop }) => {
    test.skip(!oldChromiumRuns, "the old Chromiums are for Linux on x64");
    test.setTimeout(180_000);
    const { url, stop } = await startOldChromium(version);
    try {
      const browser = await chromium.connectOverCDP(url);
      const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
      await page.setViewportSize({ width: 390, height: 800 });
      const troubles: string[] = [];
      page.on("pageerror", (error) => troubles.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error" && !UNSHIPPED.test(message.text())) troubles.push(message.text());
      });
      const old = oldPage(page);

      await page.goto(`${shop.url}/category/${category?.slug}`);
      await old.shown("h1", category?.name);
      await expect.poll(() => old.styleOf("html", "--color-chilli")).not.toBe("");
      expect(await old.styleOf("body", "font-family")).toContain("Hind Madurai");
      expect(await old.styleOf("main a[data-product]", "text-decoration-line")).toBe("none");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

      const link = 'nav[aria-label="Menu"] a';
      expect(await old.isShown(link), "the menu is closed at first").toBe(false);
      await expect.poll(() => page.evaluate(() => "alive" in document.documentElement.dataset)).toBe(true);
      await old.press('button[aria-label="Menu"]');
      await old.shown(link);
      await page.keyboard.press("Escape");
      await expect.poll(() => old.isShown(link)).toBe(false);

      await old.press("main a[data-product]");
      await old.press("dialog button", "Add to Cart");
      await old.shown("dialog button", "1 Added to Cart");
      await page.goto(`${shop.url}/cart`);
      await old.press("main button", "Proceed to Checkout");
      await old.shown("h1", "Order details");
      for (const [name, text] of Object.entries(typed)) await old.type(name, text);
      await old.press("main button", "Continue to Order Summary");
      await old.shown("h1", "Order summary");
      await old.press("main button", "Place Order");
      await old.shown("h1", "Thank you, your order is placed");
      const id = await old.textOf('[data-testid="order-id"]');
      expect(shop.orderOnDisk(id)?.guest_name).toBe(customer.guest_name);
      expect(troubles).toEqual([]);
      await browser.close();
    } finally {
      stop();
    }
  });

test("where no script comes to life, a line says how to order", async ({ context, guard }) => {
  guard.allow(/ERR_FAILED|Failed to load resource/);
  await context.route("**/_next/static/**/*.js*", (route) => route.abort());
  const visit = async (path: string) => {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForLoadState("load");
    const lines = page.locator(".lifeless");
    expect(await lines.count(), path).toBeGreaterThan(0);
    for (const line of await lines.all()) await expect(line).toBeHidden();
    await expect(page.locator("html[data-lifeless]")).toBeAttached({ timeout: 15_000 });
    for (const line of await lines.all()) {
      await expect(line, path).toBeVisible();
      await expect(line.getByRole("link")).toHaveCount(2);
    }
    for (const dead of await page.locator("[data-early]").all()) await expect(dead, path).toBeHidden();
    if (!path.includes("hill-tea")) return;
    // The product's own line has its name, pack and price written for WhatsApp.
    const href = await page.getByRole("main").locator(".lifeless a[href*='wa.me']").getAttribute("href");
    const words = new URL(href ?? "").searchParams.get("text");
    for (const fact of ["1 × Hill Tea", "200g", "₹200"]) expect(words).toContain(fact);
  };
  await Promise.all(["/", "/cart", "/order-details", "/ta/cart", "/product-details/hill-tea"].map(visit));
});

test("a press on 'Add to Cart' before the page's scripts run is carried out when they do, once", async ({ page }) => {
  const letThrough = await hold(page, /\/_next\/static\/.*\.js/);
  await page.goto("/product-details/hill-tea", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Add to Cart", exact: true }).click();
  letThrough();
  await expect(page.getByTestId("cart-count").first()).toHaveText("1");
});

test("where scripts run, that line never comes", async ({ page }) => {
  await page.goto("/cart");
  await expect(page.locator("html[data-alive]")).toHaveCount(1);
  for (const line of await page.locator(".lifeless").all()) await expect(line).toHaveCSS("display", "none");
});

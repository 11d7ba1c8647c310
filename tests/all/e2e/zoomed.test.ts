import type { Page } from "@playwright/test";
import { putInCart } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

const phone = { width: 360, height: 700 };
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Rules of a visitor's own. The shop's content security policy lets no style element in. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);

const larger = {
  "letters of 125%": "html { font-size: 125% }",
  "letters of 200%": "html { font-size: 200% }",
  // WCAG 1.4.12.
  "more space between letters, words and lines":
    "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }",
};
test("with larger letters and more space cart, menu and offer stay on a phone's screen", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const [what, css] of Object.entries(larger)) {
    await page.goto("/category/spice");
    await addStyle(page, css);
    const header = page.getByRole("banner");
    for (const part of [
      header.getByRole("link", { name: "Cart" }),
      header.getByRole("button", { name: "Menu", exact: true }),
      header.getByRole("button", { name: /OFF/ }),
    ]) {
      const box = await part.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= phone.width, `${part} with ${what}`).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(phone.width);
  }
});

/** How much of the window lies under what stays while the page scrolls, from 0 to 1. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const covering = [...document.querySelectorAll("body *")].filter((each) => {
      const { position, visibility } = getComputedStyle(each);
      return (position === "fixed" || position === "sticky") && visibility === "visible";
    });
    const height = covering.map((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
    return height.reduce((sum, each) => sum + each, 0) / innerHeight;
  });

test.describe("with the first-order popup", () => {
  test.use({ popup: true });
  test("on a very low screen nothing lies over the page while it scrolls", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/product-details/hill-tea");
    await expect(page.getByRole("complementary", { name: "50% off your first order" })).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 600));
    expect(await coveredShare(page)).toBeLessThan(0.1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

/** What has the focus and can't be seen: something else lies over all of it or, where it is a line of text or a button, over a part. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const xs = [0.1, 0.5, 0.9].map((share) => left + (right - left) * share);
    const ys = [0.1, 0.5, 0.9].map((share) => top + (bottom - top) * share);
    const isSeen = ([x = 0, y = 0]: number[]) => {
      const at = document.elementFromPoint(x, y);
      return at !== null && (focused.contains(at) || at.contains(focused));
    };
    const points = xs.flatMap((x) => ys.map((y) => [x, y]));
    // A round button's corners are its neighbour's.
    const down = ys.map((y) => [(left + right) / 2, y]);
    const isSmall = bottom - top < 60;
    return (isSmall ? down.every(isSeen) : points.some(isSeen))
      ? null
      : `${focused.tagName} ${focused.textContent?.trim().slice(0, 40)}`;
  });

test("with Tab and back nothing has the focus under a bar on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await putInCart(page, ["Hill Tea"]);
  const faults: string[] = [];
  for (const path of ["/category/spice", "/product-details/hill-tea", "/cart"]) {
    await page.goto(path);
    await expect(page.locator("html[data-alive]")).toBeAttached();
    for (const key of ["Tab", "Shift+Tab"])
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press(key);
        const hidden = await hiddenFocus(page);
        if (hidden) faults.push(`${path}, ${key} ${presses}: ${hidden}`);
      }
  }
  expect(faults).toEqual([]);
});

test("a search field that loses the focus at once scrolls nothing under the header", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/category/spice");
  await expect(page.locator("html[data-alive]")).toBeAttached();
  const back = page.getByRole("link", { name: "Back to all categories" });
  // Both in one task: the field's own scrolling waits for the next frame.
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>("main input[type=search]")?.focus();
    document.querySelector<HTMLElement>("main nav a[href*='#categories']")?.focus();
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
  await expect(back).toBeFocused();
  expect(await hiddenFocus(page)).toBeNull();
});

test("the open menu closes when Tab leaves it, and the focus is in sight", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/categories");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeVisible();
  const inMenu = () => menu.evaluate((element) => element.contains(document.activeElement));
  await menu.getByRole("link", { name: "Shop Now" }).focus();
  expect(await inMenu()).toBe(true);
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  expect(await hiddenFocus(page)).toBeNull();
});

test("at the page's end the FSSAI registration can be read beside the chat", async ({ page }) => {
  for (const width of [360, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    // The first page shows the button's label on a phone, too.
    await page.goto("/");
    const licence = page.getByRole("contentinfo").getByText(/^FSSAI registration/);
    // The footer is laid out when it comes near, and may be higher than it was taken for. On a phone the chat is a tab. Its label makes way for
    // the words of the footer.
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
      await expect(licence).toBeInViewport({ ratio: 1, timeout: 1 });
      const text = await licence.boundingBox();
      const parts = await page.locator(":is(.tab-bar, .chat-label, .chat-button):visible").all();
      expect(parts.length).toBeGreaterThan(0);
      for (const part of parts) {
        const box = await part.boundingBox();
        if (!text || !box) throw new Error("the licence or the chat is not drawn");
        expect(text.y + text.height <= box.y || text.x + text.width <= box.x, `at ${width} px`).toBe(true);
      }
    }).toPass();
  }
});

/** Runs in the browser. @returns the relative luminance of the lightest point of a picture */
async function lightest(base64: string): Promise<number> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context?.drawImage(bitmap, 0, 0);
  const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  let most = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [...data.slice(at, at + 3)].map((part) => linear(part / 255));
    most = Math.max(most, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  return most;
}

test("the hero's tagline contrasts with its picture, 4.5 to 1 at worst", async ({ page }) => {
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    // Its size is known before the picture can be drawn.
    await page.locator(".hero img").evaluate((image: HTMLImageElement) => image.decode());
    // The words' own line, and not the block that reaches across the page.
    const { clip, colour } = await page
      .locator(".hero p")
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { clip: { x, y, width, height }, colour: getComputedStyle(element).color };
      });
    const shownAs = async (css: string) => {
      await addStyle(page, css);
      return page.evaluate(lightest, (await page.screenshot({ clip })).toString("base64"));
    };
    const behind = await shownAs(".hero p:first-child { color: transparent !important }");
    const words = await shownAs(
      `body::after { content: ""; position: fixed; z-index: 99; inset: 0; background: ${colour} }`,
    );
    expect((words + 0.05) / (behind + 0.05), `at ${width} px`).toBeGreaterThanOrEqual(4.5);
  }
});

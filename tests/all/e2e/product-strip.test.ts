import type { Locator, Page } from "@playwright/test";
import { findProduct, products } from "#lib/shop/catalogue/catalogue.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { expect, test } from "@/tests/support/e2e-test";

declare global {
  interface Window {
    /** The positions that the strip was scrolled to, each time. */
    stripMoves: number[];
  }
}

const stripOf = (page: Page) => page.getByRole("list", { name: "Our Products" });
const moves = (page: Page) => page.evaluate(() => window.stripMoves);
const control = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
const leftOf = (strip: Locator) => strip.evaluate((box) => box.scrollLeft);

/**
 * Resolves when the strip's IntersectionObserver has reported that it is visible. The strip creates a new one after each 'Play', and
 * the browser calls observers at its next frame, in the order of their creation. The fake clock can pass three seconds before that.
 */
const untilSeen = (strip: Locator) =>
  strip.evaluate(
    (box) =>
      new Promise<void>((seen) => new IntersectionObserver(([entry]) => entry?.isIntersecting && seen()).observe(box)),
  );

/** The home page with its strip in sight, at a clock that stands still until it is told to go on. */
async function openStrip(page: Page): Promise<Locator> {
  await page.addInitScript(() => {
    window.stripMoves = [];
    const { scrollTo } = Element.prototype;
    Element.prototype.scrollTo = function (this: Element, ...where: unknown[]) {
      const [to] = where as [ScrollToOptions];
      if (this.matches(".strip")) window.stripMoves.push(to.left ?? 0);
      return Reflect.apply(scrollTo, this, where);
    };
  });
  await page.clock.install();
  await page.goto("/");
  const strip = stripOf(page);
  await strip.scrollIntoViewIfNeeded();
  await untilSeen(strip);
  // Pausing works only once the page's scripts are there; letting it drift begins a new rest of 3 s.
  await control(page, "Pause").click();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await control(page, "Play").click();
  await untilSeen(strip);
  await page.evaluate(() => {
    window.stripMoves = [];
    document.querySelector(".strip")?.scrollTo({ left: 0, behavior: "instant" });
    window.stripMoves = [];
  });
  return strip;
}

/** Nothing for 3 s from now, and then a step. */
async function expectRest(page: Page, before: number): Promise<void> {
  await page.clock.runFor(2999);
  expect(await moves(page)).toHaveLength(before);
  await page.clock.runFor(1);
  expect(await moves(page)).toHaveLength(before + 1);
}

// promise: The strip scrolls 320 px every 2 s, again after 3 s
test("the strip drifts 320 px after 3 s, then every 2 s, and begins again after its last card", async ({ page }) => {
  const strip = await openStrip(page);
  await expectRest(page, 0);
  await expect.poll(() => leftOf(strip)).toBe(320);
  await page.clock.runFor(1999);
  expect(await moves(page)).toEqual([320]);
  await page.clock.runFor(1);
  expect(await moves(page)).toEqual([320, 640]);
  await expect.poll(() => leftOf(strip)).toBe(640);
  await strip.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: "instant" }));
  await page.clock.runFor(2000);
  expect((await moves(page)).at(-1)).toBe(0);
});

/** Sends the strip what a finger or a mouse sends that goes down on it, or is released elsewhere. */
const press = (strip: Locator, how: "finger" | "button", down: boolean) =>
  strip.evaluate(
    (box, [how, down]) => {
      const touches = down ? [new Touch({ identifier: 1, target: box })] : [];
      const init = { bubbles: true, buttons: down ? 1 : 0 };
      const event =
        how === "finger"
          ? new TouchEvent(down ? "touchstart" : "touchend", { ...init, touches })
          : new PointerEvent(down ? "pointerdown" : "pointerup", init);
      (down ? box : document.body).dispatchEvent(event);
    },
    [how, down] as const,
  );

type Stay = (page: Page, strip: Locator) => Promise<unknown>;
const stays: Record<string, [begin: Stay, end: Stay]> = {
  "the focus is in it": [
    (_, strip) => strip.getByRole("link").first().focus(),
    (page) => control(page, "Next").focus(),
  ],
  "a finger is held on it, wherever that is released": [
    (_, strip) => press(strip, "finger", true),
    (_, strip) => press(strip, "finger", false),
  ],
  "a button is held on it, wherever that is released": [
    (_, strip) => press(strip, "button", true),
    (_, strip) => press(strip, "button", false),
  ],
  // Last: a page that scrolls under a mouse that lies still has it on the strip again.
  "the mouse is on it": [
    (_, strip) => strip.getByRole("link").first().hover(),
    (page) => page.getByRole("heading", { name: "Our Products" }).hover(),
  ],
};

// promise: It pauses on the mouse
// promise: It pauses on the focus
// promise: It pauses on touch and scroll
test(`the strip pauses for focus, finger, button and mouse, and goes on after 3 s`, async ({ page }) => {
  const strip = await openStrip(page);
  for (const [during, [begin, end]] of Object.entries(stays)) {
    const before = (await moves(page)).length;
    await begin(page, strip);
    await page.clock.runFor(20_000);
    expect(await moves(page), during).toHaveLength(before);
    await end(page, strip);
    await expectRest(page, before);
  }
  for (const event of ["touchstart", "wheel", "pointerdown"]) {
    const before = (await moves(page)).length;
    await strip.dispatchEvent(event);
    await expectRest(page, before);
    await press(strip, "button", false);
  }
});

// promise: It has visible controls
test("the strip's buttons move it by hand, and Pause holds it for good", async ({ page }) => {
  const strip = await openStrip(page);
  for (const name of ["Back", "Pause", "Next"]) await expect(control(page, name)).toBeVisible();
  await control(page, "Next").click();
  await expect.poll(() => leftOf(strip)).toBe(320);
  await control(page, "Back").click();
  await expect.poll(() => leftOf(strip)).toBe(0);
  const byHand = (await moves(page)).length;
  await control(page, "Pause").click();
  await page.clock.runFor(60_000);
  expect(await moves(page)).toHaveLength(byHand);
  await control(page, "Play").click();
  await untilSeen(strip);
  await expectRest(page, byHand);
});

// promise: It is still where reduced motion is asked for
test("where motion isn't wanted the strip never drifts, and its buttons move it at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const strip = await openStrip(page);
  await page.clock.runFor(60_000);
  expect(await moves(page)).toEqual([]);
  await control(page, "Next").click();
  expect(await leftOf(strip)).toBe(320);
});

// promise: 'Our Products': a horizontally scrolling strip; each card links to /category/{slug}
// promise: Cards show a price and a badge
test("each card of the strip says its product, badge and price, and leads to its place", async ({ page }) => {
  await page.goto("/");
  const cards = stripOf(page).getByRole("link");
  expect(await cards.count()).toBeGreaterThan(6);
  for (const card of await cards.all()) {
    const name = await card.getByRole("heading").innerText();
    const product = products.find((each) => each.name === name) ?? findProduct("missing");
    expect(product, name).toBeDefined();
    await expect(card).toHaveAttribute("href", `/category/${product?.categorySlug}#${product?.slug}`);
    await expect(card).toContainText("NEW");
    await expect(card).toContainText(rupees(product?.price ?? 0));
  }
});

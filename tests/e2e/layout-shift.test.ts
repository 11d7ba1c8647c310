import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/e2e-test";
import { long } from "@/tests/support/length";

declare global {
  interface Window {
    /** Every layout shift since the page began, with what moved. */
    layoutShifts: string[];
  }
}

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Watches from before the first paint. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const told = ({ node, previousRect, currentRect }: Shift["sources"][number]) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
        [x, y, width, height].map(Math.round).join(","),
      );
      return `${element?.localName}.${element?.getAttribute("class")} ${from} -> ${to}`;
    };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[])
        window.layoutShifts.push(`${shift.value.toFixed(5)} ${shift.sources.map(told).join("; ")}`);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** A cart with more packs than its badge counts. */
const manyPacks = ["Hill Tea", "Kokum"].map((name) => ({
  ...{ id: `${name}-1`, product_name: name, name, category: name === "Kokum" ? "Dried Fruit" : "Tea" },
  ...{ price: 200, quantity: 60, isSample: false, description: "" },
}));

/** Two frames: what has changed until now has been laid out and painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        new PerformanceObserver((list) => {
          if (list.getEntriesByName("first-contentful-paint").length > 0) done();
        }).observe({ type: "paint", buffered: true }),
      ),
  );

const paths = [
  ...["/", "/categories", "/category/spice", "/category/tea", "/product-details/green-cardamom"],
  ...["/cart", "/order-status", "/order-details", "/order-summary", "/product-details"],
  ...["/login", "/register", "/profile", "/contact", "/privacy", "/unknown"],
];
/** On a wide screen the short form looks at one page of each kind. */
const widePaths = long ? paths : ["/", "/category/spice", "/product-details/green-cardamom", "/cart", "/login"];
for (const [width, height, looked] of [
  [412, 823, paths],
  [1440, 900, widePaths],
] as const)
  for (const path of looked)
    test(`nothing moves on ${path} at ${width} px while fonts, pictures and the cart's 99+ arrive late`, async ({
      page,
      guard,
    }) => {
      guard.allow(/status of 404/);
      await page.setViewportSize({ width, height });
      await watchShifts(page);
      await page.addInitScript((cart) => localStorage.setItem("cart", JSON.stringify(cart)), manyPacks);
      const late = Promise.withResolvers<void>();
      await page.route(/\/pictures\/|\.woff2/, async (route) => {
        await late.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      await firstPaint(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // The checkout and the pages without a header have no count.
      const count = page.getByTestId("cart-count");
      if (!path.startsWith("/order-d") && !path.startsWith("/order-su")) await expect(count).toHaveText("99+");
      await painted(page);
      late.resolve();
      await page.waitForLoadState("load");
      await page.evaluate(() => document.fonts.ready);
      await page.waitForFunction(() =>
        [...document.images].every((image) => {
          const { top, left, bottom } = image.getBoundingClientRect();
          const inSight = bottom > 0 && top < innerHeight && left < innerWidth;
          return image.complete || !inSight;
        }),
      );
      await painted(page);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });

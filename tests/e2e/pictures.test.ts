import type { Locator, Page } from "@playwright/test";
import { shareCardData } from "#content/cards.ts";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { packKeyOf } from "#lib/shop/pictures/pack-key.ts";
import { pictureFactsOf, pictureKeyOf } from "#lib/shop/pictures/picture-files.ts";
import { addToCart } from "@/tests/support/e2e-shopper";
import { awaitScripts, expect, test } from "@/tests/support/e2e-test";
import { lengthOf, long } from "@/tests/support/length";

const phone = { width: 412, height: 823 };
const shown = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
const fileOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
/** The addresses of a picture's files, in all widths or in one. */
const filesOf = (key: string, width = "\\d+") => new RegExp(`/pictures/${pictureFactsOf(key).file ?? key}-${width}\\.`);
const boxOf = (page: Page, name: string) => page.getByRole("main").locator(`[data-picture="${name}"]`);

/** Lets every lazy picture of the page come. */
async function scrollThrough(page: Page): Promise<void> {
  for (const image of await page.locator("[data-picture] img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => shown(image)).toBe(true);
  }
}

/** The short form opens the pages of two categories: the first and the last. */
const someCategories = long ? categories : [...categories.slice(0, 1), ...categories.slice(-1)];
for (const { slug, products: sold } of someCategories)
  test(`/category/${slug} shows its banner and every product's picture, as AVIF, each with its measures`, async ({
    page,
  }) => {
    await page.goto(`/category/${slug}`);
    await scrollThrough(page);
    // The free place of a small category shows its packs once more.
    const images = page.getByRole("main").locator("[data-picture] img:not(.set-card *)");
    await expect(images).toHaveCount(1 + sold.length);
    for (const image of await images.all()) {
      expect(await fileOf(image)).toMatch(/^\/pictures\/[a-z-]+-\d+\.[0-9a-f]{8}\.avif$/);
      for (const side of ["width", "height"]) expect(await image.getAttribute(side)).toMatch(/^\d{3,4}$/);
    }
    for (const { picture } of sold)
      await expect(
        page.locator(`.cards [data-picture="${pictureKeyOf(picture)}"] img:not(.set-card *)`),
      ).toHaveAttribute("alt", "");
  });

/** e2e/layout-shift holds this for every page, by the browser's own measure; here boxes are measured, in the short form of two pages. */
for (const path of ["/", "/category/crisps", "/categories", "/product-details/jackfruit-crisps"].slice(
  0,
  lengthOf(2, 4),
))
  test(`nothing moves on ${path} when its pictures come`, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/pictures\//, async (route) => {
      await released;
      await route.continue();
    });
    await page.setViewportSize(phone);
    // What moves on its own, the strip and the cards that come in, stands still.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    // The steppers of the cards are there once the page's scripts are.
    await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
    const places = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        // A picture that comes later has no box of its own until then; that of its frame is measured.
        // What was scrolled to see every picture is measured where it stood at first.
        for (const scrolled of [document.scrollingElement, ...document.querySelectorAll("main ul")])
          scrolled?.scrollTo({ top: 0, left: 0, behavior: "instant" });
        return [...document.querySelectorAll("main :not([data-later] picture, [data-later] picture *)")].flatMap(
          (element) => {
            const { top, left, width, height } = element.getBoundingClientRect();
            const isDrawn = element.getClientRects().length > 0;
            const sides = [top + scrollY, left, width, height].map(Math.round);
            return isDrawn ? `${element.localName} ${sides.join(" ")}` : [];
          },
        );
      });
    const before = await places();
    expect(before.length).toBeGreaterThan(20);
    release();
    await scrollThrough(page);
    expect(await places()).toEqual(before);
  });

for (const path of ["/", "/category/spice", "/category/blend-paste", "/product-details/hill-turmeric"])
  test(`what is above a phone's fold of ${path} comes first and is within 90 KB, everything below waits`, async ({
    browser,
    shop,
  }) => {
    const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2.625 });
    const page = await context.newPage();
    awaitScripts(page);
    await page.goto(shop.url + path, { waitUntil: "load" });
    const { bytes, eagerBelow } = await page.evaluate(async () => {
      const images = [...document.querySelectorAll<HTMLImageElement>("[data-picture] img")];
      const above = images.filter((image) => image.getBoundingClientRect().top < innerHeight);
      // A lazy picture above the fold can begin after the load event.
      await Promise.all(above.map((image) => image.decode()));
      // The browser lists a picture's bytes a moment after it has decoded it.
      const isListed = ({ currentSrc }: HTMLImageElement) => performance.getEntriesByName(currentSrc).length > 0;
      while (!above.every(isListed)) await new Promise(requestAnimationFrame);
      const weight = ({ currentSrc }: HTMLImageElement) =>
        (performance.getEntriesByName(currentSrc)[0] as PerformanceResourceTiming).encodedBodySize;
      return {
        bytes: above.reduce((sum, image) => sum + weight(image), 0),
        eagerBelow: images.filter((image) => !above.includes(image) && image.loading !== "lazy").length,
      };
    });
    await context.close();
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(90 * 1024);
    expect(eagerBelow).toBe(0);
  });

test("where the page's scripts never arrive its pictures come all the same", async ({ page, guard }) => {
  guard.allow(/ERR_FAILED/);
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto("/category/spice");
  const last = page.locator(".cards img").last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => shown(last)).toBe(true);
});

test("a browser before AVIF gets WebP", async ({ page }) => {
  await page.goto("/product-details/hill-turmeric");
  const path = await page.locator("main [data-picture] img").first().getAttribute("src");
  expect(path).toMatch(/\.webp$/);
  const answer = await page.request.get(path ?? "");
  expect(answer.headers()["content-type"]).toBe("image/webp");
});

// promise: An image that fails to load is hidden and the placeholder shown
test("a picture that fails is hidden, and the product's Tamil name is shown in its place", async ({ page, guard }) => {
  guard.allow(/ERR_FAILED/);
  await page.route(filesOf(packKeyOf("black-pepper")), (route) => route.abort());
  await page.goto("/category/spice");
  const pepper = boxOf(page, "black-pepper");
  await pepper.scrollIntoViewIfNeeded();
  await expect(pepper.getByText("மிளகு")).toBeVisible();
  await expect(pepper.locator("img")).toBeHidden();
  const cardamom = boxOf(page, "green-cardamom");
  await expect(cardamom.locator("img")).toBeVisible();
  await expect(cardamom.getByText("ஏலக்காய்")).toBeHidden();
});

test("a picture that failed before the page's scripts ran is replaced too", async ({ page, guard }) => {
  guard.allow(/ERR_FAILED/);
  await page.route(/\/pictures\//, (route) => route.abort());
  // The scripts come only after the page's first picture has failed.
  await page.addInitScript(() => {
    const report = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) document.documentElement.dataset.failed = "";
    };
    document.addEventListener("error", report, true);
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await page.waitForFunction(() => "failed" in document.documentElement.dataset);
    await route.continue();
  });
  await page.goto("/product-details/green-cardamom");
  const box = boxOf(page, "green-cardamom");
  await expect(box.getByText("ஏலக்காய்")).toBeVisible();
  await expect(box.locator("img")).toBeHidden();
});

// promise: Hero banner with a wide-screen image and a mobile image, each falling back to a text placeholder
for (const [screen, viewport] of Object.entries({ wide: { width: 1440, height: 900 }, mobile: phone }))
  test(`the ${screen} hero is its own picture, and falls back to a text`, async ({ page, guard }) => {
    guard.allow(/ERR_FAILED/);
    await page.setViewportSize(viewport);
    await page.goto("/");
    const hero = page.locator("[data-picture='hero']");
    await expect.poll(() => shown(hero.locator("img"))).toBe(true);
    expect(await fileOf(hero.locator("img"))).toMatch(
      screen === "wide" ? /^\/pictures\/hero-\d+\..*\.avif$/ : /^\/pictures\/hero-mobile-\d+\..*\.avif$/,
    );
    const words = hero.getByText("A wooden tray of hill spices");
    await expect(words).toBeHidden();
    await page.route(/\/pictures\/hero/, (route) => route.abort());
    await page.reload();
    await expect(words).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(hero.locator("img")).toBeHidden();
  });

// promise: Up to 4 items with images each
test("the overview shows up to four pictures of each category", async ({ page }) => {
  await page.goto("/categories");
  for (const { slug, products: sold } of categories) {
    const card = page.getByRole("main").locator(`[data-category='${slug}']`);
    await expect(card.locator("[data-picture] img")).toHaveCount(Math.min(4, sold.length));
  }
});

test("the cart shows the small picture of the pack beside each line, or of the food where the pack has none", async ({
  page,
}) => {
  for (const [name, slug, key] of [
    ["Black Pepper", "black-pepper", packKeyOf("black-pepper")],
    ["Green Cardamom", "green-cardamom", "green-cardamom"],
  ] as const) {
    await addToCart(page, name);
    await page.goto("/cart");
    const picture = page.getByRole("listitem").locator(`[data-picture='${slug}'] img`);
    await expect.poll(() => shown(picture)).toBe(true);
    expect(await fileOf(picture)).toMatch(filesOf(key, "160"));
  }
});

test("pictures and share cards are cached for good: their names change with them", async ({ page, request }) => {
  await page.goto("/product-details/black-pepper");
  const card = await page.locator("meta[property='og:image']").getAttribute("content");
  const picture = await page.locator("main [data-picture] img").first().getAttribute("src");
  for (const path of [new URL(card ?? "").pathname, picture ?? ""]) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
});

test("every page that is found by others names its card with an absolute address, its measures and its words", async ({
  page,
  request,
}) => {
  const paths = [
    "/",
    "/categories",
    "/terms",
    "/privacy",
    ...categories.map(({ slug }) => `/category/${slug}`),
    ...products.map(({ slug }) => `/product-details/${slug}`),
  ];
  const cards = new Set<string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const meta = await page.evaluate((text) => {
      const head = new DOMParser().parseFromString(text, "text/html").head;
      const tags = [...head.querySelectorAll("meta")].map((tag) => [
        tag.getAttribute("property") ?? tag.getAttribute("name"),
        tag.content,
      ]);
      return Object.fromEntries(tags) as Record<string, string>;
    }, html);
    expect(meta, path).toMatchObject({
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringMatching(/₹\d+/),
      "og:title": expect.stringMatching(/./),
      "twitter:card": "summary_large_image",
      "twitter:image": meta["og:image"],
    });
    expect(meta["og:image"]).toMatch(/^https?:\/\/[^/]+\/og\/[a-z-]+\.[0-9a-f]{8}\.jpg$/);
    cards.add(meta["og:image"] ?? "");
  }
  // The overview, the policies and a category without a card of its own have the home page's.
  const homes = 4 + categories.filter(({ slug }) => !Object.hasOwn(shareCardData, `category-${slug}`)).length;
  expect(cards.size).toBe(paths.length - homes + 1);
});

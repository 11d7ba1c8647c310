import type { Page } from "@playwright/test";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { addToCart } from "@/tests/support/e2e-shopper";
import { awaitScripts, expect, test } from "@/tests/support/e2e-test";
import { long } from "@/tests/support/length";

/** Rounding, and the hair by which an enlarged picture can't be told from a sharp one. */
const SPARE = 1.04;

/** The pictures that are drawn with more device pixels than their file has, one line each. */
async function enlarged(page: Page, part = "main [data-picture]"): Promise<string[]> {
  // Words in the fonts of the machine may break into more lines, and stretch the picture beside them.
  await page.evaluate(() => document.fonts.ready);
  for (const image of await page.locator(`${part} img`).all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  }
  return page.evaluate(
    ([spare, within]) => {
      const lines = [...document.querySelectorAll<HTMLImageElement>(`${within} img`)].flatMap((image) => {
        const [, name, file] = /([\w-]+)-(\d+)\.\w+\.\w+$/.exec(image.currentSrc) ?? [];
        const { width, height } = image.getBoundingClientRect();
        if (!file || width === 0) return [];
        // A picture that covers its box is as wide as the box's height asks for, too.
        const ratio = image.naturalWidth / image.naturalHeight;
        const drawn = Math.max(width, height * ratio) * devicePixelRatio;
        return drawn > Number(file) * spare ? `${name}: ${Math.round(drawn)} pixels from ${file}` : [];
      });
      return [...new Set(lines)];
    },
    [SPARE, part] as const,
  );
}

/** A category's cards are small, and large where it has one product or two. */
const bySize = [...categories].sort((a, b) => a.products.length - b.products.length);
const categoryPages = [bySize.at(0), bySize.at(-1)].map((category) => `/category/${category?.slug}`);
/** A banner is as high as its text is long, where both stand side by side. A stand-in for a missing one is smaller than its box. */
const banners = ["", "/ta"].flatMap((language) => categories.map(({ slug }) => `${language}/category/${slug}`));

type Screen = [width: number, height: number, density: number];
const screens: Screen[] = long
  ? [
      [320, 568, 2],
      [360, 740, 1],
      [360, 740, 1.75],
      [360, 740, 2.6],
      [412, 823, 1.75],
      [412, 823, 2.6],
      [820, 1180, 1],
      [820, 1180, 1.75],
      [1440, 900, 1],
      [1920, 1080, 1],
    ]
  : [
      [320, 568, 2],
      [360, 740, 2.6],
      [412, 823, 1.75],
      [820, 1180, 1.75],
      [1440, 900, 1],
    ];
for (const [width, height, density] of screens)
  test(`no picture is enlarged at ${width} px and ${density} device pixels for one`, async ({ browser, shop }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: density,
      reducedMotion: "reduce",
      baseURL: shop.url,
    });
    const page = await context.newPage();
    awaitScripts(page);
    const found: string[] = [];
    for (const path of ["/", "/categories", ...categoryPages, "/product-details/hill-turmeric"]) {
      await page.goto(path);
      for (const line of await enlarged(page)) found.push(`${path}: ${line}`);
    }
    await addToCart(page, "Hill Tea");
    await page.goto("/cart");
    await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
    for (const line of await enlarged(page)) found.push(`/cart: ${line}`);
    expect(found).toEqual([]);
    await context.close();
  });

const wide: Screen[] = long
  ? [
      [768, 1024, 1.75],
      [820, 1180, 1.75],
      [1024, 768, 1.75],
      [1280, 800, 1.75],
      [1920, 1080, 1],
    ]
  : [[820, 1180, 1.75]];
for (const [width, height, density] of wide)
  test(`no category's banner is enlarged at ${width} px, however long its text`, async ({ browser, shop }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: density,
      reducedMotion: "reduce",
      baseURL: shop.url,
    });
    const page = await context.newPage();
    awaitScripts(page);
    const found: string[] = [];
    for (const path of banners) {
      await page.goto(path);
      for (const line of await enlarged(page, "main header [data-picture^=banner]")) found.push(`${path}: ${line}`);
    }
    expect(found).toEqual([]);
    await context.close();
  });

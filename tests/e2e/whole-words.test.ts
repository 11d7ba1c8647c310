import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { brokenWords } from "@/tests/support/broken-words";
import { addToCart, checkOut, fillDetails, toSummary } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";
import { lengthOf } from "@/tests/support/length";

const someProducts = [...products].sort((one, other) => other.name.length - one.name.length).slice(0, lengthOf(3, 999));
const paths = [
  "/",
  "/categories",
  ...categories.map(({ slug }) => `/category/${slug}`),
  ...someProducts.map(({ slug }) => `/product-details/${slug}`),
  "/cart",
  "/login",
  "/order-status",
  "/contact",
  "/shipping-returns",
  "/privacy",
];

// promise: no word and no sum of money breaks inside on a phone, in any state, in both languages
for (const language of ["", "/ta"])
  test(`${language || "/"}: no word and no sum lies on two lines at a phone's width`, async ({ page }) => {
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(`${language}${path}`.replace(/(.)\/$/, "$1"));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      faults.push(...(await brokenWords(page)));
    }
    expect(faults).toEqual([]);
  });

for (const language of ["", "/ta"])
  test(`${language || "/"}: no word and no sum lies on two lines on the way to an order`, async ({ page }) => {
    const faults: string[] = [];
    const look = async () => {
      await expect(page.locator(".checkout-bar .button")).toBeVisible();
      faults.push(...(await brokenWords(page)));
    };
    for (const name of ["Hill Tea", "Black Pepper"]) await addToCart(page, name);
    await page.goto(`${language}/cart`);
    await look();
    await page.goto("/cart");
    await checkOut(page);
    await fillDetails(page);
    await toSummary(page);
    for (const step of ["details", "summary"]) {
      await page.goto(`${language}/order-${step}`);
      await look();
    }
    expect(faults).toEqual([]);
  });

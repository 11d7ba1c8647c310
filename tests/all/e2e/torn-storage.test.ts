import {
  addToCart,
  buyNow,
  cartCount,
  checkOut,
  continueAsGuest,
  fillToSummary,
  openProduct,
  place,
} from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";
import { long } from "@/tests/support/length";
import { storageList } from "@/tests/support/stored-keys";

const rubbish = {
  "no JSON at all": "{'cart': [oops",
  "JSON of another kind": '{"lines": 3, "order_id": "ABCDEFGHJKMNPQRSTVWX", "items": [{"product_name": 1}]}',
  "lines without a price": '[{"id":"x","product_name":"Hill Tea","name":"Hill Tea","quantity":1}]',
};
/** Every key that the shop stores anything under, a user's own among them. */
const everyKey = (torn: string) => ({
  keys: storageList.map(({ area, key }) => ({ area, key: key.replace("{userId}", "uid-1") })),
  torn,
});
const headings = {
  "/": "What grows in the hills, in your kitchen",
  "/cart": "Your Cart is Empty",
  "/category/spice": "Spice",
  "/product-details/hill-tea": "Hill Tea",
  "/product-details": "Product Not Found",
  "/order-details": "Order Not Found",
  "/order-summary": "Order Not Found",
  "/order-status": "Order status",
  "/debug/discount": "Offer state",
  "/login": "Sign In",
};

/** Each kind of rubbish on each page in the long form; in the short one the first kind, the others where most is read. */
const pagesOf = (kind: string) =>
  Object.entries(headings).filter(
    ([path]) => long || kind === Object.keys(rubbish)[0] || ["/cart", "/order-summary"].includes(path),
  );

// promise: Storage read or write failures break nothing
// promise: Each stored key replaced by rubbish
for (const [kind, text] of Object.entries(rubbish))
  test(`rubbish under every key of the browser's storage breaks no page: ${kind}`, async ({ page }) => {
    await page.goto("/order-status");
    await page.evaluate(({ keys, torn }) => {
      for (const { area, key } of keys) window[area].setItem(key, torn);
    }, everyKey(text));
    for (const [path, heading] of pagesOf(kind)) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
    }
    // The page's scripts put it aside: the heading is there before they run.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("unreadable:cart"))).toBe(text);
    await addToCart(page, "Hill Tea");
    await expect(cartCount(page)).toHaveText("1");
    await page.getByRole("button", { name: "Buy Now" }).click();
    await continueAsGuest(page);
  });

/** Both ways in which browsers forbid storage: its methods throw, or even reading the property does. */
const ways = {
  "its methods throw": () => {
    const refuse = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
    for (const method of ["getItem", "setItem", "removeItem", "key", "clear"])
      Object.defineProperty(Storage.prototype, method, { value: refuse });
  },
  "asking for it throws": () => {
    for (const area of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  },
};

for (const [way, forbid] of Object.entries(ways)) {
  // promise: Storage that is forbidden breaks nothing
  test(`storage is forbidden (${way}): Buy Now still comes to an order`, async ({ page, shop }) => {
    await page.addInitScript(forbid);
    await buyNow(page, "Hill Tea");
    await fillToSummary(page);
    expect(shop.orderOnDisk(await place(page))?.total_price).toBe(200);
  });

  // promise: Storage that is forbidden ... with a cart
  test(`storage is forbidden (${way}): so does the cart`, async ({ page, shop }) => {
    await page.addInitScript(forbid);
    await openProduct(page, "Hill Tea");
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByRole("button", { name: "One more of Hill Tea" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
    await checkOut(page);
    await fillToSummary(page);
    expect(shop.orderOnDisk(await place(page))?.total_price).toBe(400);
  });
}

import { devices, type Page } from "@playwright/test";
import { spokenNumber } from "#lib/shop/order/order.ts";
import {
  atDetails,
  buyNow,
  cartCount,
  checkOut,
  continueAsGuest,
  fillDetails,
  fillToSummary,
  openProduct,
  place,
  putInCart,
  readDraft,
  toSummary,
  typed,
} from "@/tests/support/e2e-shopper";
import { change } from "@/tests/support/e2e-staff";
import { expect, test } from "@/tests/support/e2e-test";
import { customer } from "@/tests/support/orders";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const prompt = (page: Page) => page.getByRole("dialog", { name: "Continue Shopping" });
const pending = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("pending_product") ?? "null"));

// promise: What is passed survives a reload
test("a reload, Back and Forward during Buy Now lose nothing, and order nothing twice", async ({ page, shop }) => {
  await buyNow(page, "Green Cardamom");
  await fillDetails(page);
  const before = await readDraft(page);
  expect(before).toMatchObject({ productName: "Green Cardamom", isFromBuyNow: true, final_amount: 200 });
  await page.reload();
  for (const [label, text] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(text);
  await expect(page.getByLabel("State")).toHaveValue("Tamil Nadu");
  expect(await readDraft(page)).toEqual(before);

  await toSummary(page);
  await page.goBack();
  await expect(page.getByLabel("Full name")).toHaveValue(typed["Full name"]);
  await page.goBack();
  await expect(heading(page, "Green Cardamom")).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel("Pincode")).toHaveValue(typed.Pincode);
  await page.goForward();
  await expect(heading(page, "Order summary")).toBeVisible();
  await page.reload();
  const id = await place(page);
  expect(id).toBe(before.order_id);
  await page.reload();
  await expect(page.getByTestId("order-id")).toHaveText(id);
  await page.goBack();
  await expect(heading(page, `Your order ${spokenNumber(id)} is placed`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Track this order" })).toHaveAttribute("href", `/order-status#id=${id}`);
  expect(shop.orderOnDisk(id)?.items).toMatchObject([{ name: "Green Cardamom", qty: 1, price: 200 }]);
});

// promise: After an order from the cart the cart is cleared
// promise: The pending product is cleared after the order
test("Buy Now leaves the cart alone, and a checkout of the cart empties it", async ({ page, shop }) => {
  await putInCart(page, ["Lime Relish"]);
  await openProduct(page, "Kokum");
  await expect(cartCount(page)).toHaveText("1");
  await page.getByRole("button", { name: "Buy Now" }).click();
  await continueAsGuest(page);
  await fillToSummary(page);
  const bought = await place(page);
  expect(await pending(page)).toBeNull();
  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(cartCount(page)).toHaveText("1");

  await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
  await checkOut(page);
  // What was typed for the first order serves the second.
  await expect(page.getByLabel("Full name")).toHaveValue(typed["Full name"]);
  await toSummary(page);
  const fromCart = await place(page);
  expect(fromCart).not.toBe(bought);
  expect(shop.orderOnDisk(fromCart)?.items).toMatchObject([{ name: "Lime Relish", qty: 1, price: 200 }]);
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
});

// promise: Without data: 'Order Not Found', 'Please start your order from the beginning.'
test("without a checkout its pages say 'Order Not Found', and without a form lead back to it", async ({ page }) => {
  for (const path of ["/order-details", "/order-summary"]) {
    await page.goto(path);
    await expect(heading(page, "Order Not Found")).toBeVisible();
    await expect(page.getByText("Please start your order from the beginning.")).toBeVisible();
  }
  await atDetails(page);
  await page.goto("/order-summary");
  await expect(page).toHaveURL("/order-details");
});

// promise: A guest stores the pending product; Sign In closes the prompt and goes to /login
// promise: A prompt appears for unsigned buyers
test("Buy Now says that the connection is gone, and else asks the guest", async ({ page, context, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  await openProduct(page, "Hill Tea");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const buy = page.getByRole("button", { name: "Buy Now" });
  const sentence = page.getByText("We couldn't load the checkout.");
  await buy.click();
  await expect(sentence).toBeVisible();
  await context.setOffline(false);
  await buy.click();
  await expect(prompt(page)).toBeVisible();
  await expect(sentence).toHaveCount(0);
  expect(await pending(page)).toMatchObject({ name: "Hill Tea", category: "Tea", price: 200, final_amount: 200 });
  await page.keyboard.press("Escape");
  await expect.poll(() => pending(page)).toBeNull();
  await buy.click();
  await prompt(page).getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login");
  expect(await pending(page)).toMatchObject({ name: "Hill Tea", category: "Tea", price: 200, final_amount: 200 });
});

const { viewport: _, defaultBrowserType: __, ...phone } = devices["Pixel 5"];
const screens = {
  "on a desktop": { viewport: { width: 1280, height: 800 } },
  "on a phone of 360 px": { ...phone, viewport: { width: 360, height: 740 } },
};

for (const [where, screen] of Object.entries(screens)) {
  test.describe(where, () => {
    test.use(screen);

    test("a guest's order reaches the warehouse, and its status the guest", async ({ page, shop }) => {
      await page.goto("/category/spice");
      await page.getByRole("link", { name: "Black Pepper" }).click();
      await expect(page).toHaveURL("/product-details/black-pepper");
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await expect(page.getByRole("button", { name: "Added to Cart" })).toBeVisible();
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
      await page.getByRole("button", { name: "One more of Black Pepper" }).click();
      await expect(page.getByLabel("Quantity of Black Pepper")).toHaveValue("2");
      await expect(cartCount(page)).toHaveText("2");
      await checkOut(page);
      await fillDetails(page);
      await expect(page.getByText("Expected delivery: 8 days")).toBeVisible();
      await toSummary(page);
      await expect(page.getByText(customer.guest_address)).toBeVisible();
      await expect(page.getByRole("region", { name: "Product details" })).toContainText("Total₹400");
      const id = await place(page);
      expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
      await expect(page.getByText("Delivery in 2-4 business days", { exact: true })).toBeVisible();

      const chat = await page.getByRole("link", { name: "Ask us about this order on WhatsApp" }).getAttribute("href");
      expect(chat).toMatch(/^https:\/\/wa\.me\/\d{12}\?text=/);
      expect(decodeURIComponent(chat ?? "")).toContain(`my order ${spokenNumber(id)}.`);

      expect(shop.orderOnDisk(id)).toMatchObject({
        ...customer,
        order_id: id,
        user_id: null,
        items: [{ name: "Black Pepper", qty: 2, price: 200 }],
        total_price: 400,
        discount_amount: 0,
        status: "pending",
      });

      const itsMails = async () => (await shop.mails()).filter(({ subject }) => subject?.includes(id));
      await expect.poll(async () => (await itsMails()).length).toBe(1);
      const [mail] = await itsMails();
      for (const part of [mail?.text, mail?.html]) {
        for (const fact of [id, customer.guest_name, customer.guest_phone, customer.guest_address, "₹400"])
          expect(part).toContain(fact);
        expect(part).toMatch(/Black Pepper.*2/);
      }

      await change(shop, id, { status: "shipped" });
      await page.getByRole("link", { name: "Track this order" }).click();
      await expect(page.getByLabel("Order id")).toHaveValue(id);
      const order = page.getByRole("region", { name: "Your order", exact: true });
      await expect(order.getByRole("heading", { name: "On its way" })).toBeVisible();
      await expect(order.getByRole("listitem").filter({ hasText: "Order received" })).toBeVisible();
      await expect(order).toContainText(/Expected: 8 days, by \w+day, \d+ \w+/);
      await expect(order).not.toContainText(customer.guest_phone);
      await expect(cartCount(page)).toBeEmpty();
    });
  });
}

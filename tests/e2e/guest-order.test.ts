import { devices } from "@playwright/test";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { cartCount, checkOut, fillDetails, place, toSummary } from "@/tests/support/e2e-shopper";
import { change } from "@/tests/support/e2e-staff";
import { expect, test } from "@/tests/support/e2e-test";
import { customer } from "@/tests/support/orders";

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

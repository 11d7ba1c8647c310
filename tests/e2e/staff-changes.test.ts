import { spokenNumber } from "#lib/shop/order/order.ts";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import { dialog, notice, openOrder, placeOrders, test } from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";

// promise: an order is changed twice, with the new total beside the old one before it is saved
test("an order is changed twice, and its new total shown before each is saved", async ({ staff, shop }) => {
  const id = (await placeOrders(shop, 2))[1]?.order_id ?? "";
  const save = dialog(staff).getByRole("button", { name: "Save the change" });
  await openOrder(staff, id);
  await dialog(staff).getByText("Change the order").click();
  await dialog(staff).getByLabel("Packs of Black Pepper").fill("1");
  await expect(dialog(staff).locator("form .staff-collect")).toHaveText("Total ₹600 ₹400");
  await expectAccessible(staff, stateWidths);
  await save.click();
  await expect(notice(staff)).toContainText(`${spokenNumber(id)} changed: - 1 Black Pepper; total ₹400, before ₹600.`);
  expect(shop.orderOnDisk(id)).toMatchObject({ total_price: 400, version: 2 });

  await dialog(staff).getByLabel("Email").fill("another@customer.example");
  await dialog(staff).getByRole("button", { name: "Remove Hill Tea" }).click();
  await dialog(staff).getByLabel("Add a product").fill("lime");
  await dialog(staff)
    .getByRole("button", { name: /^Lime Relish/ })
    .click();
  await dialog(staff).getByLabel("Pincode").fill("695004");
  await save.click();
  await expect(notice(staff)).toContainText("- 1 Hill Tea; + 1 Lime Relish; new e-mail address; new pincode");
  expect(shop.orderOnDisk(id)).toMatchObject({
    address: { pincode: "695004" },
    guest_email: "another@customer.example",
    version: 3,
  });
  await expect(dialog(staff).getByRole("region", { name: "History" })).toContainText("new pincode");
  await expect(dialog(staff).getByRole("region", { name: "Customer" })).toContainText("695004");
});

import { lookAgain, placeOrders, test } from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";
import { staffToken } from "@/tests/support/orders";

test("after signing out no customer is in the page's memory: the next one who signs in sees none before the shop's answer", async ({
  staff,
  shop,
  guard,
}) => {
  guard.allow(/ERR_(ABORTED|FAILED)/);
  const [order] = await placeOrders(shop, 1);
  const name = order?.guest_name ?? "";
  await lookAgain(staff);
  await expect(staff.getByText(name).first()).toBeVisible();
  await staff.getByRole("button", { name: "Sign out" }).click();
  await expect(staff.getByLabel("Staff token")).toBeVisible();
  let asked = 0;
  // Never answered: what is shown now is from memory.
  await staff.route("**/api/orders?**", () => {
    asked += 1;
  });
  await staff.getByLabel("Staff token").fill(staffToken);
  await staff.getByRole("button", { name: "Sign in" }).click();
  await expect(staff.getByRole("navigation", { name: "Views" })).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(staff.locator("body")).not.toContainText(name);
});

test("a refused link offers no second try, which could only be refused again; a lost connection does", async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED|401|422/);
  const failure = page.getByRole("alert").and(page.locator(".notice"));
  const again = failure.getByRole("button", { name: "Try again" });
  await page.goto("/staff/order#not-a-link");
  await expect(failure).toContainText("This order can't be opened");
  await expect(again).toHaveCount(0);
  await page.route("**/api/order-link", (route) => route.abort());
  await page.goto("about:blank");
  await page.goto("/staff/order#not-a-link");
  await expect(again).toBeVisible();
});

import type { Page } from "@playwright/test";
import { accountButton, newcomer, signedIn, test } from "@/tests/support/e2e-accounts";
import { builtWith } from "@/tests/support/e2e-built-with";
import { cartCount, putInCart, seed } from "@/tests/support/e2e-shopper";
import { expect } from "@/tests/support/e2e-test";

/** What tries of the shop leave behind; unit/production-clean-up has every kind. */
const tries = { hasDiscountEligibility: "true", freeSamplesClaimed: "true", demo_user: "{}", "mainan-flags": "1" };
/** Orders that no server has yet, one of them in a list that no program can read any more. */
const unsent = {
  orders_demo: '[{"order_id":"unsent-by-a-user"}]',
  "unreadable:demo_orders": "torn: unsent-by-a-guest",
};

const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

// promise: On production the discount flags and keys with demo, test, mainan or manian are cleared on load
// promise: Clean-up removes no unsent order
test("a shop for the public clears tries away, never an unsent order or a sign-in", async ({ page, emulator }) => {
  const person = await signedIn(page, emulator, newcomer());
  await putInCart(page, ["Hill Tea"]);
  await seed(page, { ...tries, ...unsent });
  // A shop that is tried out leaves them all, and shows the price that is only for trying out.
  await page.goto("/category/tea");
  await expect(page.getByText("10% OFF")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const before = await keys(page);
  expect(before).toEqual(expect.arrayContaining(Object.keys({ ...tries, ...unsent })));

  await builtWith(page, { NEXT_PUBLIC_SITE_URL: "https://shop.example" });
  await page.reload();
  await expect.poll(() => keys(page)).not.toContain("demo_user");
  await expect(page.getByText("NEW", { exact: true })).toBeVisible();
  expect((await keys(page)).sort()).toEqual(before.filter((key) => !(key in tries)).sort());
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject(unsent);

  // Signed in before, signed in after, with the same cart.
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1, name: person.name })).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
  await expect(cartCount(page)).toHaveText("1");
});

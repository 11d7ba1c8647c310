import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/accessible";
import {
  accountButton,
  addressOf,
  createButton,
  fillRegister,
  newcomer,
  saveAddressInModal,
  test,
  typeSignIn,
} from "@/tests/support/e2e-accounts";
import { openProduct, place, toSummary } from "@/tests/support/e2e-shopper";
import { expect } from "@/tests/support/e2e-test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const main = (page: Page) => page.getByRole("main");

test("axe finds no barrier in the forms of an account, sent empty and refused", async ({ page, guard }) => {
  guard.allow(/status of 400/);
  const submit = async (name: string, said: string) => {
    await main(page).getByRole("button", { name, exact: true }).click();
    await expect(main(page).getByText(said)).toBeVisible();
    await expectAccessible(page);
  };
  await page.goto("/register");
  await submit("Create Account", "Full name is required");
  await page.goto("/forgot-password");
  await submit("Send the link", "Please enter a valid email address");
  await main(page).getByLabel("Email", { exact: true }).fill("nobody@customer.example");
  await submit("Send the link", "a link is on its way");
  await page.goto("/login");
  await submit("Sign In", "Password is required");
  await typeSignIn(page, "nobody@customer.example", "tamarind-8");
  await expect(main(page).getByRole("alert")).toHaveText("Invalid email or password");
  await expectAccessible(page);
});

test("axe finds no barrier on a signed-in user's way: profile, menus, address, checkout, orders", async ({ page }) => {
  const person = newcomer();
  // 'Account Created!' is shown for 1.2 s: here it is shown until it was checked.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const held = (work: TimerHandler, after?: number, ...more: unknown[]) =>
      after === 1200 ? 0 : setTimeout(work, after, ...more);
    window.setTimeout = held as typeof window.setTimeout;
  });
  await page.goto("/register");
  await fillRegister(page, person);
  await createButton(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Account Created!" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/profile");
  await expect(page.getByText("Not verified yet.")).toBeVisible();
  await expect(page.getByText("Sample", { exact: true })).toHaveCount(2);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Address is required")).toBeVisible();
  await page.getByRole("button", { name: "Send verification email" }).click();
  await expect(page.getByText(`Verification email sent to ${person.email}.`)).toBeVisible();
  await expectAccessible(page);

  await page.goto("/categories");
  await accountButton(page).click();
  await expect(page.locator("#user-menu")).toBeVisible();
  await expectAccessible(page, [768, 1440]);
  await page.locator("#user-menu").getByRole("button", { name: "Add or Edit Address" }).click();
  const modal = page.getByRole("dialog", { name: "Add your address" });
  await modal.getByRole("button", { name: "Save Address" }).click();
  await expect(modal.getByText("City is required")).toBeVisible();
  await expectAccessible(page);
  await saveAddressInModal(page, person);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Menu" }).getByText("Add or Edit Address")).toBeVisible();
  await expectAccessible(page, [320]);

  await openProduct(page, "Hill Tea");
  await page.getByRole("button", { name: "Buy Now" }).click();
  await expect(page.getByText(addressOf(person)["Address line 1"])).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Change" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use Saved Address" }).click();
  await toSummary(page);
  await expectAccessible(page);
  await place(page);
  await expectAccessible(page);
  await page.goto("/profile#orders");
  await page.getByText("Track order").click();
  await page.getByRole("button", { name: "Order again" }).click();
  await expectAccessible(page);
});

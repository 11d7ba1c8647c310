import type { Page } from "@playwright/test";
import {
  accountButton,
  addressOf,
  newcomer,
  saveAddressInModal,
  signedIn,
  signInAt,
  signOutByMenu,
  test,
} from "@/tests/support/e2e-accounts";
import { builtWith } from "@/tests/support/e2e-built-with";
import { painted, shiftsOf, watchShifts } from "@/tests/support/e2e-shifts";
import {
  cartAtDetails,
  cartCount,
  fillToSummary,
  openProduct,
  place,
  putInCart,
  readyToPlace,
  seed,
} from "@/tests/support/e2e-shopper";
import { expect } from "@/tests/support/e2e-test";
import { customer, phoneOf } from "@/tests/support/orders";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const openModal = async (page: Page) => {
  await accountButton(page).click();
  await page.locator("#user-menu").getByRole("button", { name: "Add or Edit Address" }).click();
};

/** Nothing on this page, seen or hidden, is this person's. */
async function expectNothingOf(page: Page, person: ReturnType<typeof newcomer>): Promise<void> {
  const { name, email, phone } = person;
  const fields = await page.evaluate(() =>
    [...document.querySelectorAll("input, select, textarea")].map((field) => (field as HTMLInputElement).value),
  );
  const whole = `${await page.locator("body").innerHTML()} ${fields.join(" ")}`;
  for (const own of [name, email, phone, addressOf(person)["Address line 1"], "Kutchery"])
    expect(whole).not.toContain(own);
}

// promise: Signed out: user, profile and address are cleared from sight
// promise: The saved address is there again after signing in
// promise: Two people on one browser
// promise: Following the provider, in every tab
test("the second of two users on one browser sees nothing of the first", async ({ page, context, emulator }) => {
  const second = newcomer("Balan Murugan");
  await emulator.addUser({ email: second.email, password: second.password, displayName: second.name });
  const first = await signedIn(page, emulator, { ...newcomer("Andal Perumal"), phone: "9876500001" });
  const flags = ["firstOrderDiscountClaimed", "freeSamplesClaimed", "hasDiscountEligibility"];
  await seed(page, Object.fromEntries(flags.map((flag) => [flag, true])));
  await putInCart(page, ["Hill Tea"]);
  await page.goto("/categories");
  await openModal(page);
  await saveAddressInModal(page, first);
  await readyToPlace(page, "Hill Tea", {
    guest_name: first.name,
    guest_email: first.email,
    guest_phone: first.phone,
  });
  const id = await place(page);
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/profile");
  await expect(heading(other, first.name)).toBeVisible();
  await signOutByMenu(page);
  await expect(other).toHaveURL("/login?next=/profile");
  await expect(heading(other, "Sign In")).toBeVisible();
  await expectNothingOf(other, first);
  await other.close();
  // The header follows the provider, and the flags go after that.
  const left = () => page.evaluate((flags) => flags.filter((flag) => localStorage.getItem(flag) !== null), flags);
  await expect.poll(left).toEqual([]);
  for (const path of ["/order-summary", "/order-details"]) {
    await page.goto(path);
    await expect(heading(page, "Order Not Found")).toBeVisible();
  }

  await signInAt(page, second);
  // A guest's cart is the browser's.
  await expect(cartCount(page)).toHaveText("1");
  await page.goto("/profile");
  await expect(heading(page, second.name)).toBeVisible();
  await expect(page.getByText("Sample", { exact: true })).toHaveCount(2);
  await expect(page.getByText("No saved address yet.")).toBeVisible();
  await expectNothingOf(page, first);
  await openProduct(page, "Green Cardamom");
  await page.getByRole("button", { name: "Buy Now" }).click();
  await expect(heading(page, "Order details")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(second.email);
  await expectNothingOf(page, first);
  await page.goto("/");
  await signOutByMenu(page);

  await signInAt(page, first);
  await page.goto("/profile");
  await expect(page.getByText(addressOf(first)["Address line 1"])).toBeVisible();
  await expect(page.getByRole("region", { name: "Your orders" }).getByRole("article")).toHaveCount(1);
  await page.getByText("Track order").click();
  await expect(page.getByText(id)).toBeVisible();

  await page.getByRole("button", { name: "Remove my details from this device" }).click();
  await expect(page).toHaveURL("/login?next=/profile");
  // The redirect comes first; the keys are removed after it.
  const ownKeys = () =>
    page.evaluate(
      (id) => Object.keys(localStorage).filter((key) => key.includes(id) || key === "currentUser"),
      first.id,
    );
  await expect.poll(ownKeys).toEqual([]);
});

test("a guest's order comes into the account of its verified e-mail", async ({ page, shop, emulator }) => {
  const person = newcomer("Guest Turned Customer");
  await readyToPlace(page, "Lime Relish", { guest_email: person.email });
  const order = await place(page);
  const { id } = await signedIn(page, emulator, person);
  await page.goto("/profile");
  await expect(page.getByText("Not verified yet.")).toBeVisible();
  await expect(page.getByText("Ordered as a guest before?")).toHaveCount(0);
  await expect(page.getByText("Sample", { exact: true })).toHaveCount(2);
  await emulator.update(id, { emailVerified: true });
  await page.reload();
  const bring = page.getByRole("button", { name: "Add it to my account" });
  await expect(bring).toHaveAccessibleDescription(/^Once an order is in your account, you can't claim that offer\./);
  await page.goto("/first-order");
  await expect(page).toHaveURL(/\/category\/[a-z-]+$/);
  await page.goto("/profile");
  await expect(bring).toHaveAccessibleDescription(/^You have the offer now: adding an order ends it, unused\./);
  await bring.click();
  await expect(page.getByText("It's in your account now.")).toBeVisible();
  await expect(page.getByText("Lime Relish × 1")).toBeVisible();
  expect(shop.orderOnDisk(order)).toMatchObject({ user_id: id, guest_name: customer.guest_name });
});

// promise: Add or Edit Address opens the address modal wherever the user is
// promise: Address modal: name, phone, line 1, city, state and pincode are required; line 2 and landmark optional ...
//   on the page
test("a signed-in user's header moves nothing; its address modal holds the focus", async ({ page, emulator }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page, emulator, newcomer());
  await watchShifts(page);
  await page.goto("/category/spice");
  await expect(accountButton(page)).toBeVisible();
  await painted(page);
  expect(await shiftsOf(page)).toEqual([]);

  await openModal(page);
  const modal = page.getByRole("dialog", { name: "Add your address" });
  await expect(modal.getByLabel("Full name")).toBeFocused();
  // What the shop knows of the person is there.
  for (const label of ["Full name", "Phone number"]) await modal.getByLabel(label).fill("");
  await modal.getByRole("button", { name: "Save Address" }).click();
  await expect(modal.getByLabel("Full name")).toBeFocused();
  // unit/saved-address has every sentence.
  for (const sentence of ["Full name is required", "Please enter a valid 6-digit pincode"])
    await expect(modal.getByText(sentence, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(accountButton(page)).toBeFocused();
});

test("a typed address is saved with the order's tick, which is on for who has none", async ({ page, emulator }) => {
  const tick = page.getByRole("checkbox", { name: "Save this address" });
  await signedIn(page, emulator, newcomer());
  await cartAtDetails(page, ["Hill Tea"]);
  await expect(tick).toBeChecked();
  // Unticked it stays so over a reload.
  await tick.uncheck();
  await page.reload();
  await expect(tick).not.toBeChecked();
  await tick.check();
  await fillToSummary(page, { "Phone number": phoneOf(61) });
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("address_");
  await place(page);

  await cartAtDetails(page, ["Hill Tea"]);
  // The saved address is chosen. Another one is typed after 'Change'.
  await expect(tick).toHaveCount(0);
  const chosen = page.getByRole("region", { name: "Delivery address" });
  await expect(chosen).toContainText("14 Kutchery Road");
  await chosen.getByRole("button", { name: "Change" }).click();
  await expect(tick).not.toBeChecked();
  await page.getByRole("region", { name: "Saved address" }).getByRole("button", { name: "Use Saved Address" }).click();
  await expect(tick).toHaveCount(0);
});

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

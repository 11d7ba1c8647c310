import type { Page } from "@playwright/test";
import {
  accountButton,
  addressOf,
  newcomer,
  registerAt,
  saveAddressInModal,
  signInAt,
  signOutByMenu,
  test,
} from "@/tests/support/e2e-accounts";
import {
  buyNow,
  cartCount,
  fillDetails,
  openProduct,
  placeButton,
  placedId,
  readDraft,
  toSummary,
} from "@/tests/support/e2e-shopper";
import { expect } from "@/tests/support/e2e-test";

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
test("two users on one browser: the second sees nothing of the first, whose data is there again after signing in", async ({
  page,
  emulator,
}) => {
  test.setTimeout(120_000);
  const first = { ...newcomer("Andal Perumal"), phone: "9876500001" };
  const second = newcomer("Balan Murugan");
  await emulator.addUser({ email: second.email, password: second.password, displayName: second.name });
  await registerAt(page, first);
  await openModal(page);
  await saveAddressInModal(page, first);
  await page.evaluate(() => {
    for (const flag of ["firstOrderDiscountClaimed", "freeSamplesClaimed", "hasDiscountEligibility"])
      localStorage.setItem(flag, "true");
  });
  await openProduct(page, "Hill Tea");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByRole("button", { name: "Buy Now" }).click();
  await page.getByRole("button", { name: "Change" }).click();
  await fillDetails(page, { "Full name": first.name, Email: first.email, "Phone number": first.phone });
  await toSummary(page);
  await placeButton(page).click();
  const id = await placedId(page);
  await page.goto("/");
  await signOutByMenu(page);
  // The header follows the provider, and the flags go after that.
  const flags = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /Discount|Samples/.test(key)));
  await expect.poll(flags).toEqual([]);
  for (const path of ["/order-summary", "/order-details"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Order Not Found" })).toBeVisible();
  }

  await signInAt(page, second);
  // A guest's cart is the browser's.
  await expect(cartCount(page)).toHaveText("1");
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1, name: second.name })).toBeVisible();
  await expect(page.getByText("Sample", { exact: true })).toHaveCount(2);
  await expect(page.getByText("No saved address yet.")).toBeVisible();
  await expectNothingOf(page, first);
  await openProduct(page, "Green Cardamom");
  await page.getByRole("button", { name: "Buy Now" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order details" })).toBeVisible();
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
});

test("'Remove my details from this device' signs out and leaves no key of the user's", async ({ page }) => {
  const person = newcomer();
  await registerAt(page, person);
  await openModal(page);
  await saveAddressInModal(page, person);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Remove my details from this device" }).click();
  await expect(page).toHaveURL("/login?next=/profile");
  // The redirect comes first; the keys are removed after it.
  const keys = () => page.evaluate(() => Object.keys(localStorage));
  await expect
    .poll(async () => (await keys()).filter((key) => /^(profile_|address_|orders_|currentUser)/.test(key)))
    .toEqual([]);
});

// promise: Following the provider, in every tab
test("signing out in one tab hides everything in the other", async ({ page, context }) => {
  const person = newcomer();
  await registerAt(page, person);
  const other = await context.newPage();
  await other.goto("/profile");
  await expect(other.getByRole("heading", { level: 1, name: person.name })).toBeVisible();
  await signOutByMenu(page);
  await expect(other).toHaveURL("/login?next=/profile");
  await expect(other.getByRole("heading", { level: 1, name: "Sign In" })).toBeVisible();
  await expectNothingOf(other, person);
});

test("an order with an unknown outcome is parked for its user: hidden after the sign-out, there after the next sign-in", async ({
  page,
  shop,
  guard,
}) => {
  guard.allow(/ERR_ABORTED POST .*\/api\/orders$/);
  const person = newcomer();
  await registerAt(page, person);
  await openProduct(page, "Cinnamon Bark");
  await page.getByRole("button", { name: "Buy Now" }).click();
  await fillDetails(page, { Email: person.email });
  await toSummary(page);
  const sent = page.waitForRequest("**/api/orders");
  // No response ever comes: the customer leaves the page while the order is being sent.
  await page.route("**/api/orders", () => {});
  await placeButton(page).click();
  await sent;
  const { order_id } = await readDraft(page);
  await page.goto("/");
  await page.unroute("**/api/orders");
  await signOutByMenu(page);
  await page.goto("/order-summary");
  await expect(page.getByRole("heading", { level: 1, name: "Order Not Found" })).toBeVisible();
  await signInAt(page, person);
  await page.goto("/order-summary");
  await placeButton(page).click();
  expect(await placedId(page)).toBe(order_id);
  expect(shop.orderOnDisk(order_id)?.user_id).toEqual(expect.stringMatching(/.+/));
});

test("a guest's order comes into the account of its verified e-mail", async ({ page, shop, emulator }) => {
  const person = newcomer("Guest Turned Customer");
  await buyNow(page, "Lime Relish");
  await fillDetails(page, { Email: person.email });
  await toSummary(page);
  await placeButton(page).click();
  const id = await placedId(page);
  await registerAt(page, person);
  await page.goto("/profile");
  await expect(page.getByText("Not verified yet.")).toBeVisible();
  await expect(page.getByText("Ordered as a guest before?")).toHaveCount(0);
  await expect(page.getByText("Sample", { exact: true })).toHaveCount(2);
  const [link = ""] = await emulator.links(person.email, "VERIFY_EMAIL");
  await fetch(link);
  await page.reload();
  const bring = page.getByRole("button", { name: "Add it to my account" });
  await expect(bring).toHaveAccessibleDescription(/^Once an order is in your account, you can't claim that offer\./);
  await page.evaluate(() => localStorage.removeItem("cart"));
  await page.getByRole("banner").getByRole("button", { name: "50% OFF" }).click();
  await expect(page).toHaveURL(/\/category\/[a-z-]+$/);
  await page.goto("/profile");
  await expect(bring).toHaveAccessibleDescription(/^You have the offer now: adding an order ends it, unused\./);
  await bring.click();
  await expect(page.getByText("It's in your account now.")).toBeVisible();
  await expect(page.getByText("Lime Relish × 1")).toBeVisible();
  expect(shop.orderOnDisk(id)?.user_id).toEqual(expect.stringMatching(/.+/));
});

// promise: Add or Edit Address opens the address modal wherever the user is
// promise: Address modal
// promise: Address modal: name, phone, line 1, city, state and pincode are required; line 2 and landmark optional ...
//   on the page
test("the address modal holds the focus, says what is wrong, and Esc gives the focus back", async ({ page }) => {
  await registerAt(page, newcomer());
  await openModal(page);
  const modal = page.getByRole("dialog", { name: "Add your address" });
  await expect(modal.getByLabel("Full name")).toBeFocused();
  // What the shop knows of the person is there.
  for (const label of ["Full name", "Phone number"]) await modal.getByLabel(label).fill("");
  await modal.getByRole("button", { name: "Save Address" }).click();
  await expect(modal.getByLabel("Full name")).toBeFocused();
  for (const sentence of [
    ...["Full name is required", "Please enter a valid Indian phone number", "Address line 1 is required"],
    ...["City is required", "State is required", "Please enter a valid 6-digit pincode"],
  ])
    await expect(modal.getByText(sentence, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(accountButton(page)).toBeFocused();
});

test("the header of a signed-in user moves nothing when it arrives", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await registerAt(page, newcomer());
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    type Shift = PerformanceEntry & { sources?: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { sources = [] } of list.getEntries() as Shift[])
        for (const { node } of sources)
          if (node?.parentElement?.closest("header, main")) moved.push(node.parentElement.outerHTML.slice(0, 120));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/category/spice");
  await expect(accountButton(page)).toBeVisible();
  // Two frames: what has changed until now has been laid out and painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => (window as Window & { moved?: string[] }).moved)).toEqual([]);
});

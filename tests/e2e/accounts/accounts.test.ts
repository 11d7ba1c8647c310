import {
  accountButton,
  addressOf,
  headingSeen,
  newcomer,
  registerAt,
  saveAddressInModal,
  signedIn,
  signOutByMenu,
  test,
  typeSignIn,
} from "@/tests/support/e2e-accounts";
import {
  atDetails,
  cartAtDetails,
  cartCount,
  hold,
  openProduct,
  place,
  readDraft,
  toSummary,
} from "@/tests/support/e2e-shopper";
import { expect } from "@/tests/support/e2e-test";

// promise: The user menu: User Details, Add or Edit Address, Order Products (to /profile#orders), Sign Out
// promise: Orders: sample data only while there are none of their own (Delivered and Processing, marked 'Sample')
// promise: A signed-in user goes straight to /order-details
// promise: Signing in later resumes the flow with the stored product
// promise: 'Welcome Back!', then /order-details if a pending product was saved
// promise: Register: full name, email, phone, password, confirm password; 'Account Created!', then /#categories
// promise: A saved address, for signed-in users: Change, Use Saved Address, Save or Edit Saved Address in a modal
// promise: Name, email, verification status
// promise: Orders: their own, with their status
test("from registering over a saved address to an order that is ordered again", async ({ page, shop, emulator }) => {
  const kamala = newcomer();
  const menu = page.locator("#user-menu");
  const orders = page.getByRole("region", { name: "Your orders" });
  const order = orders.getByRole("article");
  await registerAt(page, kamala);
  await accountButton(page).click();
  await expect(menu.getByRole("listitem")).toHaveText([
    "User Details",
    "Add or Edit Address",
    "Order Products",
    "Sign Out",
  ]);
  await menu.getByRole("link", { name: "Order Products" }).click();
  await expect(page).toHaveURL("/profile#orders");
  await expect(orders.getByRole("heading", { name: "Your orders" })).toBeInViewport();
  await expect(order).toHaveCount(2);
  for (const status of ["Delivered", "Processing"]) {
    const sample = order.filter({ has: page.getByRole("heading", { name: status }) });
    await expect(sample.getByText("Sample", { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("main").getByRole("button", { name: "Sign Out" })).toBeVisible();
  await page.goto("/categories");
  await accountButton(page).click();
  await menu.getByRole("link", { name: "User Details" }).click();
  await expect(page.getByRole("heading", { level: 1, name: kamala.name })).toBeVisible();
  await expect(page.getByLabel("Phone number", { exact: true })).toHaveValue(kamala.phone);
  await expect(page.getByText("Not verified yet.")).toBeVisible();

  const [link = ""] = await emulator.links(kamala.email, "VERIFY_EMAIL");
  await fetch(link);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText("Email verified")).toBeVisible();
  await signOutByMenu(page);
  await expect(page).toHaveURL(/\/login/);

  await openProduct(page, "Hill Tea");
  await page.getByRole("button", { name: "Buy Now" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login");
  const seen = headingSeen(page, "Welcome Back!");
  await typeSignIn(page, kamala.email, kamala.password);
  await seen;
  await expect(page).toHaveURL("/order-details");
  expect(await readDraft(page)).toMatchObject({ isAuthenticated: true, productName: "Hill Tea" });
  await expect(page.getByLabel("Full name")).toHaveValue(kamala.name);
  await expect(page.getByLabel("Email")).toHaveValue(kamala.email);

  await page.getByRole("button", { name: "Save Address" }).click();
  // What is known of the person needs no typing.
  await expect(page.getByRole("dialog").getByLabel("Full name")).toHaveValue(kamala.name);
  await expect(page.getByRole("dialog").getByLabel("Phone number")).toHaveValue(kamala.phone);
  await saveAddressInModal(page, kamala);
  await expect(page.getByRole("button", { name: "Edit Saved Address" })).toBeVisible();
  // Saved for this order: it is used at once.
  await expect(page.getByLabel("Address Line 1")).toHaveCount(0);
  await expect(page.getByLabel("Phone number")).toHaveValue(kamala.phone);
  await page.getByRole("button", { name: "Change" }).click();
  await expect(page.getByLabel("Address Line 1")).toHaveValue(addressOf(kamala)["Address line 1"]);
  await page.getByRole("button", { name: "Use Saved Address" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Change" })).toBeVisible();
  await toSummary(page);
  const id = await place(page);
  expect(shop.orderOnDisk(id)).toMatchObject({
    user_id: expect.stringMatching(/.+/),
    guest_email: kamala.email,
    guest_address: "7 Sannathi Street, Triplicane, near the temple tank, Chennai, Tamil Nadu - 600005",
  });

  await page.goto("/profile#orders");
  await expect(order).toHaveCount(1);
  await expect(order.getByRole("heading", { name: "Order received" })).toBeVisible();
  await expect(order.getByText("Hill Tea × 1")).toBeVisible();
  await order.getByText("Track order").click();
  await expect(order.getByText(id)).toBeVisible();
  await expect(page.getByText("Sample", { exact: true })).toHaveCount(0);
  await order.getByRole("button", { name: "Order again" }).click();
  await expect(cartCount(page)).toHaveText("1");
  await order.getByRole("link", { name: "Go to the cart" }).click();
  await expect(page.getByRole("heading", { name: "Hill Tea" })).toBeVisible();
  // No question: the cart leads straight to the checkout.
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order details" })).toBeVisible();
});

// promise: 'Email is required' for signed-in users ... on the page
test("signing in during a guest's checkout changes neither the cart nor the form", async ({ page, emulator }) => {
  const person = newcomer("Ponni Selvan");
  await emulator.addUser({ email: person.email, password: person.password, displayName: person.name });
  await cartAtDetails(page, ["Green Cardamom"]);
  await page.getByLabel("Full name").fill("Ponni of Uraiyur");
  await page.getByLabel("Address Line 1").fill("3 Big Bazaar Street");
  const before = await readDraft(page);
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await typeSignIn(page, person.email, person.password);
  await expect(page).toHaveURL("/order-details");
  await expect(page.getByLabel("Full name")).toHaveValue("Ponni of Uraiyur");
  await expect(page.getByLabel("Address Line 1")).toHaveValue("3 Big Bazaar Street");
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  const { order_id, items, isAuthenticated, form } = await readDraft(page);
  expect(form).toMatchObject({ guest_name: "Ponni of Uraiyur", line1: "3 Big Bazaar Street" });
  expect({ order_id, items, isAuthenticated }).toEqual({
    order_id: before.order_id,
    items: before.items,
    isAuthenticated: true,
  });
  await page.getByLabel("Email").fill("");
  await page.getByRole("button", { name: "Continue to Order Summary" }).click();
  await expect(page.getByText("Email is required")).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]").length)).toBe(1);
});

// promise: Unknown until the provider has answered, then signed in; the page is left as it is
test("a sign-in that is answered late leaves the form as it is, and the focus in it", async ({ page, emulator }) => {
  await signedIn(page, emulator, newcomer("Late Comer"));
  const answer = await hold(page, "**/api/config");
  await atDetails(page, "Green Cardamom");
  const city = page.getByLabel("City");
  await city.pressSequentially("Mad");
  await city.evaluate((element) => element.setAttribute("data-same", ""));
  const confirmed = page.waitForResponse(/accounts:lookup/);
  answer();
  await confirmed;
  await city.pressSequentially("urai");
  await expect(city).toHaveValue("Madurai");
  await expect(city).toBeFocused();
  await expect(city).toHaveAttribute("data-same");
});

import type { Page } from "@playwright/test";
import {
  accountButton,
  addressOf,
  createButton,
  fillRegister,
  headingSeen,
  newcomer,
  registerAt,
  saveAddressInModal,
  signInAt,
  signInButton,
  signOutByMenu,
  test,
  typeSignIn,
} from "@/tests/support/e2e-accounts";
import { cartCount, openProduct, placeButton, placedId, readDraft, toSummary } from "@/tests/support/e2e-shopper";
import { expect } from "@/tests/support/e2e-test";
import { reportWait, waitingPage } from "@/tests/support/e2e-waits";
import { lengthOf } from "@/tests/support/length";

const alertOf = (page: Page) => page.getByRole("main").getByRole("alert");

// promise: Signed in: a user menu, with Sign Out and User Details to /profile
// promise: A signed-in user goes straight to /order-details
// promise: Signing in later resumes the flow with the stored product
// promise: 'Welcome Back!', then /order-details if a pending product was saved
// promise: Register: full name, email, phone, password, confirm password; 'Account Created!', then /#categories
// promise: A saved address, for signed-in users: Change, Use Saved Address, Save or Edit Saved Address in a modal
// promise: Name, email, verification status
// promise: Orders: their own, with their status
test("register, verify, sign out, sign in with a pending product, save an address, order, see it, order again", async ({
  page,
  shop,
  emulator,
}) => {
  test.setTimeout(120_000);
  const kamala = newcomer();
  await registerAt(page, kamala);
  await accountButton(page).click();
  await page.getByRole("link", { name: "User Details" }).click();
  await expect(page.getByRole("heading", { level: 1, name: kamala.name })).toBeVisible();
  await expect(page.getByLabel("Phone number", { exact: true })).toHaveValue(kamala.phone);
  await expect(page.getByText("Not verified yet.")).toBeVisible();
  await expect(page.getByText("Sample", { exact: true })).toHaveCount(2);

  const [link = ""] = await emulator.links(kamala.email, "VERIFY_EMAIL");
  const mail = await page.context().newPage();
  await mail.goto(link);
  await mail.close();
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
  await placeButton(page).click();
  const id = await placedId(page);
  const { user_id, guest_email, guest_address } = shop.orderOnDisk(id) ?? {};
  expect(user_id).toEqual(expect.stringMatching(/.+/));
  expect(guest_email).toBe(kamala.email);
  expect(guest_address).toBe("7 Sannathi Street, Triplicane, near the temple tank, Chennai, Tamil Nadu - 600005");

  await page.goto("/profile#orders");
  const order = page.getByRole("region", { name: "Your orders" }).getByRole("article");
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
test("signing in in the middle of a guest's checkout changes neither the cart nor any field that was typed", async ({
  page,
  emulator,
}) => {
  const person = newcomer("Ponni Selvan");
  await emulator.addUser({ email: person.email, password: person.password, displayName: person.name });
  await openProduct(page, "Green Cardamom");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(cartCount(page)).toHaveText("1");
  await page.goto("/cart");
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
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
    ...{ order_id: before.order_id, items: before.items },
    isAuthenticated: true,
  });
  await page.getByLabel("Email").fill("");
  await page.getByRole("button", { name: "Continue to Order Summary" }).click();
  await expect(page.getByText("Email is required")).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]").length)).toBe(1);
});

/** A late response, and the form that is being typed into. */
// promise: Unknown until the provider has answered, then signed in; the page is left as it is
test("an answer of the sign-in that comes late leaves the form as it is, and the focus in it", async ({
  page,
  emulator,
}) => {
  const person = newcomer("Late Comer");
  await emulator.addUser({ email: person.email, password: person.password, displayName: person.name });
  await signInAt(page, person);
  await openProduct(page, "Green Cardamom");
  await page.getByRole("button", { name: "Buy Now" }).click();
  await expect(page).toHaveURL("/order-details");
  const letGo = Promise.withResolvers<void>();
  await page.route("**/api/config", async (route) => {
    await letGo.promise;
    await route.continue();
  });
  await page.reload();
  const city = page.getByLabel("City");
  await city.pressSequentially("Mad");
  await city.evaluate((element) => {
    (element as HTMLElement & { isTheSame?: boolean }).isTheSame = true;
  });
  const confirmed = page.waitForResponse(/accounts:lookup/);
  letGo.resolve();
  await confirmed;
  await city.pressSequentially("urai");
  await expect(city).toHaveValue("Madurai");
  await expect(city).toBeFocused();
  expect(await city.evaluate((element) => (element as HTMLElement & { isTheSame?: boolean }).isTheSame)).toBe(true);
});

const wrong: [what: string, email: string | null, password: string, sentence: string][] = [
  ["an address that nobody has", "nobody@customer.example", "tamarind-8", "Invalid email or password"],
  ["a wrong password", null, "tamarind-8", "Invalid email or password"],
];
// promise: An error box
// promise: 'Welcome Back!', then home otherwise
// promise: 'Invalid email or password'
for (const [what, email, password, sentence] of wrong)
  test(`signing in with ${what} says '${sentence}' in a box that has the focus`, async ({ page, emulator, guard }) => {
    guard.allow(/status of 400/);
    const person = newcomer();
    await emulator.addUser({ email: person.email, password: person.password });
    await page.goto("/login");
    await typeSignIn(page, email ?? person.email, password);
    await expect(alertOf(page)).toHaveText(sentence);
    await expect(alertOf(page)).toBeFocused();
    // Typed again, the same failure is announced again.
    const seen = headingSeen(page, "Welcome Back!");
    await typeSignIn(page, person.email, person.password);
    await seen;
    await expect(page).toHaveURL("/");
  });

const refusals: [code: string, sentence: string][] = [
  ["INVALID_LOGIN_CREDENTIALS", "Invalid credentials. Please check your email and password."],
  ["TOO_MANY_ATTEMPTS_TRY_LATER", "Too many failed login attempts. Please try again later."],
  ["USER_DISABLED", "Failed to sign in"],
];
// unit/sign-in-messages tests the whole table of codes. The short form shows one code per form, the long form all of them.
// promise: 'Too many failed login attempts. Please try again later.', 'Invalid credentials. Please check your email
//   and password.', 'Failed to sign in'
// promise: A failure is shown in the form, word for word
for (const [code, sentence] of refusals.slice(0, lengthOf(1, 3)))
  test(`the provider's ${code} at sign-in reads '${sentence}'`, async ({ page, guard }) => {
    guard.allow(/status of 400/);
    await page.route(/accounts:signInWithPassword/, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
    );
    await page.goto("/login");
    await typeSignIn(page, "meenakshi@customer.example", "tamarind-7");
    await expect(alertOf(page)).toHaveText(sentence);
  });

const registrations: [code: string, sentence: string][] = [
  ["WEAK_PASSWORD : Password should be at least 12 characters", "Password is too weak"],
  ["INVALID_EMAIL", "Invalid email address"],
  ["OPERATION_NOT_ALLOWED", "Failed to create account"],
];
// promise: The provider enforces its own rules too
// promise: 'Password is too weak', 'Invalid email address', 'Failed to create account'
for (const [code, sentence] of registrations.slice(0, lengthOf(1, 3)))
  test(`the provider's ${code.split(" ")[0]} at registration reads '${sentence}'`, async ({ page, guard }) => {
    guard.allow(/status of 400/);
    await page.route(/accounts:signUp/, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
    );
    await page.goto("/register");
    await fillRegister(page, newcomer());
    await createButton(page).click();
    await expect(alertOf(page)).toHaveText(sentence);
    await expect(alertOf(page)).toBeFocused();
  });

// promise: 'Email already in use'
test("an address that has an account can't be registered again", async ({ page, emulator, guard }) => {
  guard.allow(/status of 400/);
  const person = newcomer();
  await emulator.addUser({ email: person.email, password: person.password });
  await page.goto("/register");
  await fillRegister(page, person);
  await createButton(page).click();
  await expect(alertOf(page)).toHaveText("Email already in use");
});

// promise: A verification e-mail is sent; a failure is only logged
// promise: A send-verification button
// promise: 'Failed to send verification email'
test("a verification e-mail that can't be sent is only logged, and not shown as sent: the account is there", async ({
  page,
  guard,
}) => {
  guard.allow(/status of 400/);
  await page.route(/accounts:sendOobCode/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: "TOO_MANY_ATTEMPTS_TRY_LATER" } } }),
  );
  const person = newcomer();
  await page.goto("/register");
  await fillRegister(page, person);
  await createButton(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Account Created!" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "We couldn't send the link to confirm your e-mail. You can ask for it in your account.",
  );
  await expect(page).toHaveURL(/\/#categories$/);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Send verification email" }).click();
  await expect(alertOf(page).filter({ hasText: "Failed to send verification email" })).toBeVisible();
});

// promise: Checked in this order
test("the register form says one thing at a time, in the order of its rules, at the field", async ({ page }) => {
  await page.goto("/register");
  await fillRegister(page, { password: "short", confirm: "other" });
  const steps: [label: string, sentence: string, mended: string][] = [
    ["Full name", "Full name is required", "Kamala"],
    ["Email", "Please enter a valid email address", "kamala@customer.example"],
    ["Phone number", "Please enter a valid phone number", "9876543210"],
    ["Confirm password", "Passwords do not match", "short"],
    ["Password", "Password must be at least 6 characters long", "short"],
  ];
  for (const [label, sentence, mended] of steps) {
    await createButton(page).click();
    const field = page.getByRole("main").getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(sentence);
    await expect(field).toBeFocused();
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
    await field.fill(mended);
  }
});

test("the login form names what is missing", async ({ page }) => {
  await page.goto("/login");
  await signInButton(page).click();
  const email = page.getByLabel("Email", { exact: true });
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(email).toBeFocused();
  await expect(page.getByRole("main").getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "Password is required",
  );
});

// promise: A show/hide toggle of the password
test("a password is shown and hidden by a button that says which", async ({ page }) => {
  await page.goto("/login");
  const password = page.getByRole("main").getByLabel("Password", { exact: true });
  await password.fill("tamarind-7");
  const toggle = page.getByRole("button", { name: "Show password" });
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await expect(password).toHaveAttribute("type", "password");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expect(password).toHaveAttribute("type", "text");
});

// promise: /forgot-password sends the provider's reset mail
test("the link of a reset e-mail sets a new password, and an unknown address gets the same message", async ({
  page,
  emulator,
  guard,
}) => {
  guard.allow(/status of 400/);
  const person = newcomer();
  await emulator.addUser({ email: person.email, password: person.password });
  for (const email of ["nobody@customer.example", person.email]) {
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Forgot your password?" })).toBeVisible();
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText(`If ${email} has an account here, a link is on its way.`)).toBeVisible();
  }
  const [link = ""] = await emulator.links(person.email, "PASSWORD_RESET");
  await fetch(`${link}&newPassword=brass-lamp-9`);
  await signInAt(page, { ...person, password: "brass-lamp-9" });
});

// promise: Profile redirects to /login if not signed in
test("the profile is for its user: signed out it leads to the sign-in, and from there back", async ({
  page,
  emulator,
}) => {
  const person = newcomer();
  await emulator.addUser({ email: person.email, password: person.password });
  await page.goto("/profile");
  await expect(page).toHaveURL("/login?next=/profile");
  await typeSignIn(page, person.email, person.password);
  await expect(page).toHaveURL("/profile");
  await page.goto("/login");
  await expect(page.getByText(`You're signed in as ${person.email}.`)).toBeVisible();
});

// promise: An editable form; the saved message clears after 3 s
// promise: 'Email cannot be changed'
// promise: The saved message of the profile clears after 3 s
test("the profile form needs all four, saves, says so for three seconds, and the header knows the new name", async ({
  page,
}) => {
  await registerAt(page, newcomer());
  await page.clock.install();
  await reportWait(page, 3000);
  await page.goto("/profile");
  const save = page.getByRole("button", { name: "Save changes" });
  await page.getByLabel("Full name").fill("");
  await page.getByLabel("Phone number", { exact: true }).fill("");
  await save.click();
  for (const sentence of [
    "Full name is required",
    "Phone number is required",
    "Address is required",
    "State is required",
  ])
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(page.getByLabel("Full name")).toBeFocused();
  const email = page.getByRole("textbox", { name: "Email" });
  await expect(email).toHaveJSProperty("readOnly", true);
  await expect(email).toHaveAccessibleDescription("Email cannot be changed");
  await page.getByLabel("Full name").fill("Andal Nachiyar");
  await page.getByLabel("Phone number", { exact: true }).fill("+91 98765 43210");
  await page.getByLabel("Address", { exact: true }).fill("1 Car Street, Srivilliputhur");
  await page.getByLabel("State").selectOption("Tamil Nadu");
  // From here on time stands still, however long saving takes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
  await save.click();
  const saved = page.getByText("Profile updated successfully");
  await expect(saved).toBeVisible();
  await expect(waitingPage(page)).toBeAttached();
  await page.clock.runFor(2900);
  await expect(saved).toBeVisible();
  await page.clock.runFor(200);
  await expect(saved).toBeHidden();
  await page.clock.resume();
  await expect(accountButton(page)).toContainText("Andal");
  await page.reload();
  await expect(page.getByLabel("Phone number", { exact: true })).toHaveValue("9876543210");
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("1 Car Street, Srivilliputhur");
});

import type { Page } from "@playwright/test";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import {
  accountButton,
  addressOf,
  createButton,
  fillRegister,
  newcomer,
  saveAddressInModal,
  signedIn,
  signInAt,
  signInButton,
  test,
  typeSignIn,
} from "@/tests/support/e2e-accounts";
import { breakWriting, mendWriting, openProduct } from "@/tests/support/e2e-shopper";
import { expect } from "@/tests/support/e2e-test";
import { reportWait, waitingPage } from "@/tests/support/e2e-waits";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const alertOf = (page: Page) => main(page).getByRole("alert").filter({ hasText: /./ });

/** From now on the provider refuses this call with this code. */
async function refuse(page: Page, call: RegExp, message: string): Promise<void> {
  await page.unroute(call);
  await page.route(call, (route) => route.fulfill({ status: 400, json: { error: { code: 400, message } } }));
}

// promise: Login: e-mail, password, a link to register; register: full name, email, phone, password, confirm password
// promise: A show/hide toggle of the password
// promise: Checked in this order
test("the sign-in and register forms show a password when asked, and say one thing at a time", async ({ page }) => {
  await page.goto("/login");
  await expect(heading(page, "Sign In")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Continue with Google" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Forgot your password?" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
  await signInButton(page).click();
  await expect(field(page, "Email")).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(field(page, "Email")).toBeFocused();
  const password = field(page, "Password");
  await expect(password).toHaveAccessibleDescription("Password is required");
  const toggle = page.getByRole("button", { name: "Show password" });
  for (const [pressed, type] of [
    ["false", "password"],
    ["true", "text"],
  ] as const) {
    await expect(toggle).toHaveAttribute("aria-pressed", pressed);
    await expect(password).toHaveAttribute("type", type);
    await toggle.click();
  }
  await main(page).getByRole("link", { name: "Create an account" }).click();

  await expect(heading(page, "Register")).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
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
    await expect(field(page, label)).toHaveAccessibleDescription(sentence);
    await expect(field(page, label)).toBeFocused();
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
    await field(page, label).fill(mended);
  }
});

/** The success screen is shown for 1.2 s, by a clock that runs only when the test says so, and then leads on. */
async function standsFor1200ms(page: Page, submit: () => Promise<void>, title: string, then: RegExp): Promise<void> {
  const before = page.url();
  await page.clock.pauseAt(Date.now() + 600_000);
  await submit();
  // The focus comes with the timer, a moment after the heading.
  await expect(heading(page, title)).toBeFocused();
  await page.clock.runFor(1199);
  await expect(heading(page, title)).toBeVisible();
  expect(page.url()).toBe(before);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(then);
}

// promise: 'Account Created!' shows for 1.2 s, then /order-details if a pending product exists
test("'Account Created!' shows for 1.2 s, and then the order of the product that waited", async ({ page }) => {
  await page.clock.install();
  await openProduct(page, "Hill Tea");
  await page.getByRole("button", { name: "Buy Now" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign In" }).click();
  await main(page).getByRole("link", { name: "Create an account" }).click();
  await expect(createButton(page)).toBeEnabled();
  await fillRegister(page, newcomer());
  await standsFor1200ms(page, () => createButton(page).click(), "Account Created!", /\/order-details$/);
  await expect(main(page).getByText("Hill Tea × 1")).toBeVisible();
});

// promise: An error box
// promise: 'Welcome Back!', then home otherwise
// promise: 'Invalid email or password'
// promise: A failure is shown in the form, word for word
// promise: Success screens lead on after 1.2 s
test("a refused sign-in says why and has the focus; then comes the home page", async ({ page, emulator, guard }) => {
  guard.allow(/status of 400/);
  const { email, password } = newcomer();
  await emulator.addUser({ email, password });
  await page.clock.install();
  await page.goto("/login");
  const signIn = /accounts:signInWithPassword/;
  // unit/sign-in-messages has every code.
  for (const [typed, sentence] of [
    ["tamarind-8", "Invalid email or password"],
    [password, "Too many failed login attempts. Please try again later."],
  ] as const) {
    if (typed === password) await refuse(page, signIn, "TOO_MANY_ATTEMPTS_TRY_LATER");
    await typeSignIn(page, email, typed);
    await expect(alertOf(page)).toHaveText(sentence);
    await expect(alertOf(page)).toBeFocused();
  }
  await page.unroute(signIn);
  await expect(signInButton(page)).toBeEnabled();
  await standsFor1200ms(page, () => typeSignIn(page, email, password), "Welcome Back!", /:\d+\/$/);
});

// promise: The provider enforces its own rules too
// promise: 'Email already in use'
// promise: A verification e-mail is sent; a failure is only logged
// promise: A send-verification button
// promise: 'Failed to send verification email'
test("a refused registration says why; a mail that isn't sent doesn't stop it", async ({ page, emulator, guard }) => {
  guard.allow(/status of 400/);
  const taken = newcomer();
  await emulator.addUser({ email: taken.email, password: taken.password });
  await page.goto("/register");
  for (const [person, sentence] of [
    [taken, "Email already in use"],
    [newcomer(), "Password is too weak"],
  ] as const) {
    if (person !== taken) await refuse(page, /accounts:signUp/, "WEAK_PASSWORD : at least 12 characters");
    await fillRegister(page, person);
    await createButton(page).click();
    await expect(alertOf(page)).toHaveText(sentence);
    await expect(alertOf(page)).toBeFocused();
  }
  await page.unroute(/accounts:signUp/);
  await refuse(page, /accounts:sendOobCode/, "TOO_MANY_ATTEMPTS_TRY_LATER");
  await createButton(page).click();
  await expect(heading(page, "Account Created!")).toBeVisible();
  await expect(main(page).getByRole("status")).toHaveText(
    "We couldn't send the link to confirm your e-mail. You can ask for it in your account.",
  );
  await expect(page).toHaveURL(/\/#categories$/);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Send verification email" }).click();
  await expect(alertOf(page)).toHaveText("Failed to send verification email");
});

// promise: /forgot-password sends the provider's reset mail
test("a reset e-mail sets a new password; an unknown address reads the same", async ({ page, emulator, guard }) => {
  guard.allow(/status of 400/);
  const person = newcomer();
  await emulator.addUser({ email: person.email, password: person.password });
  for (const email of ["nobody@customer.example", person.email]) {
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(heading(page, "Forgot your password?")).toBeVisible();
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText(`If ${email} has an account here, a link is on its way.`)).toBeVisible();
  }
  const [link = ""] = await emulator.links(person.email, "PASSWORD_RESET");
  await fetch(`${link}&newPassword=brass-lamp-9`);
  await signInAt(page, { ...person, password: "brass-lamp-9" });
});

// promise: Profile redirects to /login if not signed in
// promise: An editable form; the saved message clears after 3 s
// promise: 'Email cannot be changed'
test("the profile leads over the sign-in, needs all four fields, and says it is saved", async ({ page, emulator }) => {
  const { email, password } = newcomer();
  await emulator.addUser({ email, password });
  await page.goto("/profile");
  await expect(page).toHaveURL("/login?next=/profile");
  await typeSignIn(page, email, password);
  await expect(page).toHaveURL("/profile");
  await page.goto("/login");
  await expect(page.getByText(`You're signed in as ${email}.`)).toBeVisible();

  await page.clock.install();
  await reportWait(page, 3000);
  await page.goto("/profile");
  const [name, phone, address] = ["Full name", "Phone number", "Address"].map((label) => field(page, label));
  const save = page.getByRole("button", { name: "Save changes" });
  if (!name || !phone || !address) throw new Error("The profile has no such fields.");
  await name.fill("");
  await save.click();
  for (const missing of ["Full name", "Phone number", "Address", "State"])
    await expect(page.getByText(`${missing} is required`, { exact: true })).toBeVisible();
  await expect(name).toBeFocused();
  const own = page.getByRole("textbox", { name: "Email" });
  await expect(own).toHaveJSProperty("readOnly", true);
  await expect(own).toHaveAccessibleDescription("Email cannot be changed");
  await name.fill("Andal Nachiyar");
  await phone.fill("+91 98765 43210");
  await address.fill("1 Car Street, Srivilliputhur");
  await page.getByLabel("State").selectOption("Tamil Nadu");
  // The page's clock stands still from here on, however slow saving is.
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
  await expect(phone).toHaveValue("9876543210");
  await expect(address).toHaveValue("1 Car Street, Srivilliputhur");
});

// promise: Claiming sends a signed-in user to a random category page
test("claiming the first-order offer leads to any of the categories", async ({ page, emulator }) => {
  await signedIn(page, emulator, newcomer());
  for (const [chance, { slug, name }] of [
    [0, categories[0]],
    [0.999, categories.at(-1)],
  ] as [number, (typeof categories)[number]][]) {
    await page.addInitScript((drawn) => {
      Math.random = () => drawn;
    }, chance);
    await page.goto("/first-order");
    await expect(page).toHaveURL(`/category/${slug}`);
    await expect(heading(page, name)).toBeVisible();
  }
});

/** Makes this browser's storage too full, once, for a key that begins so. */
const fillUpOnce = (page: Page, start: string) =>
  page.evaluate((start) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (!key.startsWith(start)) return setItem.call(this, key, value);
      Storage.prototype.setItem = setItem;
      throw new DOMException("full", "QuotaExceededError");
    };
  }, start);

// promise: 'Failed to save address. Please try again.', 'An error occurred while saving address.'
// promise: 'Failed to update profile', 'An error occurred'
test("an address and a profile that can't be saved say so, and nothing is lost", async ({ page, emulator, guard }) => {
  guard.allow(/status of 400/);
  const person = await signedIn(page, emulator, newcomer());
  await page.goto("/profile");
  await expect(heading(page, person.name)).toBeVisible();
  await accountButton(page).click();
  await page.locator("#user-menu").getByRole("button", { name: "Add or Edit Address" }).click();
  const modal = page.getByRole("dialog");
  for (const [label, text] of Object.entries(addressOf(person))) await modal.getByLabel(label).fill(text);
  const saveAddress = modal.getByRole("button", { name: "Save Address" });
  await breakWriting(page, "addressLine1");
  await saveAddress.click();
  await expect(modal.getByRole("alert")).toHaveText("An error occurred while saving address.");
  await mendWriting(page);
  await fillUpOnce(page, "");
  await saveAddress.click();
  await expect(modal.getByRole("alert")).toHaveText("Failed to save address. Please try again.");
  await expect(modal.getByRole("alert")).toBeFocused();
  await saveAddressInModal(page, person);

  await field(page, "Address").fill("1 Car Street, Srivilliputhur");
  await page.getByLabel("State").selectOption("Tamil Nadu");
  const save = page.getByRole("button", { name: "Save changes" });
  await breakWriting(page, "isOfferEligible");
  await save.click();
  await expect(alertOf(page)).toHaveText("An error occurred");
  await mendWriting(page);
  await refuse(page, /accounts:update/, "INTERNAL_ERROR");
  await field(page, "Full name").fill("Kamala R");
  await save.click();
  await expect(alertOf(page)).toHaveText("Failed to update profile");
  await page.unroute(/accounts:update/);
  await fillUpOnce(page, "profile_");
  await save.click();
  await expect(alertOf(page)).toHaveText("Failed to update profile");
  await expect(page.getByText("Profile updated successfully")).toHaveCount(0);
  await save.click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
});

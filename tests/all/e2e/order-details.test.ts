import type { Page } from "@playwright/test";
import {
  atDetails,
  breakWriting,
  fillDetails,
  mendWriting,
  place,
  toSummary,
  typed,
} from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

test.beforeEach(({ page }) => atDetails(page));

const goOn = (page: Page) => page.getByRole("button", { name: "Continue to Order Summary" });

/** The field is marked as wrong, and tied to exactly this error message. */
async function expectWrong(page: Page, label: string, sentence: string): Promise<void> {
  const field = page.getByLabel(label);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(sentence);
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
}

// promise: Order details: 'Full name is required', 'Phone number is required', 'Address Line 1 is required', 'City is
//   required', 'State is required', 'Pincode is required'
// promise: E-mail format, 'Phone number must be exactly 10 digits', 'Pincode must be exactly 6 digits'
test("an empty form names each missing field there, and wrong values are told until mended", async ({ page }) => {
  await goOn(page).click();
  for (const label of ["Full name", "Phone number", "Address Line 1", "City", "State", "Pincode"])
    await expectWrong(page, label, `${label} is required`);
  for (const optional of ["Email", "Address Line 2"])
    await expect(page.getByLabel(optional)).toHaveAttribute("aria-invalid", "false");
  await expect(page).toHaveURL("/order-details");

  const phone = page.getByLabel("Phone number");
  await phone.fill("98765");
  await page.getByLabel("Email").fill("meenakshi@");
  await page.getByLabel("Pincode").fill("60000");
  await goOn(page).click();
  await expectWrong(page, "Phone number", "Phone number must be exactly 10 digits");
  await expectWrong(page, "Email", "Please enter a valid email address");
  await expectWrong(page, "Pincode", "Pincode must be exactly 6 digits");
  // A pasted number takes its error away at once.
  await phone.fill("+91 98765 43210");
  await expect(phone).toHaveValue("9876543210");
  await expect(phone).toHaveAttribute("aria-invalid", "false");
  await expect(phone).toHaveAccessibleDescription("");
  await expect(phone).toBeFocused();
});

test("the focus goes to the first wrong field, from the top of the form to its end", async ({ page }) => {
  const topDown = ["Full name", "Phone number", "Email", "Address Line 1", "Pincode", "City", "State"] as const;
  await page.getByLabel("Email").fill("meenakshi@");
  for (const label of topDown) {
    // The pincode fills in a city and a state, which are taken back so that each is wrong in its turn.
    if (label === "City") await page.getByLabel("City").fill("");
    await page.getByLabel("State").selectOption("");
    await goOn(page).focus();
    await goOn(page).click();
    await expect(page.getByLabel(label)).toBeFocused();
    if (label === "State") await page.getByLabel(label).selectOption("Tamil Nadu");
    else await page.getByLabel(label).fill(typed[label]);
  }
  await toSummary(page);
});

// promise: Phone input strips non-digits and caps at 10
// promise: Pincode input strips non-digits and caps at 6
// promise: Contact and address fields with a state dropdown
test("phone and pincode keep their digits, and a pincode fills in a state not chosen by hand", async ({ page }) => {
  const [phone, pincode, state] = [
    page.getByLabel("Phone number"),
    page.getByLabel("Pincode"),
    page.getByLabel("State"),
  ];
  // unit/phone has every form, and unit/pincode every rule.
  await phone.pressSequentially("+91 98765 43210");
  await phone.blur();
  await expect(phone).toHaveValue("9876543210");
  await pincode.pressSequentially("560 001-77x");
  await expect(pincode).toHaveValue("560001");
  await expect(state).toHaveValue("Karnataka");
  await expect(page.getByText("Expected delivery: 8 days")).toBeVisible();
  // What a pincode has filled in follows the next one; what was chosen by hand stays.
  await pincode.fill("600004");
  await expect(state).toHaveValue("Tamil Nadu");
  await state.selectOption("Kerala");
  await pincode.fill("560001");
  await expect(state).toHaveValue("Kerala");
});

// promise: E-mail is optional for guests
test("an order needs no e-mail, and a pincode of another state leads to a question", async ({ page, shop }) => {
  await fillDetails(page, { Email: "", "Address Line 2": "" });
  await page.getByLabel("State").selectOption("Kerala");
  const question = "Pincode 600004 is usually in Tamil Nadu. Is Kerala right?";
  await expect(page.getByLabel("Pincode")).toHaveAccessibleDescription(question);
  await expect(page.getByLabel("Pincode")).toHaveAttribute("aria-invalid", "false");
  await toSummary(page);
  expect(shop.orderOnDisk(await place(page))).toMatchObject({
    guest_email: null,
    guest_address: "14 Kutchery Road, Chennai, Kerala - 600004",
  });
});

// promise: Order details: 'Failed to create order', 'An unexpected error occurred'
test("a checkout that can't be stored shows 'Failed to create order', or what else, and stays", async ({ page }) => {
  await fillDetails(page);
  const alert = page.getByRole("main").getByRole("alert").filter({ hasText: /./ });
  // Whatever breaks in a browser, this time it is the keeping of a checkout.
  await breakWriting(page, '"order_id"');
  await goOn(page).click();
  await expect(alert).toHaveText("An unexpected error occurred");
  await expect(alert).toBeFocused();
  await mendWriting(page);
  await page.evaluate(() => sessionStorage.removeItem("checkout_draft"));
  await goOn(page).click();
  await expect(alert).toHaveText("Failed to create order");
  await expect(page).toHaveURL("/order-details");
  await expect(page.getByLabel("City")).toHaveValue("Chennai");
});

// promise: a town that a pincode filled in can be put right with one press, and one that was typed stays
test("a pincode fills in a town, which one press selects; what is typed stays", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 620 });
  const [pincode, city] = [page.locator("[name=pincode]"), page.locator("[name=city]")];
  const notRight = page.getByRole("button", { name: "Not right?" });
  await expect(notRight).toHaveCount(0);
  await pincode.fill("641001");
  await expect(city).toHaveValue("Coimbatore");
  expect((await notRight.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await notRight.click();
  await expect(city).toBeFocused();
  // All of it is selected: the first key replaces it.
  await page.keyboard.type("Valparai");
  await expect(city).toHaveValue("Valparai");
  await expect(notRight).toHaveCount(0);
  await pincode.fill("642127");
  await expect(city).toHaveValue("Valparai");
  await city.fill("");
  await pincode.fill("625001");
  await expect(city).toHaveValue("Madurai");
});

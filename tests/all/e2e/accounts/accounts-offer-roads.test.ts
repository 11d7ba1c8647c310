import type { Locator, Page } from "@playwright/test";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import {
  createButton,
  fillRegister,
  type Newcomer,
  newcomer,
  signedIn,
  test,
  typeSignIn,
} from "@/tests/support/e2e-accounts";
import { hurry, offerButton, popupOf } from "@/tests/support/e2e-offer";
import { atDetails, putInCart, readyToPlace, typed } from "@/tests/support/e2e-shopper";
import { expect } from "@/tests/support/e2e-test";
import { long } from "@/tests/support/length";

const kinds = ["a new customer", "a returning customer", "a signed-in customer"] as const;
type Kind = (typeof kinds)[number];

const PACK = "Hill Tea";
const begunForm = { "Full name": typed["Full name"], "Address Line 1": typed["Address Line 1"] };
const main = (page: Page) => page.getByRole("main");

const cart = (page: Page) => putInCart(page, [PACK]);
async function form(page: Page): Promise<void> {
  await atDetails(page, PACK, { guest_name: begunForm["Full name"], line1: begunForm["Address Line 1"] });
  await expect(main(page)).toContainText("Total₹200");
}
async function summary(page: Page): Promise<void> {
  await readyToPlace(page, PACK);
  await expect(main(page)).toContainText("Total₹200");
}

/** What the customer has begun before they claim. */
const begun: Record<string, ((page: Page) => Promise<void>)[]> = {
  nothing: [],
  cart: [cart],
  form: [form],
  summary: [summary],
  /** With a checkout under way in the same tab. */
  "cart, checkout": [cart, form],
};

/** Where a claim leads, and what the customer finds there. */
const ends = {
  async "some category"(page: Page) {
    await expect(page).toHaveURL(/\/category\/[a-z-]+$/);
    const some = categories.find(({ slug }) => page.url().endsWith(`/category/${slug}`));
    await expect(page.getByRole("heading", { level: 1, name: some?.name })).toBeVisible();
    await expect(page.getByText("50% OFF!").first()).toBeVisible();
    const news = page.getByText(/50% off is yours/);
    await expect(news).toHaveText(["50% off is yours: it comes off in the cart"]);
    await expect(news).toBeInViewport();
  },
  async "the cart"(page: Page) {
    await expect(page).toHaveURL("/cart");
    await atHalfPrice(page);
    await expect(page.getByRole("heading", { name: PACK })).toBeVisible();
  },
  async "the form"(page: Page) {
    await expect(page).toHaveURL("/order-details");
    await atHalfPrice(page);
    for (const [label, text] of Object.entries(begunForm)) await expect(page.getByLabel(label)).toHaveValue(text);
  },
  async "the summary"(page: Page) {
    await expect(page).toHaveURL("/order-summary");
    await atHalfPrice(page);
    for (const text of Object.values(begunForm)) await expect(main(page)).toContainText(text);
    await expect(page.getByRole("button", { name: "Place Order" })).toBeEnabled();
  },
};

async function atHalfPrice(page: Page): Promise<void> {
  await expect(main(page)).toContainText("Total₹100");
  await expect(claimInBill(page)).toHaveCount(0);
}

const claimInBill = (page: Page): Locator =>
  main(page)
    .getByRole("link", { name: "Claim 50% off" })
    .or(main(page).getByRole("button", { name: "Claim 50% off" }));

const doors = {
  "the popup": (page: Page) => popupOf(page).getByRole("button", { name: "Claim 50% off" }),
  "the header": (page: Page) => offerButton(page),
  "the bill": claimInBill,
};

/** @param on the page where the customer then presses the button, where it is another one than that of what they have begun */
type Road = [door: keyof typeof doors, before: string, on: string | null, end: keyof typeof ends];
const roads: Road[] = [
  ["the popup", "nothing", "/categories", "some category"],
  ["the popup", "cart", "/categories", "the cart"],
  ["the popup", "form", "/categories", "the form"],
  ["the header", "nothing", "/categories", "some category"],
  ["the header", "cart", "/categories", "the cart"],
  ["the header", "summary", "/categories", "the summary"],
  ["the bill", "cart", "/cart", "the cart"],
  ["the bill", "cart, checkout", "/cart", "the cart"],
  ["the bill", "form", null, "the form"],
  ["the bill", "summary", null, "the summary"],
];

/** The sign-in page in its offer mode, and how this customer gets past it. */
async function enter(page: Page, kind: Kind, person: Newcomer): Promise<void> {
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByRole("heading", { level: 1, name: "Half price on your first order" })).toBeVisible();
  await expect(page.getByText("An order of ₹600 costs you ₹300.")).toBeVisible();
  await expect(createButton(page)).toBeVisible();
  if (kind === "a new customer") {
    await fillRegister(page, person);
    return createButton(page).click();
  }
  await expect(page.getByText("Have an account? Sign in", { exact: true })).toBeVisible();
  await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(createButton(page)).toHaveCount(0);
  await typeSignIn(page, person.email, person.password);
}

// Each way to claim is tried by each kind of customer; test:long tries every combination.
for (const [index, [door, before, on, end]] of roads.entries())
  for (const kind of long ? kinds : kinds.slice(index % kinds.length, (index % kinds.length) + 1))
    test.describe(() => {
      test.use({ popup: door === "the popup" });
      // promise: A 50% OFF button: a guest signs in first
      test(`claim at ${door}, ${on ?? "there"}, with ${before}: ${kind} is at ${end}`, async ({ page, emulator }) => {
        await hurry(page, 1200, 2000);
        const person = newcomer();
        const { email, password, name: displayName } = person;
        if (kind === "a returning customer") await emulator.addUser({ email, password, displayName });
        if (kind === "a signed-in customer") await signedIn(page, emulator, person);
        for (const begin of begun[before] ?? []) await begin(page);
        if (on) await page.goto(on);
        if (door === "the bill") await expect(main(page)).toContainText("Save ₹100 on your first order");
        await doors[door](page).click();
        if (kind !== "a signed-in customer") await enter(page, kind, person);
        await ends[end](page);
        await expect(popupOf(page)).toHaveCount(0);
      });
    });

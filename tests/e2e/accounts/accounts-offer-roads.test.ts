import type { Locator, Page } from "@playwright/test";
import { categories, findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import {
  createButton,
  type Emulator,
  fillRegister,
  type Newcomer,
  newcomer,
  test,
  typeSignIn,
} from "@/tests/support/e2e-accounts";
import { hurry, offerButton, popupOf } from "@/tests/support/e2e-offer";
import { fillDetails, toSummary } from "@/tests/support/e2e-shopper";
import { expect } from "@/tests/support/e2e-test";
import { phoneOf } from "@/tests/support/orders";

const POPUP_COMES = 2000;
const WELCOME_GOES = 1200;

const kinds = ["a new customer", "a returning customer", "a signed-in customer"] as const;
type Kind = (typeof kinds)[number];

const PACK = "Hill Tea";
const typed = { "Full name": "Ponni of Uraiyur", "Address Line 1": "3 Big Bazaar Street" };
const summaryOf = (page: Page) => page.getByRole("main");
let phones = 200;

/** What the customer has begun before they claim: it ends on the page where they then press the button. */
const begun = {
  nothing: (page: Page) => page.goto("/categories").then(() => {}),
  async cart(page: Page) {
    await fillCart(page);
    await page.goto("/categories");
  },
  async "cart page"(page: Page) {
    await fillCart(page);
    await page.goto("/cart");
  },
  /** The cart's page, with a checkout under way in the same tab. */
  async "cart page, checkout"(page: Page) {
    await fillCart(page);
    await halfFilledForm(page);
    await page.goto("/cart");
  },
  form: halfFilledForm,
  async "form, left"(page: Page) {
    await halfFilledForm(page);
    await page.goto("/categories");
  },
  summary: filledSummary,
  async "summary, left"(page: Page) {
    await filledSummary(page);
    await page.goto("/categories");
  },
};

async function fillCart(page: Page): Promise<void> {
  const line = { id: "tea-1", product_name: PACK, name: PACK, category: "Tea", price: 200, quantity: 1 };
  // The shop's lightest page: all that is wanted of it is its storage.
  await page.goto("/robots.txt");
  await page.evaluate((line) => localStorage.setItem("cart", JSON.stringify([line])), {
    ...line,
    isSample: false,
    description: "",
  });
}

/** The order-details form of one pack. */
async function form(page: Page): Promise<void> {
  await page.goto(`/product-details/${findProductByName(PACK)?.slug}`);
  await page.getByRole("button", { name: "Buy Now" }).click();
  const heading = page.getByRole("heading", { level: 1, name: "Order details" });
  const asGuest = page.getByRole("dialog").getByRole("button", { name: "Continue as Guest" });
  await expect(heading.or(asGuest)).toBeVisible();
  if (await asGuest.isVisible()) await asGuest.click();
  await expect(heading).toBeVisible();
}

async function halfFilledForm(page: Page): Promise<void> {
  await form(page);
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  await expect(summaryOf(page)).toContainText("Total₹200");
}

async function filledSummary(page: Page): Promise<void> {
  await form(page);
  await fillDetails(page, { ...typed, "Phone number": phoneOf(phones++) });
  await toSummary(page);
  await expect(summaryOf(page)).toContainText("Total₹200");
}

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
    for (const [label, text] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(text);
  },
  async "the summary"(page: Page) {
    await expect(page).toHaveURL("/order-summary");
    await atHalfPrice(page);
    for (const text of Object.values(typed)) await expect(summaryOf(page)).toContainText(text);
    await expect(page.getByRole("button", { name: "Place Order" })).toBeEnabled();
  },
};

async function atHalfPrice(page: Page): Promise<void> {
  await expect(summaryOf(page)).toContainText("Total₹100");
  await expect(claimInBill(page)).toHaveCount(0);
}

const claimInBill = (page: Page): Locator =>
  summaryOf(page)
    .getByRole("link", { name: "Claim 50% off" })
    .or(summaryOf(page).getByRole("button", { name: "Claim 50% off" }));

const doors = {
  "the popup": (page: Page) => popupOf(page).getByRole("button", { name: "Claim 50% off" }),
  "the header": (page: Page) => offerButton(page),
  "the bill": claimInBill,
};

const roads: [door: keyof typeof doors, before: keyof typeof begun, end: keyof typeof ends][] = [
  ["the popup", "nothing", "some category"],
  ["the popup", "cart", "the cart"],
  ["the popup", "form, left", "the form"],
  ["the header", "nothing", "some category"],
  ["the header", "cart", "the cart"],
  ["the header", "summary, left", "the summary"],
  ["the bill", "cart page", "the cart"],
  ["the bill", "cart page, checkout", "the cart"],
  ["the bill", "form", "the form"],
  ["the bill", "summary", "the summary"],
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
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await typeSignIn(page, person.email, person.password);
}

/** Signs in without looking at the welcome, which is hurried here and may be gone before it is seen. */
async function signInQuickly(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.goto("/login");
  await typeSignIn(page, email, password);
  await expect(page).toHaveURL("/");
}

async function account(emulator: Emulator, kind: Kind): Promise<Newcomer> {
  const person = newcomer();
  const { email, password, name } = person;
  if (kind !== "a new customer") await emulator.addUser({ email, password, displayName: name });
  return person;
}

/** Nobody: the browser as the next customer finds it. What it has cached stays. */
async function forgetAll(page: Page): Promise<void> {
  await page.goto("/robots.txt");
  await page.context().clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = "" } of await indexedDB.databases())
      await new Promise((gone) => {
        indexedDB.deleteDatabase(name).onsuccess = gone;
      });
  });
}

for (const [door, before, end] of roads)
  test.describe(() => {
    test.use({ popup: door === "the popup" });
    test(`claimed at ${door} with ${before}: every customer goes on at ${end}`, async ({ page, emulator }) => {
      // Three customers, each with an account and a checkout.
      test.slow();
      await hurry(page, WELCOME_GOES, POPUP_COMES);
      for (const kind of kinds)
        await test.step(kind, async () => {
          const person = await account(emulator, kind);
          if (kind === "a signed-in customer") await signInQuickly(page, person);
          await begun[before](page);
          if (door === "the bill") await expect(summaryOf(page)).toContainText("Save ₹100 on your first order");
          await doors[door](page).click();
          if (kind !== "a signed-in customer") await enter(page, kind, person);
          await ends[end](page);
          await expect(popupOf(page)).toHaveCount(0);
          await forgetAll(page);
        });
    });
  });

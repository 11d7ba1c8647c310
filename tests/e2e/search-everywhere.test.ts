import type { Page } from "@playwright/test";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { contactLinks } from "#lib/shop/facts/shop.ts";
import { searchExamples } from "#lib/shop/search/search-words.ts";
import { hold } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

/** In the header, or on a phone a tab. */
const opener = (page: Page) => page.getByRole("button", { name: "Search", exact: true }).filter({ visible: true });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Search" });
const fieldOf = (page: Page) => dialogOf(page).getByRole("searchbox", { name: "Search products" });
const hrefs = (page: Page) =>
  dialogOf(page)
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
const elsewhere = (page: Page) => page.getByRole("main").getByRole("region");

async function openSearch(page: Page): Promise<void> {
  await opener(page).click();
  await expect(fieldOf(page)).toBeFocused();
}

test("the header's search finds products of all categories, best first, and leads to them", async ({ page }) => {
  await page.goto("/");
  await openSearch(page);
  await fieldOf(page).fill("hill");
  await expect(dialogOf(page).getByRole("status")).toHaveText("3 products");
  await fieldOf(page).fill("elaichi");
  await expect(dialogOf(page).getByRole("status")).toHaveText("1 product");
  const row = dialogOf(page).getByRole("link", { name: "Green Cardamom" });
  for (const text of ["ஏலக்காய்", "₹200"]) await expect(row).toContainText(text);
  await row.click();
  await expect(page.getByRole("heading", { level: 1, name: "Green Cardamom" })).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("with the keyboard: Enter follows the first hit, Esc closes, and the focus returns", async ({ page }) => {
  await page.goto("/category/tea");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type("pepper");
  await expect(dialogOf(page).getByRole("status")).toHaveText("2 products");
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type("garlic peper");
  await expect(dialogOf(page).getByRole("status")).toHaveText("1 product");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Garlic Pepper" })).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
});

test("an empty field offers the categories and words that find something", async ({ page }) => {
  await page.goto("/cart");
  await openSearch(page);
  expect(await hrefs(page)).toEqual(categories.map(({ slug }) => `/category/${slug}`));
  for (const word of searchExamples) {
    await dialogOf(page).getByRole("button", { name: word, exact: true }).click();
    await expect(fieldOf(page)).toHaveValue(word);
    await expect(fieldOf(page)).toBeFocused();
    await expect(dialogOf(page).getByRole("status")).toHaveText(/^[1-9]\d* products?$/);
    await dialogOf(page).getByRole("button", { name: "Clear search" }).click();
    await expect(fieldOf(page)).toHaveValue("");
  }
  await expect.poll(() => hrefs(page)).toEqual(categories.map(({ slug }) => `/category/${slug}`));
  await dialogOf(page).getByRole("link", { name: "Crisps" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Crisps" })).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
});

test("what finds nothing leads to products of such a name, or to the categories and the phone", async ({ page }) => {
  await page.goto("/");
  await openSearch(page);
  await fieldOf(page).fill("xyzzy");
  await expect(dialogOf(page).getByRole("status")).toHaveText("0 products");
  await expect(dialogOf(page).getByRole("heading", { name: "No products found" })).toBeVisible();
  expect(await hrefs(page)).toEqual([...categories.map(({ slug }) => `/category/${slug}`), contactLinks.phone]);
  await page.keyboard.press("Enter");
  await expect(fieldOf(page)).toBeFocused();
  await fieldOf(page).fill("kardomon");
  await expect(dialogOf(page).getByRole("heading", { name: "Did you mean" })).toBeVisible();
  expect(await hrefs(page)).toEqual(["/product-details/green-cardamom"]);
});

test("a category's search offers what others have, and where to look when nothing is found", async ({ page }) => {
  await page.goto("/category/spice");
  const field = page.getByRole("searchbox", { name: "Search products" });
  await expect(field).toHaveAttribute("placeholder", "Search in Spice");
  await field.fill("hill");
  await expect(page.getByText('Found 2 product(s) matching "hill"')).toBeVisible();
  await expect(elsewhere(page).getByRole("heading", { name: "In other categories" })).toBeVisible();
  await expect(elsewhere(page).getByRole("link")).toHaveText([/Hill Tea/]);

  await field.fill("xyzzy");
  const others = categories.filter(({ slug }) => slug !== "spice").map(({ name }) => new RegExp(name));
  await expect(elsewhere(page).getByRole("listitem")).toHaveText(others);
  await expect(elsewhere(page).locator(`a[href='${contactLinks.phone}']`)).toBeVisible();

  await field.fill("forest");
  await elsewhere(page).getByRole("link", { name: "Forest Honey" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Forest Honey" })).toBeVisible();
});

test("no page loads the search before it is opened", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text().catch(() => ""));
  });
  /** How many of the loaded scripts have a word that only the search has. */
  const withSearch = async () => (await Promise.all(scripts)).filter((text) => text.includes("kurumulaku")).length;
  const opened: [path: string, search: () => Promise<void>][] = [
    ["/", () => openSearch(page)],
    ["/category/spice", () => page.getByRole("searchbox", { name: "Search products" }).focus()],
  ];
  for (const [path, search] of opened) {
    scripts.length = 0;
    await page.goto(path, { waitUntil: "networkidle" });
    expect(scripts.length).toBeGreaterThan(3);
    expect(await withSearch(), path).toBe(0);
    await search();
    await expect.poll(withSearch, path).toBe(1);
  }
});

test("what is typed before the search has loaded is searched for then; all cards stay", async ({ page }) => {
  const spices = categories.find(({ slug }) => slug === "spice")?.products ?? [];
  const cards = page.getByRole("main").locator("a[data-product]");
  await page.goto("/category/spice", { waitUntil: "networkidle" });
  const load = await hold(page, "**/*.js");
  await page.getByRole("searchbox").fill("pepper");
  await expect(page.getByRole("searchbox")).toHaveValue("pepper");
  await expect(cards).toHaveCount(spices.length);
  load();
  await expect(cards).toHaveCount(2);
  await expect(page.getByText('Found 2 product(s) matching "pepper"')).toBeVisible();
});

test("what is typed before the page's scripts run is searched for when they do", async ({ page }) => {
  const load = await hold(page, "**/*.js");
  await page.goto("/category/spice", { waitUntil: "domcontentloaded" });
  await page.getByRole("searchbox").fill("pepper");
  load();
  await expect(page.getByText('Found 2 product(s) matching "pepper"')).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("pepper");
});

test("without a connection the search button leads to the list of categories", async ({ page, guard }) => {
  guard.allow(/^request: net::ERR_FAILED GET .*\.js$/);
  guard.allow(/^console: .*ERR_FAILED/);
  await page.goto("/");
  // Its own scripts have come: they start after the first picture, and on a slow machine after a pause of the network.
  await expect(page.locator("html[data-alive]")).toBeAttached();
  let cut = true;
  await page.route("**/*.js", (route) => (cut ? route.abort() : route.continue()));
  // The page itself must still load, as from the browser's cache.
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await opener(page).click();
  await page.waitForURL("**/categories", { waitUntil: "commit" });
  cut = false;
});

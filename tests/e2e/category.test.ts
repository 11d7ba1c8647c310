import type { Page } from "@playwright/test";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { hasWeight, weights } from "#lib/shop/catalogue/weights.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { contentFolder } from "@/scripts/content/folders";
import { readContent } from "@/scripts/content/read";
import { cartCount } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

const spices = categories.find(({ slug }) => slug === "spice")?.products ?? [];
const cards = (page: Page) => page.getByRole("main").locator("a[data-product]");
const names = (page: Page) => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute("data-product")));
const search = (page: Page) => page.getByRole("searchbox", { name: "Search products" });
const weight = (page: Page) => page.getByRole("button", { name: /^Weight/ });
const status = (page: Page) => page.getByRole("main").getByRole("status").first();

// promise: Back link to /#categories; banner with title and description
// promise: Each card: name, 'Ready-to-cook authentic traditional mix', badge and price
test("each category has its link back, its banner, and a card for each product", async ({ page }) => {
  for (const { slug, name, description, products } of categories) {
    await page.goto(`/category/${slug}`);
    await expect(page.getByRole("main").getByRole("link", { name: "Back" })).toHaveAttribute("href", "/#categories");
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByText(description, { exact: true })).toBeVisible();
    expect(await names(page)).toEqual(products.map((product) => product.slug));
    const shown = await cards(page).evaluateAll((all) =>
      all.map((card) => [card.getAttribute("href"), card.textContent]),
    );
    for (const [n, product] of products.entries()) {
      expect(shown[n]?.[0]).toBe(`/product-details/${product.slug}`);
      for (const text of [product.name, "Ready-to-cook authentic traditional mix", "NEW", rupees(product.price)])
        expect(shown[n]?.[1]).toContain(text);
    }
  }
});

test("each category has the two colours of its content", async ({ page }) => {
  const categories = readContent(contentFolder()).content?.categories ?? [];
  expect(categories.length).toBeGreaterThan(0);
  await page.goto("/categories");
  for (const { slug, colours } of categories) {
    const own = page.getByRole("main").locator(`[data-category='${slug}']`).first();
    const [deep, light] = await own.evaluate((box) =>
      ["--deep", "--light"].map((name) => getComputedStyle(box).getPropertyValue(name).trim()),
    );
    expect({ deep, light }, slug).toEqual(colours);
  }
});

test("a card is read out by its name, which is a heading, and not by what its picture shows", async ({ page }) => {
  const [first] = spices;
  if (!first) throw new Error("no spices");
  const levels: [string, 2 | 3][] = [
    ["/category/spice", 2],
    [`/product-details/${first.slug}`, 3],
  ];
  for (const [path, level] of levels) {
    await page.goto(path);
    const headings = cards(page).getByRole("heading", { level });
    await expect(headings).toHaveCount(await cards(page).count());
    expect(await cards(page).count()).toBeGreaterThan(1);
    await expect(cards(page).getByRole("img")).toHaveCount(0);
  }
});

// promise: Grid of 1 to 4 columns
test("the grid has one column on the narrowest phones, two from 340 px, and more where room is", async ({ page }) => {
  await page.goto("/category/spice");
  for (const [width, columns] of [
    [320, 1],
    [340, 2],
    [360, 2],
    [700, 2],
    [1100, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(columns);
  }
});

// promise: Search box
// promise: 'Found N product(s) matching "{query}"'
test("the search narrows the cards as one types, and says how many it found", async ({ page }) => {
  await page.goto("/category/spice");
  await search(page).fill("PEPPER");
  await expect(cards(page)).toHaveCount(2);
  await expect(status(page)).toHaveText('Found 2 product(s) matching "PEPPER"');
  await search(page).fill("சுக்கு");
  await expect.poll(() => names(page)).toEqual(["dry-ginger"]);
  await expect(status(page)).toHaveText('Found 1 product(s) matching "சுக்கு"');
  await search(page).fill("");
  await expect(cards(page)).toHaveCount(spices.length);
  await expect(status(page)).toBeEmpty();
  await page.goto("/category/tea");
  // Another category has the word in a name, this one on its card.
  await search(page).fill("estate");
  await expect.poll(() => names(page)).toEqual(["hill-tea"]);
  await expect(status(page)).toHaveText('Found 1 product(s) matching "estate"');
});

// promise: 'No products found' with 'Clear Search' when a search is active
test("a search that finds nothing says so, and Clear Search or the cross brings everything back", async ({ page }) => {
  await page.goto("/category/spice");
  const cross = page.getByRole("button", { name: "Empty the search box" });
  await search(page).fill("pep");
  await cross.click();
  await expect(search(page)).toHaveValue("");
  await expect(search(page)).toBeFocused();
  await expect(cross).toHaveCount(0);
  await search(page).fill("pizza");
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(status(page)).toHaveText('Found 0 product(s) matching "pizza"');
  await page.getByRole("button", { name: "Clear Search" }).click();
  await expect(cards(page)).toHaveCount(spices.length);
  await expect(search(page)).toHaveValue("");
  await expect(search(page)).toBeFocused();
});

const choose = async (page: Page, choice: string) => {
  await weight(page).click();
  await page.getByRole("group", { name: "Weight" }).getByText(choice, { exact: true }).click();
};

// promise: 'No products available' without a search
// promise: Weights: All Weights, 50g, 100g, 200g, 500g, 1kg; only 200g or none yields products
test("each of the weight filter's six choices shows and announces the packs of its weight", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 620 });
  await page.goto("/category/spice");
  await expect(weight(page)).toHaveText("Weight: All Weights");
  await expect(status(page)).toBeEmpty();
  expect(weights).toHaveLength(6);
  await weight(page).click();
  await expect(page.getByRole("radio")).toHaveCount(weights.length);
  await page.keyboard.press("Escape");
  for (const choice of [...weights.slice(1), "All Weights"] as const) {
    await choose(page, choice);
    await expect(weight(page)).toHaveText(`Weight: ${choice}`);
    const held = spices.filter(({ grams }) => hasWeight(grams, choice));
    await expect(cards(page)).toHaveCount(held.length);
    await expect(status(page)).toHaveText(`Showing ${held.length} product(s): ${choice}`);
    if (held.length > 0) continue;
    await expect(page.getByRole("heading", { name: "No products available" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Clear Search" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Show all" })).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Show all" }).click({ trial: true });
  }
  await search(page).fill("pepper");
  await choose(page, "1kg");
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear Search" }).click();
  await expect(page.getByRole("heading", { name: "No products available" })).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(cards(page)).toHaveCount(spices.length);
});

// promise: Weight filter dropdown that closes on an outside click
test("the weight filter closes on a press elsewhere and on Esc, and works with the arrow keys", async ({ page }) => {
  await page.goto("/category/spice");
  const list = page.getByRole("group", { name: "Weight" });
  await weight(page).click();
  await expect(list).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(list).toBeHidden();
  await weight(page).press("Enter");
  await expect(page.getByRole("radio", { name: "All Weights" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "50g" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(weight(page)).toBeFocused();
  await expect(weight(page)).toHaveText("Weight: 50g");
});

// promise: Cards enter with a delay of 0.05 s per index
test("cards come in one after the other, 0.05 s apart, and stand still where motion isn't wanted", async ({ page }) => {
  const delays = () =>
    page.locator(".cards > li").evaluateAll((all) => all.map((card) => getComputedStyle(card).animationDelay));
  await page.goto("/category/spice");
  expect((await delays()).slice(0, 5)).toEqual(["0s", "0.05s", "0.1s", "0.15s", "0.2s"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moving = await page
    .locator(".cards > li")
    .evaluateAll((all) => all.flatMap((card) => card.getAnimations()).length);
  expect(moving).toBe(0);
});

// promise: 'Added to Cart' when it is in the cart; Buy Now closes the dialog and starts the buy flow
test("the dialog counts what it adds, and its Buy Now closes it and asks how to go on", async ({ page }) => {
  await page.goto("/category/tea");
  await cards(page).first().click();
  const dialog = page.getByRole("dialog", { name: "Hill Tea" });
  await dialog.getByRole("button", { name: "Add to Cart" }).click();
  await expect(dialog.getByRole("button", { name: "Added to Cart" })).toBeVisible();
  await expect(cartCount(page)).toHaveText("1");
  await dialog.getByRole("button", { name: "Buy Now" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/category/tea");
  await page
    .getByRole("dialog", { name: "Continue Shopping" })
    .getByRole("button", { name: "Continue as Guest" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Order details" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Tea" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

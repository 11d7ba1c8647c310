import { categories, findCategory, products } from "#lib/shop/catalogue/catalogue.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { contactLinks, shop } from "#lib/shop/shop.ts";
import { expect, test } from "@/tests/support/e2e-test";

test.use({ javaScriptEnabled: false, eager: true });
// Scripts that the page names are refused by the browser itself.
test.beforeEach(({ guard }) => guard.allow(/^request: csp GET .*\.js$/));

for (const { slug, name, products: inCategory } of categories)
  test(`/category/${slug} shows every product's name, price and link without JavaScript`, async ({ page }) => {
    await page.goto(`/category/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    expect(inCategory.length).toBeGreaterThan(0);
    await expect(page.getByRole("main").locator("a[href^='/product-details/']")).toHaveCount(inCategory.length);
    for (const product of inCategory) {
      const card = page.getByRole("main").locator(`a[href='/product-details/${product.slug}']`);
      await expect(card.getByText(product.name, { exact: true })).toBeVisible();
      await expect(card.getByText(rupees(product.price), { exact: true })).toBeVisible();
    }
  });

test("the pictures are there without JavaScript, with their words and measures", async ({ page }) => {
  for (const path of ["/", "/categories", "/category/honey", "/product-details/hive-honey"]) {
    await page.goto(path);
    const images = page.locator("main [data-picture] img");
    expect(await images.count()).toBeGreaterThan(0);
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toBeVisible();
      await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
      for (const name of ["width", "height"]) expect(await image.getAttribute(name)).toBeTruthy();
      // Empty only where the words stand beside it, in the same link or the same item of a list.
      const around = image.locator("xpath=ancestor::*[self::a or self::li][1]");
      const words = (await image.getAttribute("alt")) || (await around.innerText());
      expect(words.trim()).not.toBe("");
    }
  }
});

test("a product's page shows name, price, label and how to order without JavaScript", async ({ page }) => {
  const response = await page.goto("/product-details/black-pepper");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Black Pepper" })).toBeVisible();
  await expect(main.getByText("₹200", { exact: true }).first()).toBeVisible();
  for (const fact of ["Net quantity", "200 g", "Vegetarian", "Ingredients", "Best before", "FSSAI registration"])
    await expect(main.getByText(fact, { exact: true }).first()).toBeVisible();
  await expect(main.getByRole("link", { name: "Back to Spice" })).toHaveAttribute("href", "/category/spice");
  // Playwright switches scripts off after the parser has decided about <noscript>, so its text is looked for in the HTML.
  const lines = linesIn((await response?.text()) ?? "");
  const chat = lines.flatMap((line) => /href="([^"]*\?text=[^"]*)"/.exec(line)?.[1] ?? []);
  const words = decodeURIComponent(chat[0] ?? "");
  for (const fact of ["1 × Black Pepper", "200g", "₹200"]) expect(words).toContain(fact);
});

/** What a page's HTML has for browsers without JavaScript, its escapes undone. */
const linesIn = (html: string) =>
  [...html.matchAll(/<noscript>(<p.*?)<\/noscript>/g)].map(([, line = ""]) => line.replaceAll("&amp;", "&"));

test("every page's HTML says how to order without JavaScript, by phone or on WhatsApp", async ({ request }) => {
  const pages = [
    "/",
    "/categories",
    "/category/spice",
    "/cart",
    "/order-details",
    "/order-status",
    "/login",
    "/contact",
  ];
  for (const path of [...pages, "/privacy", "/terms", "/shipping-returns", "/category/unknown", "/unknown"]) {
    for (const language of ["", "/ta"]) {
      const html = await (await request.get(`${language}${path}`)).text();
      const [line = ""] = linesIn(html);
      // Sent before its script is there, a form must not put into the address what was typed.
      for (const [form] of html.matchAll(/<form(?![^>]* action=)[^>]*>/g))
        expect(form, path).toContain('method="post"');
      for (const way of [contactLinks.phone, contactLinks.whatsapp]) expect(line, path).toContain(`href="${way}"`);
    }
  }
});

test("without JavaScript the header offers no sign-in and no offer, which need it", async ({ page }) => {
  await page.goto("/categories");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Cart" })).toBeVisible();
  for (const name of ["Sign In", "Register"]) await expect(header.getByRole("link", { name })).toHaveCount(0);
  await expect(header.getByRole("button", { name: /OFF/ })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await header.getByRole("button", { name: "Menu" }).click();
  await expect(header.getByRole("link", { name: "Home" })).toBeVisible();
  for (const name of ["Sign In", "Register"]) await expect(header.getByRole("link", { name })).toHaveCount(0);
});

test("every product's HTML has its name as heading, and its price", async ({ request }) => {
  const escaped: Record<string, string> = { '"': "&quot;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };
  for (const { slug, name, price } of products) {
    const html = await (await request.get(`/product-details/${slug}`)).text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${name.replace(/["'<>]/g, (sign) => escaped[sign] ?? "")}</h1>`));
    expect(html).toContain(rupees(price));
  }
});

// promise: /categories is the overview, /category/{slug} one category
// promise: '+N more products' and 'Explore All' to /category/{slug}
test("the home page and the overview lead to all six categories", async ({ page }) => {
  expect(categories.map(({ name }) => name)).toEqual([
    "Blend & Paste",
    "Spice",
    "Crisps",
    "Tea",
    "Dried Fruit",
    "Honey",
  ]);
  for (const path of ["/", "/categories"]) {
    await page.goto(path);
    for (const { slug } of categories)
      await expect(page.getByRole("main").locator(`a[href='/category/${slug}']`).first()).toBeVisible();
  }
  await expect(page.getByRole("heading", { level: 1, name: "Our Categories" })).toBeVisible();
  const spice = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Spice" }) });
  for (const { name } of findCategory("spice")?.products.slice(0, 4) ?? [])
    await expect(spice.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(spice.getByText("+3 more products")).toBeVisible();
  await expect(spice.getByRole("link", { name: /^Explore All/ })).toHaveAttribute("href", "/category/spice");
});

const unknown = {
  "/category/sweets": ["Category Not Found", "The category you're looking for doesn't exist or has been moved."],
  "/product-details/gone-for-good": [
    "Product Not Found",
    "The product you're looking for doesn't exist or has been moved.",
  ],
  "/not-found/category": ["Category Not Found", "The category you're looking for doesn't exist or has been moved."],
};
// promise: An unknown slug: 'Category Not Found', 'The category you're looking for doesn't exist or has been moved.',
//   'Return Home' to /
// promise: 'Category Not Found', 'Product Not Found'
for (const [path, [heading = "", text = ""]] of Object.entries(unknown))
  test(`${path} is a 404 that says so in its HTML, with a link home`, async ({ page, guard }) => {
    guard.allow(/status of 404/);
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} | ${shop.name}`);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
  });

test("an address that is nothing at all is a 404 too", async ({ page, guard }) => {
  guard.allow(/status of 404/);
  expect((await page.goto("/nothing/at/all"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  await expect(page).toHaveTitle(`Page Not Found | ${shop.name}`);
});

// promise: Other names of a category lead to its one address
for (const [alias, slug] of categories.flatMap(({ slug, aliases }) => aliases.map((alias) => [alias, slug])))
  test(`/category/${alias} leads for good to /category/${slug}`, async ({ request }) => {
    const answer = await request.get(`/category/${alias}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(new URL(answer.headers().location ?? "", answer.url()).pathname).toBe(`/category/${slug}`);
  });

// promise: 'Product Not Found' with Return Home without a product
test("/product-details without a product says 'Product Not Found', with a link home", async ({ page }) => {
  await page.goto("/product-details");
  await expect(page.getByRole("heading", { level: 1, name: "Product Not Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
});

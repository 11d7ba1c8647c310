import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { contactLinks, shop } from "#lib/shop/facts/shop.ts";
import { expect, test } from "@/tests/support/e2e-test";

test.use({ javaScriptEnabled: false, eager: true });
// Scripts that the page names are refused by the browser itself.
test.beforeEach(({ guard }) => guard.allow(/^request: csp GET .*\.js$/));

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
  const pages = ["/", "/categories", "/category/spice", "/product-details/hill-tea", "/cart", "/order-details"];
  const others = ["/order-status", "/login", "/contact", "/privacy", "/terms", "/shipping-returns"];
  for (const path of [...pages, ...others, "/category/unknown", "/unknown"]) {
    for (const language of ["", "/ta"]) {
      const html = await (await request.get(`${language}${path}`)).text();
      const [line = ""] = linesIn(html);
      // Sent before its script is there, a form must not put into the address what was typed.
      for (const [form] of html.matchAll(/<form(?![^>]* action=)[^>]*>/g))
        expect(form, path).toContain('method="post"');
      for (const way of [contactLinks.phone, contactLinks.whatsapp]) expect(line, path).toContain(`href="${way}"`);
      if (!language) expect(line.replace(/<[^>]*>/g, ""), path).toMatch(`Order by phone, ${shop.phone}`);
    }
  }
});

test("without JavaScript nothing is offered that needs it: no sign-in, no offer, no search", async ({ page }) => {
  for (const path of [`/category/${categories[0]?.slug}`, `/product-details/${categories[0]?.products[0]?.slug}`]) {
    await page.goto(path);
    await expect(page.locator(".needs-script, .needs-accounts").filter({ visible: true })).toHaveCount(0);
  }
  await page.goto("/categories");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Cart" })).toBeVisible();
  for (const name of ["Sign In", "Register"]) await expect(header.getByRole("link", { name })).toHaveCount(0);
  await expect(header.getByRole("button", { name: /OFF/ })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await header.getByRole("button", { name: "Menu" }).click();
  for (const name of ["Home", "Spice"]) await expect(header.getByRole("link", { name, exact: true })).toBeVisible();
  for (const name of ["Sign In", "Register"]) await expect(header.getByRole("link", { name })).toHaveCount(0);
});

const category = ["Category Not Found", "The category you're looking for doesn't exist or has been moved."];
const product = ["Product Not Found", "The product you're looking for doesn't exist or has been moved."];
// promise: An unknown slug: 'Category Not Found', 'The category you're looking for doesn't exist or has been moved.',
//   'Return Home' to /
// promise: 'Category Not Found', 'Product Not Found'
// promise: What is nothing says so, in the frame of every page
test("an address that is nothing is a 404 with ways home and to a person", async ({ request }) => {
  for (const [path, [heading = "", text = ""]] of Object.entries({
    "/category/sweets": category,
    "/product-details/gone-for-good": product,
    "/not-found/category": category,
    "/nothing/at/all": ["Page Not Found"],
  })) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = (await answer.text()).replaceAll("<!-- -->", "");
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(html).toContain(`<title>${heading} | ${shop.name}</title>`);
    expect(html).toContain(text.replaceAll("'", "&#x27;"));
    const linkOf = (words: string) => new RegExp(`<a [^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*${words}`).exec(html)?.[1];
    expect(linkOf("Return Home")).toBe("/");
    for (const part of ['aria-label="Chat with us on WhatsApp"', 'href="#content"', '<main id="content"'])
      expect(html).toContain(part);
    if (path !== "/nothing/at/all") continue;
    expect(linkOf(`Call .${shop.phone.slice(1)}`)).toBe(contactLinks.phone);
    expect(linkOf(`WhatsApp .${shop.whatsapp.slice(1)}`)).toBe(contactLinks.whatsapp);
  }
});

// promise: Other names of a category lead to its one address
test("another name of a category leads for good to its address", async ({ request }) => {
  const aliases = categories.flatMap(({ slug, aliases }) => aliases.map((alias) => [alias, slug]));
  expect(aliases.length).toBeGreaterThan(0);
  for (const [alias, slug] of aliases) {
    const answer = await request.get(`/category/${alias}`, { maxRedirects: 0 });
    expect([alias, answer.status()]).toEqual([alias, 308]);
    expect(new URL(answer.headers().location ?? "", answer.url()).pathname).toBe(`/category/${slug}`);
  }
});

// promise: 'Product Not Found' with Return Home without a product
test("/product-details without a product says 'Product Not Found', with a link home", async ({ page }) => {
  await page.goto("/product-details");
  await expect(page.getByRole("heading", { level: 1, name: "Product Not Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
});

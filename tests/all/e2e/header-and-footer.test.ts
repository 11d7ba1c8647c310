import type { Page } from "@playwright/test";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { addressText, shop } from "#lib/shop/facts/shop.ts";
import { expect, test } from "@/tests/support/e2e-test";

/** The specification's links, in its order. */
const links = [
  ["Home", "/"],
  ["Blend & Paste", "/category/blend-paste"],
  ["Spice", "/category/spice"],
  ["Crisps", "/category/crisps"],
  ["Tea", "/category/tea"],
  ["About", "/#about"],
  ["Contact", "/#contact"],
] as const;

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const opener = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });

// promise: It links to home, Blend & Paste, Powder, Appalam, Coffee, #about and #contact
// promise: Signed out: Sign In and Register links
// promise: A Shop Now link to /#categories
test("the header has every link, the sign-in links, the cart and Shop Now", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const header = page.getByRole("banner");
  const found = await header.getByRole("navigation", { name: "Main" }).getByRole("link").all();
  const shown = await Promise.all(found.map(async (link) => [await link.innerText(), await link.getAttribute("href")]));
  expect(shown).toEqual(links.map((link) => [...link]));
  await expect(header.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
  await expect(header.getByRole("link", { name: "Cart" })).toHaveAttribute("href", "/cart");
  await expect(header.getByRole("link", { name: "Shop Now" })).toHaveAttribute("href", "/#categories");
  await expect(opener(page)).toBeHidden();
});

// promise: The header is fixed on all pages except those whose path starts with /order-details or /order-summary
test("the header stays in sight, and the checkout has none", async ({ page }) => {
  await page.goto("/category/spice");
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  for (const path of ["/order-details", "/order-summary"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  // promise: A mobile menu repeats these
  test("the menu repeats everything, and closes when a link is followed", async ({ page }) => {
    await page.goto("/");
    await expect(menuOf(page)).toBeHidden();
    await opener(page).click();
    const menu = menuOf(page);
    for (const [text, href] of links)
      await expect(menu.getByRole("link", { name: text, exact: true })).toHaveAttribute("href", href);
    // The bar has room for some of the categories; the menu has all.
    for (const { slug, name } of categories)
      await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", `/category/${slug}`);
    for (const name of ["Sign In", "Cart", "Shop Now"]) await expect(menu.getByRole("link", { name })).toBeVisible();
    await menu.getByRole("link", { name: "Crisps" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Crisps" })).toBeVisible();
    await expect(menu).toBeHidden();
  });

  test("Esc, the cross and a touch beside it close the menu, and the focus goes back", async ({ page }) => {
    await page.goto("/");
    const closings = [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("button", { name: "Close menu" }).click(),
      () => page.mouse.click(10, 400),
    ];
    for (const [n, close] of closings.entries()) {
      await opener(page).press("Enter");
      await expect(menuOf(page)).toBeVisible();
      await close();
      await expect(menuOf(page)).toBeHidden();
      if (n === 0) await expect(opener(page)).toBeFocused();
    }
  });
});

test("no word of the header breaks, however wide the window", async ({ page }) => {
  await page.goto("/categories");
  for (const width of [320, 640, 1024, 1280, 1376, 1536]) {
    await page.setViewportSize({ width, height: 600 });
    const heights = await page
      .getByRole("banner")
      .getByRole("link")
      .or(page.getByRole("banner").getByRole("button"))
      .filter({ visible: true })
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(2);
    expect(Math.max(...heights), `at ${width} px`).toBeLessThan(56);
  }
});

// promise: Footer: Home, Categories, About Us, Contact, Privacy Policy, contact info
test("the footer has the quick links, every contact of the shop, and its licence", async ({ page }) => {
  await page.goto("/order-status");
  const footer = page.getByRole("contentinfo");
  const quick = footer.getByRole("navigation", { name: "Quick links" }).getByRole("link");
  expect(await quick.allInnerTexts()).toEqual(["Home", "Categories", "About Us", "Contact", "Privacy Policy"]);
  const more = footer.getByRole("navigation", { name: "Good to know" }).getByRole("link");
  expect(await more.allInnerTexts()).toEqual(["Order status", "Shipping & Returns", "Terms"]);
  const hrefs = await footer.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual([
    shop.social.instagram,
    shop.social.facebook,
    shop.social.youtube,
    "/",
    "/categories",
    "/#about",
    "/contact",
    "/privacy",
    "/order-status",
    "/shipping-returns",
    "/terms",
    "tel:+919447012345",
    "https://wa.me/919447054321",
    `mailto:${shop.email}`,
    "/ta/order-status",
  ]);
  for (const fact of [
    shop.tagline,
    shop.phone,
    shop.email,
    addressText,
    shop.legalName,
    `FSSAI registration ${shop.fssai?.number}`,
  ])
    await expect(footer.getByText(fact)).not.toHaveCount(0);
});

// promise: Footer: social icons
test("each social icon has a name, is big enough for a thumb, and gives no handle on our page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/order-status");
  for (const name of ["Instagram", "Facebook", "YouTube"]) {
    const link = page.getByRole("contentinfo").getByRole("link", { name: `${shop.name} on ${name}` });
    await expect(link).toHaveAttribute("rel", "noopener");
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

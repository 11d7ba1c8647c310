import { addressText, shop } from "#lib/shop/facts/shop.ts";
import { expect, test } from "@/tests/support/e2e-test";

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

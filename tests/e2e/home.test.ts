import { digitsOf, shop } from "#lib/shop/shop.ts";
import { cartCount } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

const onePack = {
  ...{ id: "Hill Tea-1", product_name: "Hill Tea", name: "Hill Tea", category: "Tea" },
  ...{ price: 200, quantity: 1, isSample: false, description: "" },
};

// promise: Welcome heading with the tagline
// promise: 'Our Heritage Story' and the other parts, in their order
test("the home page welcomes with the shop's name and tagline, and says what it sells", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
  const welcome = main.getByRole("region", { name: `Welcome to ${shop.name}` });
  await expect(welcome.getByRole("heading", { level: 2, name: `Welcome to ${shop.name}` })).toBeVisible();
  await expect(welcome.getByText(shop.tagline, { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "Shop Now" })).toHaveAttribute("href", "/#categories");
  const headings = await main.getByRole("heading", { level: 2 }).allInnerTexts();
  expect(headings).toEqual([`Welcome to ${shop.name}`, "Our Products", "Our Heritage Story", "Get In Touch"]);
});

// promise: #about and #contact of the header lead to their parts
for (const [link, part] of [
  ["About", "Our Heritage Story"],
  ["Contact", "Get In Touch"],
  ["Shop Now", `Welcome to ${shop.name}`],
] as const)
  test(`${link} in the header leads to '${part}' on the home page`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/order-status");
    await page.getByRole("banner").getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("main").getByRole("heading", { name: part })).toBeInViewport();
  });

// promise: 'Get In Touch': address, e-mail, phone, WhatsApp and online store link
test("Get In Touch has the address, and phone, WhatsApp, e-mail and the online store as links", async ({ page }) => {
  await page.goto("/");
  const part = page.getByRole("region", { name: "Get In Touch" });
  const { line1, line2, city, state, pincode } = shop.address;
  for (const text of [line1, line2, city, state, pincode]) await expect(part).toContainText(text);
  for (const [name, text, href] of [
    ["Phone", shop.phone, `tel:+${digitsOf(shop.phone)}`],
    ["WhatsApp", shop.whatsapp, `https://wa.me/${digitsOf(shop.whatsapp)}`],
    ["E-mail", shop.email, `mailto:${shop.email}`],
    ["Online store", new URL(shop.onlineStore).host, shop.onlineStore],
  ] as const) {
    const link = part.getByRole("link", { name: new RegExp(`^${name}`) });
    await expect(link).toContainText(text);
    await expect(link).toHaveAttribute("href", href);
  }
});

// promise: A floating WhatsApp chat button with a dismissible 'Chat with us' label
test("the chat button opens WhatsApp, and 'Chat with us' stays away once it is dismissed", async ({ page }) => {
  await page.goto("/");
  const chat = page.getByRole("complementary", { name: "Chat" });
  const button = chat.getByRole("link", { name: "Chat with us on WhatsApp" });
  const label = chat.getByText("Chat with us", { exact: true });
  await expect(label).toBeVisible();
  await expect(button).toHaveAttribute("href", `https://wa.me/${digitsOf(shop.whatsapp)}`);
  await chat.getByRole("button", { name: "Hide 'Chat with us'" }).click();
  await expect(label).toBeHidden();
  for (const path of ["/", "/category/spice"]) {
    // The label comes with the page's scripts, and so does this number: without it the absence would say nothing.
    await page.evaluate((cart) => localStorage.setItem("cart", JSON.stringify(cart)), [onePack]);
    await page.goto(path);
    await expect(cartCount(page)).toHaveText("1");
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(label).toHaveCount(0);
  }
});

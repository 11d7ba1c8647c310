import { categories, findProductByName, products } from "#lib/shop/catalogue/catalogue.ts";
import { textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { palette, typeOn } from "#lib/shop/content/palette.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { pincodeDelivery } from "#lib/shop/order/pincode-delivery.ts";
import { contentFolder } from "@/scripts/content/folders";
import { readContent } from "@/scripts/content/read";
import { atDetails, buyNow } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

// promise: Name, category, price, description, specifications (category, price, In Stock), Buy Now, Continue Shopping,
//   back link
test("a product's page has every part: the texts, the price, the specifications and the links on", async ({ page }) => {
  await page.goto("/product-details/lime-relish");
  const main = page.getByRole("main");
  const { description, howToUse: cooking, pairsWith } = textsOf("lime-relish");
  await expect(main.getByRole("heading", { level: 1, name: "Lime Relish" })).toBeVisible();
  await expect(main.locator("p[lang=ta]").first()).toHaveText(findProductByName("Lime Relish")?.names.ta ?? "");
  await expect(main.getByText(description)).toBeVisible();
  await expect(main.getByText("NEW", { exact: true }).first()).toBeVisible();
  const factOf = (name: string) => main.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
  await expect(factOf("Category").getByRole("definition")).toHaveText("Blend & Paste");
  await expect(factOf("Availability").getByRole("definition")).toHaveText("In Stock");
  await expect(factOf("MRP").getByRole("definition")).toContainText("₹200");
  for (const step of cooking) await expect(main.getByText(step)).toBeVisible();
  await expect(main.getByRole("heading", { name: "Pairs well with" })).toBeVisible();
  await expect(main.locator("a[data-product]")).toHaveCount(pairsWith.length);
  for (const name of ["Buy Now", "Add to Cart"]) await expect(main.getByRole("button", { name })).toBeVisible();
  await expect(main.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/#categories");
  await expect(main.getByRole("link", { name: "Back to Blend & Paste" })).toHaveAttribute(
    "href",
    "/category/blend-paste",
  );
});

for (const slug of ["hill-turmeric", "black-pepper"])
  test(`header, words and card of ${slug} stand in its own colour, buttons the other way round`, async ({ page }) => {
    const { colour = "" } = readContent(contentFolder()).content?.products.find((each) => each.slug === slug) ?? {};
    const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
    const [field, type] = [rgb(colour), rgb(typeOn(colour))];
    await page.goto(`/product-details/${slug}`);
    await expect(page.locator("body > header")).toHaveCSS("background-color", field);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", type);
    await expect(page.locator(".flood")).toHaveCSS("background-color", field);
    await expect(page.getByRole("button", { name: "Buy Now" })).toHaveCSS("background-color", type);
    await expect(page.getByRole("button", { name: "Buy Now" })).toHaveCSS("color", field);
    await page.goto("/category/spice");
    await expect(page.locator(`a[data-product="${slug}"]`)).toHaveCSS("background-color", field);
    await expect(page.locator(`a[data-product="${slug}"] h2`)).toHaveCSS("color", type);
    await expect(page.locator("body > header")).toHaveCSS("background-color", rgb(palette.paper));
  });

// promise: ingredients, nutrition, additives, allergens, maker: all of the label is read before the sale
test("a product's page has its label open at every width, in both languages, nothing cut off", async ({ page }) => {
  const { ingredients, additives = [], nutrition } = textsOf("lime-relish").label;
  for (const path of ["", "/ta"]) {
    await page.goto(`${path}/product-details/lime-relish`);
    const label = page
      .getByRole("main")
      .locator("section")
      .filter({ has: page.getByRole("table") });
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 620 });
      for (const fact of [
        ingredients.join(", "),
        additives.join(", "),
        shop.fssai?.number ?? "none",
        "+91 94470 77777",
      ])
        await expect(label.getByText(fact)).toBeVisible();
      await expect(label.getByRole("rowheader")).toHaveCount(9);
      await expect(label.getByRole("cell").first()).toContainText(String(nutrition?.energyKcal));
      const outside = await label.evaluate((section) =>
        [...section.querySelectorAll("*")]
          .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
          .map((each) => each.outerHTML.slice(0, 80)),
      );
      expect(outside, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("beside a drawn pack stands that it is drawn, in both languages, and beside a photo nothing", async ({ page }) => {
  const note = page.getByText(/your pack may look different|உங்கள் பாக்கெட் மாறுபடலாம்/);
  for (const path of ["", "/ta"]) {
    await page.goto(`${path}/product-details/black-pepper`);
    await expect(note).toBeVisible();
    await page.goto(`${path}/product-details/green-cardamom`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(note).toHaveCount(0);
  }
});

test("a product's page shows its food and its pack, and no column beside its words is empty", async ({ page }) => {
  await page.goto("/product-details/black-pepper");
  const pictures = page.getByRole("list", { name: "Pictures of Black Pepper" }).getByRole("img");
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAttribute("alt", /^Black Pepper, 200/);
  await pictures.last().scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.last().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  for (const path of ["black-pepper", "green-cardamom"]) {
    await page.goto(`/product-details/${path}`);
    for (const width of [360, 820, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // What is in a part, not its box: a box is as high as the one beside it.
      const rows = await page.locator(".flood > .grid, .flood + .grid").evaluateAll((all) =>
        all.map(({ children }) =>
          [...children].map((part) => {
            const boxes = [...part.children].map((each) => each.getBoundingClientRect());
            return { left: part.getBoundingClientRect().left, end: Math.max(...boxes.map(({ bottom }) => bottom)) };
          }),
        ),
      );
      expect(rows).toHaveLength(2);
      for (const [one, other] of rows) {
        if (!one || !other) throw new Error("a part is missing");
        if (Math.abs(one.left - other.left) > 10)
          expect(Math.abs(one.end - other.end), `${path} at ${width} px`).toBeLessThan(350);
      }
    }
  }
});

test("'Add all' puts one pack of each into the cart, once, and then leads to it", async ({ page }) => {
  await page.goto("/product-details/hill-turmeric");
  const { pairsWith } = textsOf("hill-turmeric");
  const names = ["hill-turmeric", ...pairsWith].map((slug) => products.find((each) => each.slug === slug)?.name ?? "");
  await page.getByRole("button", { name: /^Add (both|all)/ }).click();
  await expect(page.getByText(/in your cart\./)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "View cart" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
  for (const name of names) await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  const packs = await page.evaluate(() =>
    JSON.parse(localStorage.getItem("cart") ?? "[]").map((line: { quantity: number }) => line.quantity),
  );
  expect(packs).toEqual(names.map(() => 1));
});

test("a typed pincode shows the delivery day, on the next product too, and fills in the form", async ({ page }) => {
  await page.goto("/product-details/hill-tea");
  const field = page.getByLabel("Your pincode");
  await field.fill("9999 99");
  await expect(page.getByText("Check its six digits.")).toBeVisible();
  await field.fill("560 001");
  await expect(field).toHaveValue("560001");
  const day = pincodeDelivery(new Date().toISOString(), "560001")?.day ?? "";
  const answer = page.getByRole("status").filter({ hasText: `Delivered by ${day}` });
  await expect(answer).toContainText("Free, to Karnataka");
  await page.goto("/product-details/black-pepper");
  await expect(answer).toBeVisible();
  await buyNow(page, "Hill Tea");
  await expect(page.getByLabel("Pincode")).toHaveValue("560001");
  await expect(page.getByLabel("City")).toHaveValue("Bengaluru");
  await expect(page.getByLabel("State")).toHaveValue("Karnataka");
});

// promise: A product that was passed in navigation state is shown
test("/product-details shows the product that the checkout carries", async ({ page }) => {
  await atDetails(page, "Green Cardamom");
  await page.goto("/product-details");
  await expect(page).toHaveURL("/product-details/green-cardamom");
  await expect(page.getByRole("heading", { level: 1, name: "Green Cardamom" })).toBeVisible();
});

// promise: /categories is the overview, /category/{slug} one category
// promise: Back link to /, heading 'Our Categories', six cards in rows of 3
// promise: Overview: first 6 categories, 4 items per card, rows of 3
// promise: Up to 4 items with images each
// promise: '+N more products' and 'Explore All' to /category/{slug}
test("the overview shows six categories in rows of three, each with four items and its link", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/categories");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Our Categories" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
  const cards = main.locator("section[data-category]");
  await expect(cards).toHaveCount(6);
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(new Set(tops.slice(3)).size).toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
  for (const { slug, name, products } of categories) {
    const card = main.locator(`section[data-category='${slug}']`);
    const items = Math.min(products.length, 4);
    await expect(card).toContainText(/₹\d+ · \d+ ?k?g/);
    await expect(card.locator("[data-picture] img")).toHaveCount(items);
    expect(await card.locator("li").allInnerTexts()).toEqual(products.slice(0, items).map((each) => each.name));
    const more = products.length - items;
    if (more > 0) await expect(card.getByText(`+${more} more products`)).toBeVisible();
    else await expect(card.getByText("more products")).toHaveCount(0);
    await expect(card.getByRole("link", { name: `Explore All: ${name}` })).toHaveAttribute("href", `/category/${slug}`);
  }
});

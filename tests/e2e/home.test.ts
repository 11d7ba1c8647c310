import { digitsOf, shop } from "#lib/shop/facts/shop.ts";
import { dishesWithPictures, makingWithPictures } from "#lib/shop/home/dishes.ts";
import { linkedProduct } from "#lib/shop/home/product-link.ts";
import { shopPromises } from "#lib/shop/home/promises.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { addTogether } from "#texts/en/add-together.ts";
import { addTogether as tamilAddTogether } from "#texts/ta.ts";
import { cartCount, putInCart } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

const made = makingWithPictures("en")?.product.name ?? "";

// promise: Welcome heading with the tagline
// promise: 'Our Heritage Story' and the other parts, in their order
test("the home page welcomes with name, tagline and promises, and says what it sells", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
  const welcome = main.getByRole("region", { name: `Welcome to ${shop.name}` });
  await expect(welcome.getByRole("heading", { level: 2, name: `Welcome to ${shop.name}` })).toBeVisible();
  await expect(welcome.getByText(shop.tagline, { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "Shop Now" })).toHaveAttribute("href", "/#categories");
  expect(await main.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
    `Welcome to ${shop.name}`,
    "Our Products",
    "What are you cooking?",
    `How our ${made} is made`,
    "Our Heritage Story",
    "Get In Touch",
  ]);
  const row = page.getByRole("list", { name: "Our promises" });
  const texts = await row.getByRole("listitem").allInnerTexts();
  expect(texts.map((text) => text.replace(/\s+/g, " ").trim())).toEqual(
    shopPromises("en").map(({ title, detail }) => `${title} ${detail}`),
  );
  // One product of this shop isn't vegetarian.
  await expect(row).not.toContainText("vegetarian");
  const tops = await Promise.all(
    [page.locator(".hero"), row, welcome].map(async (part) => (await part.boundingBox())?.y),
  );
  expect(tops).toEqual(tops.toSorted((one = 0, other = 0) => one - other));

  const part = page.getByRole("region", { name: `How our ${made} is made` });
  const steps = makingWithPictures("en")?.steps.map(({ title }) => title) ?? [];
  await expect(part.getByRole("heading", { level: 3 })).toHaveText(steps);
  await part.getByRole("link", { name: made }).click();
  await expect(page.getByRole("heading", { level: 1, name: made })).toBeVisible();
});

test("each dish leads to the pages of the packs that make it", async ({ page }) => {
  await page.goto("/");
  const part = page.getByRole("region", { name: "What are you cooking?" });
  const dishes = dishesWithPictures("en");
  await expect(part.getByRole("heading", { level: 3 })).toHaveText(dishes.map(({ name }) => name));
  for (const { name, otherName = "", packs } of dishes) {
    const dish = part.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(dish.locator("[lang=ta]")).toHaveText(otherName);
    for (const { slug, name: product } of packs.map(({ link }) => linkedProduct(link))) {
      const link = dish.getByRole("link", { name: product, exact: true });
      await expect(link).toHaveAttribute("href", `/product-details/${slug}`);
    }
  }
});

// promise: one press puts all packs of a dish into the cart
for (const [language, width, height] of [
  ["en", 360, 620],
  ["ta", 360, 620],
  ["en", 1440, 789],
] as const)
  test(`at ${width} px, ${language}: a dish has its recipe, and one press adds its packs`, async ({ page }) => {
    const t = translate(language === "en" ? addTogether : tamilAddTogether);
    const [, dish] = dishesWithPictures(language);
    if (!dish) throw new Error("no dish");
    const total = dish.packs.reduce((sum, { price }) => sum + price, 0);
    await page.setViewportSize({ width, height });
    await page.goto(language === "en" ? "/" : "/ta");
    const card = page.locator(".dishes > li").nth(1);
    await card.locator("summary").click();
    await expect(card.locator("ol > li")).toHaveText(dish.steps);
    const add = card.getByRole("button", { name: t("all", { total: rupees(total) }) });
    await add.scrollIntoViewIfNeeded();
    for (const target of [add, card.locator("summary"), card.getByRole("link").first()])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await add.click();
    await expect(card.getByRole("status")).toContainText(t("added", { count: 3 }));
    await expect(cartCount(page).filter({ visible: true }).first()).toHaveText("3");
    const stored = await page.evaluate(() => JSON.parse(localStorage.cart) as { name: string; quantity: number }[]);
    expect(stored.map(({ name, quantity }) => [name, quantity])).toEqual(
      dish.packs.map((pack) => [{ ...linkedProduct(pack.link), ...pack }.name, 1]),
    );
  });

test("the first heading is the largest, and the words of the hero stay within it", async ({ page }) => {
  await page.goto("/");
  for (const width of [320, 360, 820, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const sizes = (level: "h1" | "h2") =>
      page
        .locator(`main ${level}`)
        .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
    const [first = 0] = await sizes("h1");
    expect(first, `at ${width} px`).toBeGreaterThan(Math.max(...(await sizes("h2"))));
    const bottomOf = (part: string) => page.locator(part).evaluate((each) => each.getBoundingClientRect().bottom);
    for (const part of [".hero h1", ".hero .button"])
      expect(await bottomOf(part), `at ${width} px`).toBeLessThan(await bottomOf(".hero"));
  }
});

test("with a pack in the cart the hero's button is above the bars of a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await putInCart(page, ["Hill Tea"]);
  await page.goto("/");
  await expect(page.getByRole("link", { name: /View cart/ })).toBeVisible();
  const bottom = await page.locator(".hero .button").evaluate((button) => button.getBoundingClientRect().bottom);
  const bars = await page
    .locator(".cart-bar, .tab-bar")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(bars).toHaveLength(2);
  expect(bottom).toBeLessThanOrEqual(Math.min(...bars));
});

// promise: #about and #contact of the header lead to their parts
test("About, Contact and Shop Now in the header lead to their parts of the home page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [link, part] of [
    ["About", "Our Heritage Story"],
    ["Contact", "Get In Touch"],
    ["Shop Now", `Welcome to ${shop.name}`],
  ] as const) {
    await page.goto("/order-status");
    await page.getByRole("banner").getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("main").getByRole("heading", { name: part })).toBeInViewport();
  }
});

// promise: 'Get In Touch': address, e-mail, phone, WhatsApp and online store link
test("Get In Touch has the address, and each other contact once, as a link", async ({ page }) => {
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
    if (name !== "WhatsApp") await expect(page.locator(`a[href='${href}']:visible`)).toHaveCount(1);
  }
});

test("'Chat with us' is one line beside its button or tab, over no control, and folds by itself", async ({ page }) => {
  for (const [width, height, place] of [
    [360, 620, ".tab-bar"],
    [390, 664, ".tab-bar"],
    [1440, 789, ".chat"],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ["/", "/ta"]) {
      await page.goto(path);
      const label = page.locator(`${place} .chat-label`);
      await expect(label).toBeVisible();
      const box = await label.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(56);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await label.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
      expect((await label.getByRole("button").boundingBox())?.width).toBeGreaterThanOrEqual(44);
      // It makes way where it would lie on a control.
      if (path === "/") {
        await page.evaluate(() => {
          for (const each of document.getAnimations())
            if ("animationName" in each && each.animationName === "fold") each.pause();
          const control = Object.assign(document.createElement("button"), { id: "under" });
          Object.assign(control.style, { position: "fixed", inset: "0", opacity: "0", pointerEvents: "none" });
          document.querySelector("main")?.append(control);
        });
        await expect(label).toBeHidden();
        await page.evaluate(() => document.getElementById("under")?.remove());
        await expect(label).toBeVisible();
      }
      // Four seconds later.
      await page.evaluate(() => {
        for (const each of document.getAnimations())
          if ("animationName" in each && each.animationName === "fold") each.finish();
      });
      await expect(label).toBeHidden();
    }
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
  await putInCart(page, ["Hill Tea"]);
  for (const path of ["/", "/category/spice"]) {
    // The label comes with the page's scripts, and so does this number: without it the absence would say nothing.
    await page.goto(path);
    await expect(cartCount(page)).toHaveText("1");
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(label).toHaveCount(0);
  }
});

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import { projectRoot } from "@/scripts/env";
import { expectAccessible } from "@/tests/support/accessible";
import { command } from "@/tests/support/command";
import { overlaps } from "@/tests/support/e2e-overlaps";
import { serveShop } from "@/tests/support/e2e-shop";
import { signIn, test, view } from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";
import { STAFF_TOKENS, staffToken, tokensOf } from "@/tests/support/orders";
import { fromPhone, plain } from "@/tests/support/photos";
import { feedItems } from "@/tests/support/product-feed";

const TEA = "/product-details/hill-tea";
const LINE = "மலையின் புதிய தேயிலை";
const summary = (page: Page, text: RegExp | string) => page.locator("summary").filter({ hasText: text }).last();
/** The form that is open within what this summary opens. */
const within = (page: Page, text: RegExp | string) =>
  page
    .locator("details")
    .filter({ has: page.locator("summary", { hasText: text }) })
    .last();
const published = (page: Page) => page.locator(".staff-notice").getByText("Every page follows within a minute.");

/** Counts presses, as a thumb makes them. */
function counted() {
  const count = { presses: 0 };
  const press = (control: Locator) => {
    count.presses += 1;
    return control.click();
  };
  const type = async (field: Locator, text: string) => {
    count.presses += 1;
    await field.fill(text);
  };
  return { count, press, type };
}

/** Previews and publishes an open form, and waits until that is said. */
async function publish(page: Page, form: Locator, press = (control: Locator) => control.click()): Promise<void> {
  await press(form.getByRole("button", { name: "Preview" }));
  await press(form.getByRole("button", { name: "Publish" }));
  await expect(published(page)).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
}

async function openDesk(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 620 });
  await view(page, "Shop").click();
  await expect(page.getByRole("heading", { level: 1, name: "Shop" })).toBeVisible();
}

const headers = { Authorization: `Bearer ${staffToken}` };
let version = 0;
test.beforeEach(async ({ shop, request }) => {
  ({ version } = await (await request.get(`${shop.url}/api/shop/changes`, { headers })).json());
});
/** The shop is every test's of this worker: what this one published is taken back, the latest first. */
test.afterEach(async ({ shop, request }) => {
  const { changes } = await (await request.get(`${shop.url}/api/shop/changes`, { headers })).json();
  for (const { n } of changes.filter(({ n }: { n: number }) => n > version))
    expect((await request.post(`${shop.url}/api/shop/undo`, { headers, data: { change: n } })).status()).toBe(200);
});

// promise: an owner changes prices, words, festivals and lines on a phone, and every page shows them
test("what an owner publishes is on every page of the shop, and the old value on none; Undo takes it back", async ({
  staff,
  context,
  shop,
  request,
}) => {
  test.setTimeout(180_000);
  // Without the style sheet, which has the colour of every product.
  const textOf = async (path: string) =>
    (await (await request.get(shop.url + path)).text()).replace(/<style>[\s\S]*?<\/style>/g, "");
  const eventually = (path: string, has: string, hasNot?: string) =>
    expect(async () => {
      const text = await textOf(path);
      expect(text, path).toContain(has);
      if (hasNot) expect(text, path).not.toContain(hasNot);
    }).toPass({ timeout: 60_000 });
  const facts = async () => (await request.get(`${shop.url}/api/shop`)).json();
  await openDesk(staff);
  const { count, press, type } = counted();

  // A price: a preview stores nothing.
  await press(summary(staff, "Hill Tea"));
  const tea = within(staff, "Hill Tea");
  await type(tea.getByLabel("Price in rupees"), "1237");
  await press(tea.getByRole("button", { name: "Preview" }));
  await expect(tea.getByRole("region", { name: "Preview" }).getByText("₹1,237").first()).toBeVisible();
  expect((await facts()).prices["hill-tea"]).toBe(200);
  await press(tea.getByRole("button", { name: "Publish" }));
  await expect(published(staff)).toBeVisible();
  expect(count.presses).toBe(4);
  expect((await facts()).prices["hill-tea"]).toBe(1237);
  await expect(summary(staff, "Hill Tea")).toContainText("Changed");
  const shopper = await context.newPage();
  await eventually(TEA, "₹1,237");
  await shopper.goto(TEA);
  await shopper.getByRole("button", { name: "Add to Cart" }).first().click();
  await tea.getByLabel("Price in rupees").fill("1411");
  await publish(staff, tea);

  // A word in Tamil: the preview has both languages.
  await tea.getByLabel("Card line in Tamil").fill(LINE);
  await tea.getByRole("button", { name: "Preview" }).click();
  await expect(tea.getByRole("region", { name: "Preview" }).getByText(LINE).first()).toBeVisible();
  await expectAccessible(staff, [360]);
  await tea.getByRole("button", { name: "Publish" }).click();
  await expect(published(staff)).toBeVisible();
  await summary(staff, "Hill Tea").click();

  // Another product is hidden.
  await summary(staff, "Lime Relish").click();
  await within(staff, "Lime Relish")
    .getByLabel(/^Hidden/)
    .check();
  await publish(staff, within(staff, "Lime Relish"));

  // A notice, and what is made today.
  await summary(staff, "Notice on top").click();
  await within(staff, "Notice on top").getByLabel("In English").fill("Closed for the harvest.");
  await publish(staff, within(staff, "Notice on top"));
  await summary(staff, "Today in the kitchen").click();
  await within(staff, "Today in the kitchen").getByLabel("In English").fill("Fresh tea is drying.");
  await within(staff, "Today in the kitchen").getByLabel("Product").selectOption("Hill Tea");
  await publish(staff, within(staff, "Today in the kitchen"));

  for (const path of ["/category/tea", TEA, "/search?q=hill+tea", "/feed.xml"]) {
    const price = path === "/feed.xml" ? "1411.00 INR" : "₹1,411";
    await eventually(path, price, "1,237");
  }
  await eventually("/ta/category/tea", LINE);
  for (const path of ["/", TEA, "/ta"]) await eventually(path, "Closed for the harvest.");
  for (const path of ["/", TEA]) await eventually(path, "Fresh tea is drying.");
  for (const item of feedItems(await textOf("/feed.xml"))) expect(JSON.stringify(item)).not.toContain("lime-relish");
  for (const path of ["/", "/category/relish", "/search?q=lime"])
    expect(await textOf(path)).not.toContain("lime-relish");
  // The line at the window's foot says what the cart costs now, whatever it cost when it was filled.
  await shopper.goto("/");
  await expect(shopper.getByRole("complementary", { name: "Cart" })).toContainText("₹1,411");
  await shopper.goto("/cart");
  await expect(shopper.getByText("₹1,411").first()).toBeVisible();

  // A festival for one product, from today until today.
  const today = indianDay(new Date());
  const steps = counted();
  await steps.press(summary(staff, "Festivals"));
  await steps.press(summary(staff, "A new festival"));
  const festival = within(staff, "A new festival");
  await steps.type(festival.getByLabel("Name", { exact: true }), "Tea days");
  await steps.type(festival.getByLabel("Percent off"), "10");
  await steps.type(festival.getByLabel("First day"), today);
  await steps.type(festival.getByLabel("Last day"), today);
  await steps.press(summary(staff, /^Only for products: none/));
  await steps.press(festival.getByLabel("Hill Tea"));
  await steps.press(festival.getByRole("button", { name: "Preview" }));
  await expect(festival.getByText("three packs of Hill Tea cost ₹3,810 instead of ₹4,233.")).toBeVisible();
  // What was published a moment ago is still being read again, and the page may grow by a line.
  for (const place of ["start", "end"] as const)
    await expect(async () => expect(await overlaps(staff, place)).toEqual([])).toPass();
  await expectAccessible(staff, [360]);
  await steps.press(festival.getByRole("button", { name: "Publish" }));
  await expect(summary(staff, "Tea days 10%")).toContainText("on");
  expect(steps.count.presses).toBe(10);
  await eventually("/category/tea", "₹1,270");
  expect((await facts()).promotions.at(-1)).toMatchObject({ id: `tea-days-${today.slice(0, 4)}`, percent: 10 });

  // Each change is in the history, in words, and is taken back there.
  await summary(staff, "History").click();
  const changes = staff.getByRole("list", { name: "Changes" }).getByRole("listitem");
  await expect(changes.filter({ hasText: "Price of Hill Tea: ₹200 → ₹1,237" })).toHaveCount(1);
  await changes.filter({ hasText: "Price of Hill Tea: ₹200 → ₹1,237" }).getByRole("button", { name: /^Undo/ }).click();
  await expect(staff.locator(".staff-notice")).toContainText("Undone. Price of Hill Tea: ₹1,411 → ₹200.");
  await expect(changes.first()).toContainText("Price of Hill Tea: ₹1,411 → ₹200");
  expect((await facts()).prices["hill-tea"]).toBe(200);
  await summary(staff, "Tea days 10%").click();
  await within(staff, "Tea days 10%").getByRole("button", { name: "Remove Tea days" }).click();
  await expect(summary(staff, "Tea days 10%")).toHaveCount(0);
  await eventually("/category/tea", "₹200", "1,411");
});

// promise: a photo from the phone's camera is on the shop's pages, and the files get back what was published
test("a photo is framed, sent and published with a thumb; every page shows it, and the export writes it with the price", async ({
  staff,
  shop,
  request,
}) => {
  test.setTimeout(120_000);
  await openDesk(staff);
  const { count, press, type } = counted();
  await press(summary(staff, "Hill Tea"));
  const tea = within(staff, "Hill Tea");
  const choose = (name: string, buffer: Buffer) =>
    tea.getByLabel("Photo of the pack").setInputFiles({ name, mimeType: "image/jpeg", buffer });
  await choose("small.jpg", await plain(300, 400).jpeg().toBuffer());
  await expect(tea.getByText(/1200 pixels/)).toBeVisible();
  count.presses += 1;
  await choose("IMG_1.JPG", await fromPhone(1500, 2000));
  const frame = tea.getByRole("button", { name: /^Move the photo/ });
  await frame.scrollIntoViewIfNeeded();
  await expectAccessible(staff, [360]);
  // The middle square of 1500 x 2000 pixels, an arrow key lower, and up again by a tenth of its side.
  await frame.press("ArrowDown");
  const { x = 0, y = 0, height = 0 } = (await frame.boundingBox()) ?? {};
  await staff.mouse.move(x + 50, y + 10);
  await staff.mouse.down();
  await staff.mouse.move(x + 50, y + 10 + height / 10, { steps: 3 });
  await staff.mouse.up();
  const sent = staff.waitForRequest(/\/photo\?/);
  await press(tea.getByRole("button", { name: "Send the photo" }));
  expect(new URL((await sent).url()).search).toBe("?x=0&y=138&side=1500");
  await expect(tea.getByText("The photo is stored.")).toBeVisible({ timeout: 60_000 });
  await type(tea.getByLabel("Price in rupees"), "222");
  await publish(staff, tea, press);
  expect(count.presses).toBe(6);
  await expect(async () => {
    for (const path of [TEA, "/category/tea", "/ta/category/tea", "/"]) {
      const [photo] = (await (await request.get(shop.url + path)).text()).match(/hill-tea-photo-[^ "]+\.avif/) ?? [];
      expect(photo, path).toBeDefined();
      expect((await request.get(`${shop.url}/pictures/${photo}`)).headers()["cache-control"]).toContain("immutable");
    }
  }).toPass({ timeout: 60_000 });

  const content = mkdtempSync(join(tmpdir(), "export-"));
  cpSync(join(projectRoot, "tests/fixture-shop"), content, { recursive: true });
  process.env.SHOP_CONTENT = relative(projectRoot, content);
  const { code, said } = await command("shop", shop.dataDir, "export");
  process.env.SHOP_CONTENT = "tests/fixture-shop";
  expect(code, said).toBe(0);
  expect(JSON.parse(readFileSync(join(content, "products/hill-tea.json"), "utf8")).price).toBe(222);
  expect(existsSync(join(content, "photos/hill-tea-pack.jpg"))).toBe(true);
  rmSync(content, { recursive: true });
});

// promise: mistakes stand beside their field, and what was typed is never lost
test("a refused price stands beside its field; what was typed outlives a lost connection, an ended session and a reload", async ({
  staff,
  context,
  guard,
}) => {
  guard.allow(/401|422|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await openDesk(staff);
  await summary(staff, "Black Pepper").click();
  const form = within(staff, "Black Pepper");
  const price = form.getByLabel("Price in rupees");
  const line = form.getByLabel("Card line", { exact: true });
  await price.fill("0");
  await line.fill("Sun-dried pepper");
  await form.getByRole("button", { name: "Preview" }).click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(/0 is not a price/);
  await expect(form.getByRole("region", { name: "Preview" })).toHaveCount(0);
  await expect(line).toHaveValue("Sun-dried pepper");
  await price.fill("333");
  await expect(price).not.toHaveAccessibleDescription(/is not a price/);
  await form.getByRole("button", { name: "Preview" }).click();
  const publishIt = form.getByRole("button", { name: "Publish" });
  await expect(publishIt).toBeEnabled();
  await context.setOffline(true);
  await publishIt.click();
  await expect(staff.getByText(/^Not saved/)).toBeVisible();
  await expect(price).toHaveValue("333");
  await context.setOffline(false);
  await context.clearCookies();
  await publishIt.click();
  await staff.getByLabel("Staff token").fill(staffToken);
  await staff.getByRole("button", { name: "Sign in" }).click();
  await expect(view(staff, "Shop")).toBeVisible();
  // A phone drops a page from its memory while its camera is open.
  await staff.reload();
  await view(staff, "Shop").click();
  await summary(staff, "Black Pepper").click();
  await expect(price).toHaveValue("333");
  await expect(line).toHaveValue("Sun-dried pepper");
  await form.getByRole("button", { name: "Forget what I typed" }).click();
  await expect(price).not.toHaveValue("333");
});

// promise: mistakes stand beside their field, and what was typed is never lost
test("what is typed while a change is being published stays, and what was said of an earlier change goes", async ({
  staff,
}) => {
  await openDesk(staff);
  await summary(staff, "Hill Tea").click();
  const form = within(staff, "Hill Tea");
  const line = form.getByLabel("Card line", { exact: true });
  await form.getByLabel("Price in rupees").fill("777");
  await form.getByRole("button", { name: "Preview" }).click();
  await form.getByRole("button", { name: "Publish" }).click();
  await expect(published(staff)).toBeVisible();
  await form.getByLabel("Price in rupees").fill("778");
  await form.getByRole("button", { name: "Preview" }).click();
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await staff.route("**/api/products/*", (route) => held.then(() => route.continue()));
  await form.getByRole("button", { name: "Publish" }).click();
  await expect(published(staff)).toHaveCount(0);
  await line.fill("Typed meanwhile");
  answer();
  await expect(published(staff)).toBeVisible();
  await expect(summary(staff, "Hill Tea")).toContainText("₹778");
  await expect(form.getByRole("button", { name: "Preview" })).toBeEnabled();
  await expect(line).toHaveValue("Typed meanwhile");
  await form.getByRole("button", { name: "Forget what I typed" }).click();
  await expect(line).not.toHaveValue("Typed meanwhile");
  await expect(form.getByLabel("Price in rupees")).toHaveValue("778");
});

// promise: who is no owner sees what they saw before
test("staff without a star switch what is sold out, and see no price, festival or history to change", async ({
  page,
}) => {
  const shop = await serveShop({ RATE_LIMIT: "off", STAFF_TOKENS });
  await signIn(page, shop.url, tokensOf.packing);
  await openDesk(page);
  await expect(page.getByRole("heading", { name: "Sold out" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Hill Tea" })).toBeChecked();
  await expect(page.locator("main summary")).toHaveCount(0);
  // What the page still asks for would be answered by no shop.
  await page.waitForLoadState("networkidle");
  await shop.stop();
});

import { indianDay } from "#lib/shop/language/indian-day.ts";
import { expectAccessible } from "@/tests/support/accessible";
import { overlaps } from "@/tests/support/e2e-overlaps";
import { counted, openDesk, publish, published, summary, test, within } from "@/tests/support/e2e-owner-desk";
import { expect } from "@/tests/support/e2e-test";
import { feedItems } from "@/tests/support/product-feed";

const TEA = "/product-details/hill-tea";
const LINE = "மலையின் புதிய தேயிலை";

// promise: a preview stores nothing
// promise: an owner changes prices, words, festivals and lines on a phone, and every page shows them
test("what an owner publishes is on every page, and Undo takes it back", async ({ staff, context, shop, request }) => {
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

  // A price, whose preview stores nothing.
  await press(summary(staff, "Hill Tea"));
  const tea = within(staff, "Hill Tea");
  await type(tea.getByLabel("Price in rupees"), "1237");
  await press(tea.getByRole("button", { name: "Preview" }));
  await expect(tea.getByRole("region", { name: "Preview" }).getByText("₹1,237").first()).toBeVisible();
  expect((await facts()).prices["hill-tea"]).toBe(200);
  await press(tea.getByRole("button", { name: "Publish" }));
  await expect(published(staff)).toBeVisible();
  expect(count.actions).toBe(4);
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
  expect(steps.count.actions).toBe(10);
  await expect(summary(staff, /^Only for products: none/)).toBeVisible();
  await expect(festival.getByLabel("Name", { exact: true })).toHaveValue("");
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

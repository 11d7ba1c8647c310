import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { projectRoot } from "@/scripts/env";
import { expectAccessible } from "@/tests/support/accessible";
import { counted, openDesk, publish, published, summary, test, within } from "@/tests/support/e2e-owner-desk";
import { serveShop } from "@/tests/support/e2e-shop";
import { hold } from "@/tests/support/e2e-shopper";
import { signIn, typeToken, view } from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";
import { STAFF_TOKENS, tokensOf } from "@/tests/support/orders";
import { fromPhone, plain } from "@/tests/support/photos";
import { script } from "@/tests/support/script";

// promise: a photo from the phone's camera is on the shop's pages, and the files get back what was published
test("a photo is framed, sent and published with a thumb, and exported", async ({ staff, shop, request }) => {
  test.setTimeout(120_000);
  await openDesk(staff);
  const { count, press, type } = counted();
  await press(summary(staff, "Hill Tea"));
  const tea = within(staff, "Hill Tea");
  const choose = (name: string, buffer: Buffer) =>
    tea.getByLabel("Photo of the pack").setInputFiles({ name, mimeType: "image/jpeg", buffer });
  await choose("small.jpg", await plain(300, 400).jpeg().toBuffer());
  await expect(tea.getByText(/1200 pixels/)).toBeVisible();
  count.actions += 1;
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
  expect(count.actions).toBe(6);
  await expect(async () => {
    for (const path of ["/product-details/hill-tea", "/category/tea", "/ta/category/tea", "/"]) {
      const [photo] = (await (await request.get(shop.url + path)).text()).match(/hill-tea-photo-[^ "]+\.avif/) ?? [];
      expect(photo, path).toBeDefined();
      expect((await request.get(`${shop.url}/pictures/${photo}`)).headers()["cache-control"]).toContain("immutable");
    }
  }).toPass({ timeout: 60_000 });

  const content = mkdtempSync(join(tmpdir(), "export-"));
  cpSync(join(projectRoot, "tests/fixture-shop"), content, { recursive: true });
  process.env.SHOP_CONTENT = relative(projectRoot, content);
  const { code, said } = await script(["--conditions=react-server", "scripts/shop.ts", "export"], {
    SHOP_DATA_DIR: shop.dataDir,
  });
  process.env.SHOP_CONTENT = "tests/fixture-shop";
  expect(code, said).toBe(0);
  expect(JSON.parse(readFileSync(join(content, "products/hill-tea.json"), "utf8")).price).toBe(222);
  expect(existsSync(join(content, "photos/hill-tea-pack.jpg"))).toBe(true);
  rmSync(content, { recursive: true });
});

// promise: mistakes stand beside their field, and what was typed is never lost
test("a refused price stands at its field, and what was typed is never lost", async ({ staff, context, guard }) => {
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
  await typeToken(staff);
  await expect(view(staff, "Shop")).toBeVisible();
  // A phone drops a page from its memory while its camera is open.
  await staff.reload();
  await view(staff, "Shop").click();
  await summary(staff, "Black Pepper").click();
  await expect(price).toHaveValue("333");
  await expect(line).toHaveValue("Sun-dried pepper");
  await form.getByRole("button", { name: "Forget what I typed" }).click();
  await expect(price).not.toHaveValue("333");

  // What is typed while a change is being published stays, and what was said of an earlier change goes.
  await price.fill("777");
  await form.getByRole("button", { name: "Preview" }).click();
  await publishIt.click();
  await expect(published(staff)).toBeVisible();
  await price.fill("778");
  await form.getByRole("button", { name: "Preview" }).click();
  // The check before the preview has its answer.
  await expect(publishIt).toBeVisible();
  const answer = await hold(staff, "**/api/products/*");
  await publishIt.click();
  await expect(published(staff)).toHaveCount(0);
  await line.fill("Typed meanwhile");
  answer();
  await expect(published(staff)).toBeVisible();
  await expect(summary(staff, "Black Pepper")).toContainText("₹778");
  await expect(form.getByRole("button", { name: "Preview" })).toBeEnabled();
  await expect(line).toHaveValue("Typed meanwhile");
  await form.getByRole("button", { name: "Forget what I typed" }).click();
  await expect(line).not.toHaveValue("Typed meanwhile");
  await expect(price).toHaveValue("778");

  // A refused checkbox shows its error: a category keeps its last product.
  await summary(staff, "Hill Tea").click();
  const tea = within(staff, "Hill Tea");
  await tea.getByLabel(/^Hidden/).check();
  await tea.getByRole("button", { name: "Preview" }).click();
  await expect(tea.getByRole("alert")).toContainText("would be empty");
});

test("a festival keeps its least total when its percent is changed", async ({ staff, shop, request }) => {
  const minimum = { signed_in: 500, guest: 500 };
  const row = {
    id: "rice-2031",
    name: { en: "Rice days" },
    percent: 10,
    from: "2031-01-14",
    until: "2031-01-17",
    minimum,
  };
  const data = { promotions: [row] };
  expect((await request.patch(`${shop.url}/api/shop`, { headers: shop.asStaff, data })).status()).toBe(200);
  await openDesk(staff);
  await summary(staff, "Festivals").click();
  await summary(staff, "Rice days 10%").click();
  await within(staff, "Rice days 10%").getByLabel("Percent off").fill("15");
  await publish(staff, within(staff, "Rice days"));
  const { promotions } = await (await request.get(`${shop.url}/api/shop`)).json();
  expect(promotions).toMatchObject([{ percent: 15, minimum }]);
});

// promise: who is no owner sees what they saw before
test("staff without a star switch what is sold out, and see nothing else to change", async ({ page, guard }) => {
  // The page asks again and again, and is left at some moment.
  guard.allow(/ERR_ABORTED GET .*\/api\//);
  const shop = await serveShop({ RATE_LIMIT: "off", STAFF_TOKENS });
  await signIn(page, shop.url, tokensOf.packing);
  await openDesk(page);
  await expect(page.getByRole("heading", { name: "Sold out" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Hill Tea" })).toBeChecked();
  await expect(page.locator("main summary")).toHaveCount(0);
  // What the page still asked for would be answered by no shop.
  await page.waitForLoadState("networkidle");
  await page.close();
  await shop.stop();
});

import type { Page } from "@playwright/test";
import { hold } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

const field = (page: Page) => page.getByRole("main").getByRole("searchbox");
const weight = (page: Page) => page.getByRole("button", { name: /^Weight:/ });
const found = (page: Page) => page.getByRole("main").getByText('matching "pepper"');
const SCRIPTS = "**/_next/static/**/*.js";

// promise: Search and weight survive Back
test("a category's search and weight are there again after Back and a reload, and in no address", async ({ page }) => {
  await page.goto("/category/spice");
  await weight(page).click();
  await page.getByRole("radio", { name: "200g" }).check();
  await page.keyboard.press("Escape");
  await field(page).fill("pepper");
  await expect(found(page)).toBeVisible();
  const isAsLeft = async () => {
    await expect(page).toHaveURL("/category/spice");
    await expect(field(page)).toHaveValue("pepper");
    await expect(weight(page)).toContainText("200g");
    await expect(found(page)).toBeVisible();
  };
  await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).first().click();
  await expect(page).toHaveURL("/cart");
  await page.goBack();
  await isAsLeft();
  await page.goto("/contact");
  await page.goBack();
  await isAsLeft();
  await page.reload();
  await isAsLeft();
  // Another visit begins anew.
  await page.goto("/contact");
  await page.goto("/category/spice");
  await expect(field(page)).toHaveValue("");
  await expect(weight(page)).toContainText("All Weights");
});

test("where a release has replaced the search's code, the page of the search opens", async ({ page, guard }) => {
  guard.allow(/404|ERR_ABORTED|ERR_FAILED|ChunkLoadError|Failed to load chunk/);
  await page.goto("/category/spice", { waitUntil: "networkidle" });
  const goneFor = () => page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: "" }));
  await goneFor();
  await field(page).fill("pepper");
  await expect(page).toHaveURL("/search?q=pepper");
  await page.unroute(SCRIPTS);

  await page.goto("/", { waitUntil: "networkidle" });
  await goneFor();
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search/);
});

test("what is typed before the scripts run stays though an extension adds an element", async ({ page, guard }) => {
  // React reports that the page is not as the server made it.
  guard.allow(/#418|hydrat/i);
  const load = await hold(page, SCRIPTS);
  await page.goto("/category/spice", { waitUntil: "domcontentloaded" });
  await field(page).evaluate((input) => {
    const added = document.createElement("div");
    added.id = "added-by-an-extension";
    input.after(added);
  });
  await field(page).pressSequentially("pepper");
  load();
  await expect(page.locator("html[data-alive]")).toBeAttached();
  // Rendered again by React: what the extension has added is gone.
  await expect(page.locator("#added-by-an-extension")).toHaveCount(0);
  await expect(field(page)).toHaveValue("pepper");
  await expect(found(page)).toBeVisible();
});

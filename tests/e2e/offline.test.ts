import { readFileSync } from "node:fs";
import { join } from "node:path";
import { shop as maker } from "#lib/shop/facts/shop.ts";
import { buildFingerprint } from "@/scripts/build/build-fingerprint";
import { buildFolder } from "@/scripts/content/folders";
import { projectRoot } from "@/scripts/env";
import { expectAccessible } from "@/tests/support/accessible";
import { missingPictures, noConnection, untilControlled, untilKept, untilOrderable } from "@/tests/support/e2e-offline";
import { LEFT, orderAnswers, placeUnsent } from "@/tests/support/e2e-queue";
import { addToCart, checkOut, fillToSummary, placedId, readDraft } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

test.use({ serviceWorkers: "allow" });
// What the test cuts off, the pages may miss.
test.beforeEach(({ guard }) => guard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch RSC payload/));

const HERO = 1;
const BANNER_AND_FIRST_ROW = 5;

// promise: The home page and visited categories open without a connection, others say so
test("home and a visited category open without a connection, and no other page", async ({ page, context }) => {
  await addToCart(page, "Hill Tea");
  await page.goto("/");
  await untilKept(page, "/", HERO);
  // Reached by the router, which never fetches a page as a whole.
  await page.getByRole("banner").getByRole("link", { name: "Spice", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Spice" })).toBeVisible();
  await untilKept(page, "/category/spice", BANNER_AND_FIRST_ROW);
  await context.setOffline(true);

  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: /Cart/ }).first()).toContainText("1");
  await expect.poll(() => missingPictures(page)).toEqual([]);
  // The router's way, too.
  await page.getByRole("banner").getByRole("link", { name: "Spice", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Spice" })).toBeVisible();
  await expect(page.getByText("Black Pepper").first()).toBeVisible();
  await expect.poll(() => missingPictures(page)).toEqual([]);
  await page.goto("/category/spice?utm_source=friend");
  await expect(page.getByRole("heading", { level: 1, name: "Spice" })).toBeVisible();

  await page.goto("/category/honey");
  await expect(noConnection(page)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: `Call ${maker.phone}` })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: `WhatsApp ${maker.whatsapp}` })).toBeVisible();
  await expect(page.getByRole("link", { name: /Cart/ }).first()).toContainText("1");
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Honey" })).toBeVisible();
});

// promise: An order can be made without a connection
test("an order is made without a connection, and later sent once", async ({ page, context, shop, guard }) => {
  guard.allow(LEFT);
  await page.goto("/category/spice");
  await untilKept(page, "/category/spice");
  await untilOrderable(page);
  await page.getByRole("link", { name: "Black Pepper" }).first().click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("button", { name: "Added to Cart" })).toBeVisible();
  await page.keyboard.press("Escape");
  await context.setOffline(true);

  await page.getByRole("link", { name: /Cart/ }).first().click();
  await checkOut(page);
  await fillToSummary(page);
  const { order_id } = await readDraft(page);
  await placeUnsent(page);
  expect(shop.orderOnDisk(order_id)).toBeUndefined();

  const sent = orderAnswers(context);
  await context.setOffline(false);
  expect(await placedId(page)).toBe(order_id);
  await page.goto("/");
  expect(sent).toEqual([201]);
  expect(shop.ordersOnDisk().filter((order) => order.order_id === order_id)).toHaveLength(1);
});

// promise: A kept page never hides a newer one
test("a cached page is never shown while the network responds", async ({ page }) => {
  await page.goto("/contact");
  await untilKept(page, "/contact");
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith("pages-")) ?? "";
    const old = new Response("<h1>Yesterday</h1>", { headers: { "Content-Type": "text/html" } });
    await (await caches.open(name)).put("/contact", old);
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  await untilControlled(page);
});

// promise: Servers built apart don't drop what each other's worker has kept
test("the worker is named after its sources: servers built apart hand out the same one", async ({ request }) => {
  const build = readFileSync(join(projectRoot, buildFolder(), "BUILD_ID"), "utf8");
  expect(buildFingerprint()).toContain(build);
  const answer = await request.get("/sw.js");
  expect((await answer.text()).match(/(pages|files)-\w+/g)).toEqual([`pages-${build}`, `files-${build}`]);
  // Browsers fetch it again each time.
  expect(answer.headers()["cache-control"]).toBe("no-cache");
  expect(answer.headers()["content-type"]).toMatch(/^text\/javascript/);
  expect((await answer.body()).byteLength).toBeLessThan(25_000);
});

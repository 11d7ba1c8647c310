import { warehouseEmail } from "#lib/shop/messages/order-email.ts";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { expectAccessible } from "@/tests/support/accessible";
import { expect, test } from "@/tests/support/e2e-test";
import { staffToken } from "@/tests/support/orders";

// The browser's driver would run a script of its own in each frame, and the frame's sandbox refuses every script.
const driverInFrame = /Blocked script execution in '[^']*\/email-test\/mail'/;

// promise: /email-test is the test page for the order e-mail, open to anyone
test("/email-test shows both parts of the warehouse's mail as they are sent", async ({ page, request, guard }) => {
  guard.allow(driverInFrame);
  await page.goto("/email-test");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  const { subject, text, html } = warehouseEmail(exampleOrder);
  await expect(page.getByText(subject)).toBeVisible();
  expect(await page.locator("pre").textContent()).toBe(text);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1, name: "New order K7M 2QX" })).toBeVisible();
  await expect(frame.getByText("SAMPLE, DO NOT PACK", { exact: true })).toBeVisible();
  const framed = await request.get("/email-test/mail");
  expect(await framed.text()).toBe(html);
  expect(framed.headers()["x-robots-tag"]).toBe("noindex");
  expect(framed.headers()["content-security-policy"]).toContain("sandbox");
  await expect(page.getByTitle("HTML part of the order e-mail")).toBeVisible();
});

test("the mail fits a phone's width, and axe finds no barrier in it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.setContent(warehouseEmail(exampleOrder).html);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
});

test("the sample goes to the warehouse with the staff's token alone", async ({ page, shop, guard }) => {
  guard.allow(driverInFrame);
  guard.allow(/status of 401/);
  await page.goto("/email-test");
  const send = page.getByRole("button", { name: "Send the sample e-mail" });
  await send.click();
  await expect(page.getByText("Please give the staff token.")).toBeVisible();
  await page.getByLabel("Staff token").fill("guessed");
  await send.click();
  await expect(page.getByText("Please sign in again, or check the token.")).toBeVisible();
  // The shop may have sent mails of orders that other tests placed.
  const samples = async () =>
    (await shop.mails()).filter(({ subject }) => subject === warehouseEmail(exampleOrder).subject);
  expect(await samples()).toEqual([]);
  const orders = shop.ordersOnDisk().length;
  await page.getByLabel("Staff token").fill(staffToken);
  await send.click();
  await expect(page.getByText("Sent. The warehouse has it in a moment.")).toBeVisible();
  const [mail] = await samples();
  expect(mail?.to?.map(({ address }) => address)).toEqual(["warehouse@shop.example"]);
  expect(shop.ordersOnDisk()).toHaveLength(orders);
  expect(
    await page.evaluate((token) => JSON.stringify({ ...localStorage, ...sessionStorage }).includes(token), staffToken),
  ).toBe(false);
});

const flags = {
  firstOrderDiscountClaimed: "true",
  firstOrderDiscountUsed: "{torn",
  freeSamplesClaimed: "true",
  firstOrderCompleted_u1: "true",
};

// promise: /debug/discount is the debug panel, open to anyone
test("/debug/discount shows the browser's flags and the server's, and clears the browser's alone", async ({ page }) => {
  await page.addInitScript((all) => {
    if (sessionStorage.getItem("set")) return;
    sessionStorage.setItem("set", "once");
    localStorage.setItem("cart", "[]");
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, flags);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto("/debug/discount");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  const browser = page.getByRole("region", { name: "This browser" });
  for (const [key, value] of Object.entries({ ...flags, hasDiscountEligibility: "not set" }))
    await expect(browser.locator("div", { hasText: key }).last().getByText(value, { exact: true })).toBeVisible();
  const server = page.getByRole("region", { name: "The server" });
  for (const word of ["none", "available"]) await expect(server.getByText(word, { exact: true })).toBeVisible();
  // Neither ordered before nor eligible.
  await expect(server.getByText("no", { exact: true })).toHaveCount(2);

  await page.getByRole("button", { name: "Clear this browser's flags" }).click();
  await expect(page.getByText("Cleared. The server was not asked to change anything.")).toBeVisible();
  await expect(browser.getByText("not set", { exact: true })).toHaveCount(5);
  // What could not be read was put aside before, and is no flag any more.
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    "cart",
    "first_order_popup_dismissed",
    "unreadable:firstOrderDiscountUsed",
  ]);
  expect(calls.filter((call) => !call.startsWith("GET"))).toEqual([]);

  const body = { success: true, first_order: "claimed", samples: "used", eligible: false, ordered_before: true };
  await page.route("**/api/offers", (route) => route.fulfill({ json: body }));
  await page.reload();
  for (const word of ["claimed", "used", "no", "yes"])
    await expect(server.getByText(word, { exact: true })).toBeVisible();
});

test("no page leads to the debug pages", async ({ request }) => {
  for (const path of ["/", "/contact", "/terms", "/privacy", "/cart", "/order-status", "/login"])
    expect(await (await request.get(path)).text()).not.toMatch(/href="\/(email-test|debug)/);
});

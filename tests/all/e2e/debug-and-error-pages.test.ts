import type { Page } from "@playwright/test";
import { withPolicy } from "#lib/edge/content-security-policy.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { warehouseEmail } from "#lib/shop/messages/order-email.ts";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import { putInCart } from "@/tests/support/e2e-shopper";
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
});

test("no page leads to the debug pages", async ({ request }) => {
  for (const path of ["/", "/contact", "/terms", "/privacy", "/cart", "/order-status", "/login"])
    expect(await (await request.get(path)).text()).not.toMatch(/href="\/(email-test|debug)/);
});

/** React's message in the console for an error that comes from the server. */
const brokenOnTheServer = /Minified React error #(441|418|423)/;

async function expectHelp(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
  await expect(page.getByRole("link", { name: `Call ${shop.phone}` })).toHaveAttribute("href", "tel:+919447012345");
  await expect(page.getByRole("link", { name: `WhatsApp ${shop.whatsapp}` })).toBeVisible();
  await expect(page.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
}

test("a page that breaks in the browser says what to do, and comes back with the cart", async ({ page, guard }) => {
  guard.allow(/no rupees today/);
  // So many that the amount needs grouping, which is the browser's own work.
  await putInCart(page, ["Hill Tea"], 9);
  await page.goto("/product-details/hill-tea");
  await expect(page.getByRole("banner").getByRole("link", { name: /Cart.*9/ })).toBeVisible();
  // An error in a browser, here of the browser's own number format. The press follows at once: what comes late would break this page first.
  await page.evaluate(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, "format", {
      get() {
        throw new Error("no rupees today");
      },
    });
    document.querySelector<HTMLElement>("header [data-cart-link]")?.click();
  });
  await page.waitForURL("**/cart");
  await expectHelp(page);
  await expect(page.getByText("Calling us? Just give this number")).toHaveCount(0);
  await expectAccessible(page, stateWidths);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Hill Tea" })).toBeVisible();
});

// promise: Each refusal's request id is in the log ... and where something broke the shopper sees it
test("a page that broke on the server shows the number under which the log has it", async ({ page, guard }) => {
  guard.allow(brokenOnTheServer);
  await page.goto("/order-status");
  await page.route(/\/contact.*_rsc=/, async (route) => {
    const answer = await route.fetch();
    const rows = await answer.text();
    const broken = rows.replace(
      /^([0-9a-f]+):\["\$","div",null,\{"className":"mt-14.*$/m,
      '$1:E{"digest":"4711471147"}',
    );
    expect(broken).not.toBe(rows);
    await route.fulfill({ response: answer, body: broken });
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expectHelp(page);
  await expect(page.getByText("Calling us? Just give this number: 4711471147")).toBeVisible();
  await page.unroute(/\/contact.*_rsc=/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
});

test("when even the outermost page breaks, the shop still says what to do", async ({ page, guard }) => {
  guard.allow(brokenOnTheServer);
  await page.route("**/contact", async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    // What the root layout renders is around every other error page, so its <html> is made to fail.
    const [, document] = /\\n(\w+):I\[\d+,\[[^\]]*\],\\"Document\\"\]/.exec(html) ?? [];
    const broken = html
      .replace(/(?=0:\{\\"P\\")/, '7f:E{\\"digest\\":\\"4711471147\\"}\\n')
      .replace(`[\\"$\\",\\"$L${document}\\",null,`, '[\\"$\\",\\"$L7f\\",null,');
    expect(broken).toContain("$L7f");
    // The page's policy names the script that the server sent: this one needs a policy of its own.
    const { "content-security-policy": policy = "" } = withPolicy({}, broken, {
      script: [],
      img: [],
      connect: [],
      frame: [],
      noAccounts: false,
    });
    const headers = { ...answer.headers(), "content-security-policy": String(policy) };
    await route.fulfill({ response: answer, headers, body: broken });
  });
  await page.goto("/contact");
  await expectHelp(page);
  await expect(page).toHaveTitle(`Something went wrong | ${shop.name}`);
  expect(await page.locator("[style]").count()).toBe(0);
  await expectAccessible(page, stateWidths);
});

import type { Page } from "@playwright/test";
import { withPolicy } from "#lib/edge/content-security-policy.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import { putInCart } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

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

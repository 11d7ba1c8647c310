import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import { expect, test } from "@/tests/support/e2e-test";

const pepper = products.find(({ slug }) => slug === "black-pepper");

// promise: /search?q= is the address of the shop-wide search, in both languages
for (const language of ["", "/ta"])
  test(`${language}/search?q= finds in its HTML, in both scripts and with a mistake`, async ({ request }) => {
    for (const query of ["black pepper", "peper", pepper?.names.ta ?? ""]) {
      const answer = await request.get(`${language}/search?q=${encodeURIComponent(query)}`);
      const html = await answer.text();
      const [first] = [...html.matchAll(/<a [^>]*href="([^"]*\/product-details\/[^"]+)"/g)].map(([, href]) => href);
      expect([query, answer.status(), first]).toEqual([query, 200, `${language}/product-details/black-pepper`]);
      expect(html).toContain(rupees(pepper?.price ?? 0));
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(answer.headers()["cache-control"]).toContain("no-store");
      expect(answer.headers()["content-security-policy"]).toMatch(/script-src 'self' [^;]*'sha256-/);
    }
  });

test("a query that finds nothing, and none at all, offer the categories", async ({ request }) => {
  for (const path of ["/search", "/search?q=", "/search?q=%20", "/search?q=qqqqqqqq", "/search?q=a&q=b"]) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    if (path.endsWith("=b")) continue;
    const html = await answer.text();
    for (const { slug } of categories) expect(html).toContain(`href="/category/${slug}"`);
  }
});

test("a query is shown as text, and only its first 100 characters count", async ({ request }) => {
  const shownFor = async (query: string) => {
    const html = await (await request.get(`/search?q=${encodeURIComponent(query)}`)).text();
    return [...html.matchAll(/<input [^>]*type="search"[^>]* value="([^"]*)"/g)].at(-1)?.[1];
  };
  expect(await shownFor('"><img src=x onerror=alert(1)>')).toBe("&quot;&gt;&lt;img src=x onerror=alert(1)&gt;");
  expect(await shownFor("x".repeat(300))).toBe("x".repeat(100));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, eager: true, viewport: { width: 360, height: 740 } });
  // Scripts that the page names are refused by the browser itself.
  test.beforeEach(({ guard }) => guard.allow(/^request: csp GET .*\.js$/));

  test("the header's search leads to /search, which finds", async ({ page }) => {
    for (const language of ["", "/ta"]) {
      await page.goto(`${language}/categories`);
      await page.locator("button[form=search]:visible").first().click();
      await page.getByRole("main").getByRole("searchbox").fill("peper");
      await page.getByRole("main").getByRole("searchbox").press("Enter");
      await expect(page).toHaveURL(`${language}/search?q=peper`);
      await expect(page.locator(`main a[href='${language}/product-details/black-pepper']`)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  });
});

test("axe finds no barrier on the page of the search", async ({ page }) => {
  for (const path of ["/search", "/search?q=pepper", "/search?q=zzzzzz", "/ta/search?q=pepper"]) {
    await page.goto(path);
    await expectAccessible(page, stateWidths);
  }
});

import type { APIRequestContext } from "@playwright/test";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { expect, test } from "@/tests/support/e2e-test";

/** Pages that no link leads to without a cart, a checkout or a mistake. */
const special = [
  "/cart",
  "/order-details",
  "/order-summary",
  "/order-status",
  "/login",
  "/profile",
  "/product-details",
  "/category/unknown",
  "/product-details/unknown",
  "/unknown",
  "/email-test",
  "/debug/discount",
];

// promise: No style attribute, no inline handler
test("no server HTML has a style attribute or an inline event handler", async ({ page, request }) => {
  const pages = await crawl(request);
  // A crawl that found nothing would find nothing wrong.
  for (const { slug } of categories) expect(pages.has(`/category/${slug}`)).toBe(true);
  for (const { slug } of products) expect(pages.has(`/product-details/${slug}`)).toBe(true);
  await page.goto("/order-status");
  const found = await page.evaluate(
    (all) => {
      const faults: string[] = [];
      const look = (path: string, root: ParentNode) => {
        for (const element of root.querySelectorAll("*")) {
          for (const { name, value } of element.attributes)
            if (name === "style" || name.startsWith("on"))
              faults.push(`${path}: <${element.localName} ${name}="${value}">`);
          if (element instanceof HTMLTemplateElement) look(path, element.content);
        }
      };
      for (const [path, html] of all) look(path, new DOMParser().parseFromString(html, "text/html"));
      return faults;
    },
    // The pages without scripts have a style sheet of their own, which their policy names and this page's does not.
    [...pages].map(([path, html]) => [path, html.replace(/<style>[^<]*<\/style>/g, "")] as const),
  );
  expect(found).toEqual([]);
});

// promise: Every route of the shop leads somewhere
test("every link of the shop leads somewhere", async ({ request }) => {
  const broken: string[] = [];
  for (const path of (await crawl(request, [])).keys()) {
    const answer = await request.get(path);
    if (!answer.ok()) broken.push(`${path}: ${answer.status()}`);
  }
  expect(broken).toEqual([]);
});

test("the shop has the icon that every browser asks for", async ({ page, request }) => {
  await page.goto("/");
  const named = await page
    .locator("link[rel~='icon']")
    .first()
    .getAttribute("href", { timeout: 1000 })
    .catch(() => null);
  expect((await request.get(named ?? "/favicon.ico")).status()).toBe(200);
});

/** The HTML of every page that the home page leads to, by path. */
async function crawl(request: APIRequestContext, also = special): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const next = ["/", ...also];
  for (let path = next.shift(); path !== undefined; path = next.shift()) {
    if (pages.has(path)) continue;
    const html = await (await request.get(path)).text();
    pages.set(path, html);
    for (const [, href = ""] of html.matchAll(/<a[^>]*\shref="(\/[^"#]*)/g)) next.push(href);
  }
  return pages;
}

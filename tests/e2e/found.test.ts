import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { expect, test } from "@playwright/test";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { type ServedShop, serveShop } from "@/tests/support/e2e-shop";
import { schemaOrg } from "@/tests/support/schema-org";
import { type CrawledPage, crawlSite, headOf, readPage, wordsOf } from "@/tests/support/site-crawl";
import { load } from "@/tools/load";

/** What this test uses of linkinator. */
type CrawlResult = { links: { url: string; parent?: string; state: string; status?: number }[] };
type Linkinator = { LinkChecker: new () => { check(options: object): Promise<CrawlResult> } };

/** What a shop that was built without an address of its own calls itself. */
const NAMED = "http://localhost:3000";
const PRIVATE = [
  ...["/cart", "/order-details", "/order-summary", "/order-status", "/first-order", "/product-details"],
  ...["/login", "/register", "/forgot-password", "/profile", "/email-test", "/debug/discount"],
];

let shop: ServedShop;
let pages: Map<string, CrawledPage>;
let sitemap: string;

// No browser here: what is read is what a crawler reads.
test.beforeAll(async () => {
  shop = await serveShop();
  pages = await crawlSite(shop.url);
  sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
});
test.afterAll(() => shop?.stop());

const listed = (tag: string) =>
  [...sitemap.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(([, url]) => url ?? "");
const pathsListed = () => listed("loc").map((url) => url.slice(NAMED.length));
const pageAt = (path: string) => pages.get(path) ?? { path, status: 0, html: "", links: [] };

// promise: sitemap.xml: every catalogue page and policy, each canonical to itself and linked from the site
test("every address of the sitemap answers, is canonical to itself and is linked from the site", () => {
  const wanted = [
    ...["/", "/categories", ...categories.map(({ slug }) => `/category/${slug}`)],
    ...products.map(({ slug }) => `/product-details/${slug}`),
    ...["/privacy", "/terms", "/shipping-returns", "/contact"],
  ];
  expect(listed("loc").filter((url) => !url.startsWith(`${NAMED}/`))).toEqual([]);
  expect(pathsListed().sort()).toEqual(wanted.sort());
  for (const path of pathsListed()) {
    const page = pageAt(path);
    expect([path, page.status]).toEqual([path, 200]);
    const { canonical, address, indexable } = headOf(page);
    // Next leaves the slash off a bare origin; both are the same address.
    expect(new URL(canonical ?? "").href).toBe(NAMED + path);
    expect(new URL(address ?? "").href).toBe(NAMED + path);
    expect([path, indexable]).toEqual([path, true]);
  }
});

test("every picture of the sitemap is there", async () => {
  const pictures = listed("image:loc");
  expect(pictures.length).toBe(1 + categories.length + products.length);
  for (const picture of pictures) {
    const answer = await fetch(picture.replace(NAMED, shop.url), { method: "HEAD" });
    expect([picture, answer.status]).toEqual([picture, 200]);
    expect(answer.headers.get("content-type")).toMatch(/^image\//);
  }
});

// promise: Its own title and description on each page, a picture under 300 KB
test("each page that may be found has its own title and description, and a picture for other sites under 300 KB", async () => {
  const heads = pathsListed().map((path) => ({ path, ...headOf(pageAt(path)) }));
  for (const name of ["title", "description"] as const) {
    const texts = heads.map((head) => head[name] ?? "");
    expect(texts.filter((text, index) => text.length < 5 || texts.indexOf(text) !== index)).toEqual([]);
  }
  for (const picture of new Set(heads.map(({ picture }) => picture ?? ""))) {
    expect(picture).toMatch(/^http:\/\/localhost:3000\/og\/.*\.jpg$/);
    const bytes = (await (await fetch(picture.replace(NAMED, shop.url))).arrayBuffer()).byteLength;
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThan(300_000);
  }
});

// promise: Cart, checkout, account, status and debug pages are noindex; robots.txt
test("no other page may be found", async () => {
  for (const path of PRIVATE) expect([path, headOf(await readPage(shop.url, path)).indexable]).toEqual([path, false]);
  const found = [...pages.values()].filter((page) => page.status === 200 && headOf(page).indexable);
  expect(found.map(({ path }) => path).sort()).toEqual(pathsListed().sort());
  const robots = await (await fetch(`${shop.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${NAMED}/sitemap.xml\n`);
  expect(robots).toContain("Disallow: /api/\n");
});

// promise: Structured data without error on every page
test("the structured data of every page has no error, and no word that schema.org doesn't know", async () => {
  const validator = new Validator(schemaOrg());
  const wanted = (path: string) => {
    if (path === "/") return ["OnlineStore"];
    if (path.startsWith("/category/")) return ["BreadcrumbList", "ItemList"];
    return path.startsWith("/product-details/") ? ["BreadcrumbList", "Product"] : [];
  };
  for (const path of pathsListed()) {
    const extracted = new WebAutoExtractor({ addLocation: true }).parse(pageAt(path).html);
    expect([path, ...Object.keys(extracted.jsonld).sort()]).toEqual([path, ...wanted(path)]);
    const issues = await validator.validate(extracted);
    const wrong = issues.filter(({ severity, errorType }) => severity === "ERROR" || errorType === "schemaOrg");
    expect(wrong.map(({ issueMessage }) => `${path}: ${issueMessage}`)).toEqual([]);
  }
});

test("the validator of structured data finds what is wrong in a page that has faults", async () => {
  const html = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","nom":"x"}</script>`;
  const issues = await new Validator(schemaOrg()).validate(new WebAutoExtractor({ addLocation: true }).parse(html));
  const messages = issues.map(({ issueMessage }) => issueMessage).join("\n");
  expect(messages).toContain('Property "nom" for type "Product" is not supported');
  expect(messages).toMatch(/"name".*missing|missing.*"name"/i);
});

// promise: The whole catalogue without JavaScript, by links alone
test("the whole catalogue is read from the home page by following links alone", () => {
  for (const { slug, title, products: sold } of categories) {
    const words = wordsOf(pageAt(`/category/${slug}`));
    expect(words).toContain(title);
    for (const { name, price } of sold) expect(words).toMatch(new RegExp(`${name}.*${rupees(price)}`));
  }
  for (const { slug, name, tamil, price } of products) {
    const words = wordsOf(pageAt(`/product-details/${slug}`));
    for (const text of [name, tamil, rupees(price)]) expect(words).toContain(text);
  }
});

// promise: No broken link or anchor
test("no link of the shop is broken, and no anchor leads nowhere", async () => {
  const options = {
    checkFragments: true,
    checkCss: true,
    urlRewriteExpressions: [{ pattern: new RegExp(`^${NAMED}`), replacement: shop.url }],
    // Called before an address is rewritten; one that is skipped takes the other links to that page's parts with it.
    linksToSkip: async (link: string) => !link.startsWith(shop.url) && !link.startsWith(NAMED),
  };
  const faultsOf = ({ links }: CrawlResult) =>
    links
      .filter(({ state }) => state === "BROKEN")
      .map(({ url, parent, status }) => `${parent ?? "asked for"} -> ${url}: ${status}`);
  const { LinkChecker } = await load<Linkinator>("linkinator");
  const crawl = await new LinkChecker().check({ ...options, path: shop.url, recurse: true });
  // Far more than there are pages: each is looked at for its own links.
  expect(crawl.links.length).toBeGreaterThan(10 * products.length);
  expect(faultsOf(crawl)).toEqual([]);
  // By themselves: a page that is reached from one of these first is not looked into.
  const others = [...PRIVATE, "/unknown"].map((path) => shop.url + path);
  const faults = faultsOf(await new LinkChecker().check({ ...options, path: others }));
  // The one that isn't there is reported, so it does look; its own 'Skip to content' counts with it.
  expect(faults).toContain(`asked for -> ${shop.url}/unknown: 404`);
  expect(faults.filter((fault) => !fault.endsWith(`-> ${shop.url}/unknown: 404`))).toEqual([]);
});

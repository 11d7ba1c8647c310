import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { englishPath, languageOf, pathIn } from "#lib/shop/language/paths.ts";
import { packFiles, pictureFiles } from "#lib/shop/pictures/picture-files.ts";
import { pages as allPages } from "#pages/list.ts";
import { type ServedShop, serveShop } from "@/tests/support/e2e-shop";
import { feedFaults, feedItems } from "@/tests/support/product-feed";
import { type CrawledPage, crawlSite, headOf, readPage, wordsOf } from "@/tests/support/site-crawl";
import { load } from "@/tools/load";

type Id = { "@id": string };
type Entity = { "@id": string; "@type": string } & Record<"rdfs:subClassOf" | "schema:domainIncludes", Id[]>;

const file = createRequire(import.meta.url).resolve("@vocabulary/schema/schema.nq");
const RDFS = "http://www.w3.org/2000/01/rdf-schema#";
const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const SCHEMA = "http://schema.org/";

/** The words of schema.org, from an npm package, in the form in which the validator would fetch them from the network. */
function schemaOrg(): { "@graph": Entity[] } {
  const entities = new Map<string, Entity>();
  const entityOf = (id: string): Entity => {
    const known = entities.get(id) ?? { "@id": id, "@type": "", "rdfs:subClassOf": [], "schema:domainIncludes": [] };
    entities.set(id, known);
    return known;
  };
  for (const [, subject = "", predicate, object = ""] of readFileSync(file, "utf8").matchAll(
    /^<([^>]+)> <([^>]+)> <([^>]+)>/gm,
  )) {
    const entity = entityOf(subject);
    if (predicate === `${RDFS}subClassOf`) entity["rdfs:subClassOf"].push({ "@id": object });
    if (predicate === `${SCHEMA}domainIncludes`) entity["schema:domainIncludes"].push({ "@id": object });
    if (predicate === `${RDF}type` && object === `${RDFS}Class`) entity["@type"] = "rdfs:Class";
    if (predicate === `${RDF}type` && object === `${RDF}Property`) entity["@type"] = "rdf:Property";
  }
  // What a visitor puts into an action is annotated so (schema.org/docs/actions.html), beside the properties themselves.
  entityOf("http://schema.org/query-input")["@type"] = "rdf:Property";
  entityOf("http://schema.org/query-input")["schema:domainIncludes"].push({ "@id": "http://schema.org/SearchAction" });
  return { "@graph": [...entities.values()] };
}

/** What this test uses of linkinator. */
type CrawlResult = { links: { url: string; parent?: string; state: string; status?: number }[] };
type Linkinator = { LinkChecker: new () => { check(options: object): Promise<CrawlResult> } };

type Breadcrumbs = { itemListElement: { name: string; item?: string }[] };

/** What a shop that was built without an address of its own calls itself. */
const NAMED = "http://localhost:3000";
const PRIVATE = [
  ..."/cart /order-details /order-summary /order-status /first-order /product-details".split(" "),
  ..."/login /register /forgot-password /profile /email-test /debug/discount".split(" "),
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
const isEnglish = (path: string) => languageOf(path) === "en";
const pageAt = (path: string) => pages.get(path) ?? { path, status: 0, html: "", links: [] };

// promise: sitemap.xml: every catalogue page and policy, each canonical to itself and linked from the site
test("every address of the sitemap answers, is canonical to itself and is linked from the site", () => {
  const wanted = [
    ...Object.keys(allPages).filter((path) => allPages[path]?.indexed && !path.includes("[")),
    ...categories.map(({ slug }) => `/category/${slug}`),
    ...products.map(({ slug }) => `/product-details/${slug}`),
  ];
  expect(wanted).toEqual(expect.arrayContaining("/ /categories /privacy /terms /shipping-returns /contact".split(" ")));
  expect(listed("loc").filter((url) => !url.startsWith(`${NAMED}/`))).toEqual([]);
  expect(pathsListed().sort()).toEqual(wanted.flatMap((path) => [path, pathIn("ta", path)]).sort());
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
  // The page in the other language shows the same ones.
  const all = listed("image:loc");
  const pictures = [...new Set(all)];
  const ofProducts = products.map((product) => [pictureFiles(product.picture).src, packFiles(product).src]);
  const shown = 1 + categories.length + ofProducts.flatMap((both) => [...new Set(both)]).length;
  expect(all).toHaveLength(2 * shown);
  for (const both of ofProducts) expect(pictures).toEqual(expect.arrayContaining(both.map((path) => NAMED + path)));
  for (const picture of pictures) {
    const answer = await fetch(picture.replace(NAMED, shop.url), { method: "HEAD" });
    expect([picture, answer.status]).toEqual([picture, 200]);
    expect(answer.headers.get("content-type")).toMatch(/^image\//);
  }
});

// promise: Its own title and description on each page, a picture under 300 KB
// promise: Descriptions of 120 to 155 characters
test("each page that may be found has its own title and description, and a picture for other sites under 300 KB", async () => {
  const heads = pathsListed().map((path) => ({ path, ...headOf(pageAt(path)) }));
  const ofLanguage = (english: boolean) => heads.filter(({ path }) => isEnglish(path) === english);
  // A description without Tamil is the English one in both languages.
  for (const [name, each] of [
    ["title", heads],
    ["description", ofLanguage(true)],
    ["description", ofLanguage(false)],
  ] as const) {
    const texts = each.map((head) => head[name] ?? "");
    expect(texts.filter((text, index) => text.length < 5 || texts.indexOf(text) !== index)).toEqual([]);
  }
  // Tamil says the same in more letters, of which fewer are shown.
  const lengths = heads
    .filter(({ path }) => isEnglish(path))
    .map(({ path, description }): [path: string, length: number] => [path, description?.length ?? 0]);
  expect(lengths.filter(([, length]) => length < 120 || length > 155)).toEqual([]);
  for (const path of pathsListed()) {
    const tags = pageAt(path).html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
    const meta: Record<string, string> = Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
    expect(meta, path).toMatchObject({
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringMatching(/₹\d+/),
      "og:title": expect.stringMatching(/./),
      "twitter:card": "summary_large_image",
      "twitter:image": meta["og:image"],
    });
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
    if (path === "/") return ["OnlineStore", "WebSite"];
    if (path.startsWith("/category/")) return ["BreadcrumbList", "ItemList"];
    if (!path.startsWith("/product-details/")) return ["BreadcrumbList"];
    const { recipe } = textsOf(path.slice("/product-details/".length));
    return ["BreadcrumbList", "Product", ...(recipe ? ["Recipe"] : [])];
  };
  for (const path of pathsListed()) {
    const extracted = new WebAutoExtractor({ addLocation: true }).parse(pageAt(path).html);
    expect([path, ...Object.keys(extracted.jsonld).sort()]).toEqual([path, ...wanted(englishPath(path))]);
    const issues = await validator.validate(extracted);
    const wrong = issues.filter(({ severity, errorType }) => severity === "ERROR" || errorType === "schemaOrg");
    expect(wrong.map(({ issueMessage }) => `${path}: ${issueMessage}`)).toEqual([]);
  }
});

// promise: Visible breadcrumbs, and BreadcrumbList everywhere
test("every page but the home page shows the way to it, and tells machines the same", () => {
  for (const path of pathsListed().filter((each) => englishPath(each) !== "/")) {
    const { html } = pageAt(path);
    const shown = /<nav aria-label="(?:Breadcrumb|பக்கப் பாதை)".*?<\/nav>/s.exec(html)?.[0] ?? "";
    const words = wordsOf({ ...pageAt(path), html: `<body>${shown}` });
    const [list] = new WebAutoExtractor({ addLocation: true }).parse(html).jsonld.BreadcrumbList as [Breadcrumbs];
    const steps = list.itemListElement;
    expect(words).toContain(isEnglish(path) ? "Home" : "முகப்பு");
    // The page's own name is its heading; a category's is that alone.
    const above = englishPath(path).startsWith("/category/") ? steps.slice(1, -1) : steps.slice(1);
    for (const { name } of above) expect(words).toContain(name);
    for (const { item } of steps.slice(1, -1)) expect(pageAt(item?.slice(NAMED.length) ?? "").status).toBe(200);
  }
});

// promise: A true `lastmod`: the day that the records say
test("the sitemap says when what a page shows last changed, and never the day of the build", () => {
  const lastmod = (path: string) => new RegExp(`<loc>${NAMED}${path}</loc>.*?<lastmod>([^<]*)`, "s").exec(sitemap)?.[1];
  expect(listed("lastmod")).toHaveLength(pathsListed().length);
  expect(lastmod("/product-details/hill-tea")).toBe("2026-11-20");
  expect(lastmod("/product-details/kokum")).toBe("2026-11-22");
  expect(lastmod("/category/tea")).toBe("2026-11-21");
  expect(lastmod("/category/dried-fruit")).toBe("2026-11-22");
  expect(lastmod("/")).toBe("2026-11-22");
  expect(lastmod("/terms")).toBe("2026-10-05");
});

// promise: /feed.xml: validated against the published attribute rules by a test
test("the feeds are served as XML, keep every published rule, and lead to pages and pictures that are there", async () => {
  for (const [path, reader] of [
    ["/feed.xml", "google"],
    ["/feed-meta.xml", "meta"],
  ] as const) {
    const answer = await fetch(shop.url + path);
    expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("s-maxage=60, stale-while-revalidate=60");
    const xml = await answer.text();
    expect(feedFaults(xml, reader)).toEqual([]);
    const items = feedItems(xml);
    expect(items).toHaveLength(products.length);
    for (const { link = [], image_link = [], additional_image_link = [] } of items) {
      expect(pageAt(link[0]?.slice(NAMED.length) ?? "").status).toBe(200);
      for (const picture of [...image_link, ...additional_image_link]) expect(listed("image:loc")).toContain(picture);
    }
  }
});

test("llms.txt names every category and product with its address, and robots may read it", async () => {
  const answer = await fetch(`${shop.url}/llms.txt`);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toMatch(/^# Wayanad Larder \(.*\)\n\n> /);
  for (const { name } of categories) expect(text).toContain(`[${name} (`);
  for (const { name } of products) expect(text).toContain(`[${name} (`);
  const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, url = ""]) => url.slice(NAMED.length));
  for (const path of links.filter((each) => !each.endsWith(".xml")))
    expect([path, pageAt(path).status]).toEqual([path, 200]);
});

test("the app's manifest has an identity, a language, ways in and pictures of itself, all of them there", async () => {
  const manifest = await (await fetch(`${shop.url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ id: "/", lang: "en-IN", start_url: "/" });
  expect(manifest.shortcuts).toHaveLength(4);
  for (const { url } of manifest.shortcuts) expect((await fetch(shop.url + url)).status).toBe(200);
  for (const { src, sizes, type, form_factor } of manifest.screenshots) {
    const picture = Buffer.from(await (await fetch(shop.url + src)).arrayBuffer());
    const { width, height, format } = await sharp(picture).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    expect(picture.byteLength).toBeLessThan(120_000);
    expect(["narrow", "wide"]).toContain(form_factor);
  }
  const icon = Buffer.from(await (await fetch(`${shop.url}/favicon.ico`)).arrayBuffer());
  // An icon file, of three pictures.
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
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
  for (const { slug, name, products: sold } of categories) {
    const words = wordsOf(pageAt(`/category/${slug}`));
    expect(words).toContain(name);
    for (const product of sold) expect(words).toMatch(new RegExp(`${product.name}.*${rupees(product.price)}`));
  }
  for (const { slug, name, names, price } of products) {
    const words = wordsOf(pageAt(`/product-details/${slug}`));
    for (const text of [name, names.ta, rupees(price)]) expect(words).toContain(text);
  }
});

// promise: No broken link or anchor
// promise: Every route of the shop leads somewhere
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

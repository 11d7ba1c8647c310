import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ROUTER } from "#lib/edge/response-cache.ts";
import { isCataloguePage, warmUp } from "#lib/edge/warm-up.ts";
import { prerenderedRoutes } from "@/scripts/build/standalone";
import { buildFolder } from "@/scripts/content/folders";
import { projectRoot } from "@/scripts/env";
import { type Answered, BROWSER, comparable, type Sent, send } from "@/tests/support/e2e-both-ways";
import type { ServedShop } from "@/tests/support/e2e-shop";
import { expect, test } from "@/tests/support/e2e-test";

const portOf = ({ url }: ServedShop) => Number(new URL(url).port);
const routes = [...prerenderedRoutes()];
/** No cache stores the staff's pages. */
const isStaff = (path: string) => path.startsWith("/staff");
/** Compressing every page would take a minute. */
const someRoutes = routes.filter((_, i) => i % 4 === 0);
const PICTURE = /\/pictures\/[\w.-]+\.avif/;
const SCRIPT = /\/_next\/static\/chunks\/[\w.-]+\.js/;

/** Requests of every kind, with what they need of real answers: files that exist, tags and dates that fit. */
async function requests(shop: ServedShop): Promise<Sent[]> {
  const home = await send(shop.upstream.port, { path: "/" });
  const [picture = "", script = ""] = [PICTURE, SCRIPT].map((pattern) => pattern.exec(home.body)?.[0]);
  const file = (await send(shop.upstream.port, { path: picture })).headers;
  const tag = home.headers.etag ?? "";
  const pages = ["/", "/cart", "/category/spice", "/product-details/hill-tea", "/email-test/mail"];
  const calls = ["/api/config", "/api/offers", "/api/orders", "/api/notifications", "/api/nothing", "/api/health"];
  const odd = ["/_next/static/nothing.js", "/_next/nothing", "/_next/image?url=%2Fog%2Fa.png&w=64&q=75"];
  odd.push("/category/spices", "/category/chips?a=1", "/cart/", "//", "//cart", "/category//spice");
  odd.push("/CART", "/cart;a=1", "/cart?", "/?", "/category/../cart", "/%2e%2e/etc", "/caf%C3%A9");
  const escaped = ["/c%61rt", "/category/%70owder", "/category/spice%2F", "/category/%E0%A4%A", "/%00", "/a/../cart"];
  const json = { "content-type": "application/json" };
  const order = { path: "/api/orders", method: "POST" };
  const bodies = ["{}", JSON.stringify({ order_id: "x".repeat(20) }), "x".repeat(60_000)];
  const rsc = { ...BROWSER, rsc: "1" };
  const prefetch = { ...rsc, "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };
  return [
    ...someRoutes.map((path) => ({ path, headers: BROWSER })),
    ...pages.flatMap((path) => [
      { path },
      { path: `${path}?a=1&_rsc=2`, headers: BROWSER },
      { path, method: "HEAD" },
      { path, headers: { ...BROWSER, cookie: "a=b; c=d", authorization: "Bearer x" } },
      { path, headers: { "accept-encoding": "br;q=0, gzip;q=0" } },
      { path: `${path}?_rsc`, headers: rsc },
      { path, headers: rsc },
      { path: `${path}?_rsc=abc`, headers: { ...rsc, "next-router-state-tree": "%5B%5D", "next-url": "/" } },
      { path: `${path}?_rsc=1r34m`, headers: prefetch },
      ...["POST", "PUT"].map((method) => ({ path, method })),
    ]),
    ...[tag, `W/${tag}`, `"other", ${tag}`, '"other"', "*", tag.slice(1)].flatMap((known) => [
      { path: "/", headers: { "if-none-match": known } },
      { path: "/", headers: { "if-none-match": known, "cache-control": "no-cache" } },
    ]),
    ...[picture, script, "/icon.svg", "/manifest.webmanifest"].flatMap((path) => [
      { path },
      { path, headers: BROWSER },
      { path: `${path}?v=1`, headers: BROWSER },
      { path, method: "HEAD" },
      { path, method: "POST" },
      { path, headers: rsc },
    ]),
    { path: picture, headers: { "if-none-match": file.etag ?? "" } },
    { path: picture, headers: { "if-modified-since": file["last-modified"] ?? "" } },
    { path: picture, headers: { "if-match": '"other"' } },
    ...["/nothing", "/nothing.js", "/category/nothing", "/product-details/nothing"].flatMap((path) => [
      { path, headers: BROWSER },
      { path, method: "HEAD" },
      // The router loads a page with status 404 whole, whatever it asked for: an unknown page's answer is the page for it too.
      ...(path.includes(".") ? [{ path, headers: rsc }] : []),
    ]),
    ...odd.map((path) => ({ path })),
    ...escaped.map((path) => ({ path, headers: BROWSER })),
    ...calls.flatMap((path) => [
      { path },
      { path, headers: { ...BROWSER, origin: "https://evil.example", "sec-fetch-site": "cross-site" } },
      ...["HEAD", "OPTIONS", "DELETE", "PUT"].map((method) => ({ path, method })),
      { path, method: "POST", headers: json, body: "{" },
    ]),
    { path: "/api/config", headers: { host: "evil.example" } },
    { path: "/category/nothing", headers: { host: "evil.example" } },
    ...bodies.map((body) => ({ ...order, headers: json, body })),
    { ...order, headers: { ...json, "transfer-encoding": "chunked" }, body: "y".repeat(60_000) },
    { ...order, headers: { "content-type": "text/plain" }, body: "{}" },
    { ...order, path: "/api/order-status", headers: json, body: '{"order_id":"a","guest_phone":"1"}' },
  ];
}

test("the edge server responds as Next alone does, first and from its cache", async ({ shop }) => {
  test.slow();
  const all = await requests(shop);
  expect(all.length).toBeGreaterThan(200);
  const alone: Answered[] = [];
  const compressed = new Set<string>();
  for (const round of ["passed on", "passed on again", "from memory"]) {
    for (const [i, sent] of all.entries()) {
      alone[i] ??= await send(shop.upstream.port, sent);
      const answer = await send(portOf(shop), sent);
      if (answer.headers["content-encoding"] === "br") compressed.add(sent.path);
      const what = `${round}: ${sent.method ?? "GET"} ${sent.path} ${JSON.stringify(sent.headers ?? {})}`;
      expect(comparable(answer), what).toEqual(comparable(alone[i]));
    }
    await shop.edge.settled();
  }
  // Only from its memory does it give Brotli: pages, router's answers and files came from there.
  const pages = someRoutes.filter((path, i) => alone[i]?.status === 200 && !/[._]/.test(path) && !isStaff(path));
  for (const path of pages) expect([...compressed]).toContain(path);
  for (const pattern of [SCRIPT, /\?_rsc$/]) expect([...compressed].some((path) => pattern.test(path))).toBe(true);
});

test("the cache tells the router's requests apart by every header that Next names", () => {
  const manifest = join(projectRoot, buildFolder(), "routes-manifest.json");
  const { rsc } = JSON.parse(readFileSync(manifest, "utf8"));
  expect(ROUTER).toEqual(expect.arrayContaining(rsc.varyHeader.split(", ")));
});

test("a body that is too large is refused in Next's own words, without Next", async ({ shop }) => {
  for (const [name, value] of [
    ["content-length", "70000"],
    ["transfer-encoding", "chunked"],
  ] as const) {
    const headers = { [name]: value, "content-type": "application/json" };
    const all = { path: "/api/orders", method: "POST", headers, body: "x".repeat(70_000) };
    const [alone, edge] = [await send(shop.upstream.port, all), await send(portOf(shop), all)];
    // Next's routes send a Vary of the router's headers, which no refusal does.
    const { vary: _, ...ofNext } = comparable(alone).headers;
    expect(comparable(edge)).toEqual({ ...comparable(alone), headers: ofNext });
    expect([alone.headers.connection, edge.headers.connection]).toEqual(["close", "close"]);
  }
});

// promise: Headers and bodies that come bit by bit ... without the edge server, too
test("a connection that Next answers early without the edge server is closed, not dead", async ({ shop }) => {
  const socket = connect(shop.upstream.port, "127.0.0.1");
  const head = "POST /api/orders HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  socket.write(`${head}Content-Length: 5000000\r\n\r\n{`);
  // Ends with the connection.
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
});

// promise: Any capitalisation or missing plural of a slug redirects
test("an address with capitals, a plural or marks leads for good to the page it means", async ({ shop }) => {
  // unit/addresses has every kind.
  for (const [typed, page] of [
    ["/category/TEA?a=1", "/category/tea?a=1"],
    ["/product-detail/Hill-Teas", "/product-details/hill-tea"],
    ["/Privacy", "/privacy"],
    ["/product-details/%E2%80%9Chill-tea%E2%80%9D.", "/product-details/hill-tea"],
    ["/product-details/hill-tea%20", "/product-details/hill-tea"],
    ["/ta/category/tea.%E2%80%99", "/ta/category/tea"],
  ] as const) {
    const { status, headers } = await send(portOf(shop), { path: typed });
    expect([typed, status, headers.location]).toEqual([typed, 308, page]);
    for (const path of [page, `http://localhost:3000${page}`])
      expect((await send(portOf(shop), { path })).status).toBe(200);
  }
  for (const path of ["/Category/Nothing", "/categories/nothing", "/product-details/nothing.", "/Nothing"])
    expect([path, (await send(portOf(shop), { path })).status]).toEqual([path, 404]);
});

const UNKNOWN = ["/category/nothing", "/category/nothing/at/all", "/product-details/nothing", "/nothing", "/a/b/c"];

// promise: Each page's policy: hashes, and nothing 'unsafe'
// promise: HSTS, nosniff, Referrer-Policy, Permissions-Policy, COOP, no frames, everywhere
test("every page, call and file has the security headers, and each page its hashes' policy", async ({ shop }) => {
  const calls = ["/api/config", "/api/orders", "/api/nothing", "/sw.js", "/icon.svg", "/robots.txt"];
  for (const path of [...routes, ...calls, ...UNKNOWN]) {
    const { body, headers, status } = await send(portOf(shop), { path });
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "strict-transport-security": "max-age=31536000",
      "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    });
    if (path === "/email-test/mail") continue;
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).toContain("frame-ancestors 'none'");
    if (!headers["content-type"]?.startsWith("text/html")) continue;
    const isStored = status === 200 || UNKNOWN.includes(path);
    if (isStored) expect(headers["cache-control"], path).toBe(isStaff(path) ? "no-store" : A_MINUTE);
    const [, ...scripts] = Buffer.from(body, "latin1")
      .toString()
      .split(/<(?:script|style)(?: id="[^"]*")?>/);
    const hashes = scripts.map((rest) => hash("sha256", rest.split(/<.(?:script|style)>/)[0] ?? "", "base64"));
    expect(hashes.length, path).toBeGreaterThan(1);
    const allowed = [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, value]) => value);
    expect(allowed, path).toEqual(expect.arrayContaining(hashes));
    expect(policy).not.toMatch(/unsafe|strict-dynamic|\*(?!\.)/);
    expect(policy).toMatch(/script-src 'self' .*frame-ancestors 'none'$/);
  }
});

const A_MINUTE = "s-maxage=60, stale-while-revalidate=60";
test("shared caches store a page for a minute without the edge server too, and files for ever", async ({ shop }) => {
  for (const path of ["/", "/cart", "/category/spice", ...UNKNOWN, ...routes.filter(isStaff)]) {
    const { headers } = await send(shop.upstream.port, { path });
    expect(headers["cache-control"], path).toBe(isStaff(path) ? "no-store" : A_MINUTE);
  }
  for (const port of [portOf(shop), shop.upstream.port]) {
    const home = await send(port, { path: "/" });
    for (const pattern of [SCRIPT, PICTURE, /\/og\/[\w.-]+\.jpg/]) {
      const { headers, status } = await send(port, { path: pattern.exec(home.body)?.[0] ?? "" });
      expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
    }
  }
});

// promise: What is brought in all the same does not run; no page of any browser test violates its policy, which fails
//   the test
test("a script or style that was injected into a page is not run or applied", async ({ page, guard }) => {
  // React finds something in its page that it has not drawn, and draws the page anew.
  guard.allow(/content security policy|request: csp GET https:\/\/evil.example|React error #418/i);
  await page.route("**/contact", async (route) => {
    const answer = await route.fetch();
    const evil = "<script>window.evil = 'inline'</script><img src='/icon.svg' onload=\"window.evil = 'handler'\">";
    await route.fulfill({ response: answer, body: (await answer.text()).replace("</main>", `${evil}</main>`) });
  });
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  const violated = page.evaluate(() => {
    const seen: string[] = [];
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => seen.push(effectiveDirective));
    const script = Object.assign(document.createElement("script"), { textContent: "window.evil = 'later'" });
    const foreign = Object.assign(document.createElement("script"), { src: "https://evil.example/x.js" });
    document.body.append(script, foreign);
    document.body.insertAdjacentHTML("beforeend", '<p style="color: red">x</p><style>p { color: red }</style>');
    return new Promise<string[]>((resolve) => {
      const look = () => (new Set(seen).size < 3 ? requestAnimationFrame(look) : resolve([...new Set(seen)].sort()));
      look();
    });
  });
  expect(await violated).toEqual(["script-src-elem", "style-src-attr", "style-src-elem"]);
  expect(await page.evaluate(() => "evil" in window)).toBe(false);
});

test("a page that was warmed up comes well compressed to the first visitor, as all it names", async ({ shop }) => {
  await warmUp(shop.url, new Set(["/shipping-returns", "/cart"]), (route) => route === "/shipping-returns");
  const encodingOf = async (path: string) =>
    (await send(portOf(shop), { path, headers: BROWSER })).headers["content-encoding"];
  // Compressing goes on after the response.
  await expect.poll(() => encodingOf("/shipping-returns")).toBe("br");
  const { body } = await send(portOf(shop), { path: "/shipping-returns" });
  const scripts = [...new Set(body.match(new RegExp(SCRIPT, "g")))];
  expect(scripts.length).toBeGreaterThan(3);
  for (const path of scripts) await expect.poll(() => encodingOf(path), path).toBe("br");
  expect(isCataloguePage("/category/spice") && !isCataloguePage("/cart") && !isCataloguePage("/profile")).toBe(true);
});

// promise: Pictures in sizes of a stranger's choice, and log lines of his
test("no request has pictures resized, or writes lines into the log", async ({ shop }) => {
  const home = await send(portOf(shop), { path: "/" });
  for (const url of [PICTURE.exec(home.body)?.[0] ?? "", '/a\n{"forged":true}']) {
    const answer = await send(portOf(shop), { path: `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75` });
    expect(answer.status, url).toBe(404);
  }
  expect(shop.printed()).not.toContain("forged");
});

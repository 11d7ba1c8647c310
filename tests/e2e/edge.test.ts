import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ROUTER } from "#lib/edge/response-cache.ts";
import { isCataloguePage, warmUp } from "#lib/edge/warm-up.ts";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { buildFolder } from "@/scripts/content/folders";
import { projectRoot } from "@/scripts/env";
import { prerenderedRoutes } from "@/scripts/standalone";
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
  const json = { "content-type": "application/json" };
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
    ...["/_next/static/nothing.js", "/_next/nothing", "/_next/image?url=%2Fog%2Fa.png&w=64&q=75"].map((path) => ({
      path,
    })),
    ...["/category/spices", "/category/chips?a=1", "/cart/", "//", "//cart", "/category//spice"].map((path) => ({
      path,
    })),
    ...["/c%61rt", "/category/%70owder", "/category/spice%2F", "/category/%E0%A4%A", "/%00", "/a/../cart"].map(
      (path) => ({ path, headers: BROWSER }),
    ),
    ...["/CART", "/cart;a=1", "/cart?", "/?", "/category/../cart", "/%2e%2e/etc", "/caf%C3%A9"].map((path) => ({
      path,
    })),
    ...calls.flatMap((path) => [
      { path },
      { path, headers: { ...BROWSER, origin: "https://evil.example", "sec-fetch-site": "cross-site" } },
      ...["HEAD", "OPTIONS", "DELETE", "PUT"].map((method) => ({ path, method })),
      { path, method: "POST", headers: json, body: "{" },
    ]),
    { path: "/api/config", headers: { host: "evil.example" } },
    { path: "/category/nothing", headers: { host: "evil.example" } },
    ...["{}", JSON.stringify({ order_id: "x".repeat(20) }), "x".repeat(60_000)].map((body) => ({
      path: "/api/orders",
      method: "POST",
      headers: json,
      body,
    })),
    {
      path: "/api/orders",
      method: "POST",
      headers: { ...json, "transfer-encoding": "chunked" },
      body: "y".repeat(60_000),
    },
    { path: "/api/orders", method: "POST", headers: { "content-type": "text/plain" }, body: "{}" },
    { path: "/api/order-status", method: "POST", headers: json, body: '{"order_id":"a","guest_phone":"1"}' },
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

/** The processor time that a process has used so far, in milliseconds. Linux counts it in hundredths of a second. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

// promise: Long addresses and thousands of parameters ... cost no time
test("addresses with 7,000 parameters cost Next no time, and orders go on in between", async ({ shop }) => {
  test.skip(!existsSync("/proc/self/stat"), "only Linux says what a process has used");
  const query = Array.from({ length: 7000 }, () => "a").join("&");
  const before = processorTime(shop.pid);
  const paths = Array.from({ length: 6 }, () => [`/api/config?${query}`, `/nothing?${query}`]).flat();
  const answers = await Promise.all(paths.map((path) => send(portOf(shop), { path })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([414]));
  expect((await send(portOf(shop), { path: "/api/config" })).status).toBe(200);
  // Twelve of them took 20 seconds.
  expect(processorTime(shop.pid) - before).toBeLessThan(500);
});

/** The memory that a process has in use, in MiB. */
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

// promise: Headers and bodies that come bit by bit ... and neither hold up pages nor fill memory
test("bodies that are sent to pages reach no handler: 70 half ones delay no page, and 64 of 9 MB fill no memory", async ({
  shop,
}) => {
  test.skip(!existsSync("/proc/self/stat"), "only Linux says what a process has used");
  const before = memoryOf(shop.pid);
  const head = "POST /category/spice HTTP/1.1\r\nHost: localhost\r\n";
  // Made once: a test that is busy with its own bytes for ten seconds gets a timeout for its answer.
  const body = Buffer.alloc(9_000_000, "x");
  const sender = (length: number) => {
    const socket = connect(portOf(shop), "127.0.0.1").on("error", () => {});
    socket.write(`${head}Content-Length: ${body.length}\r\n\r\n`);
    socket.write(body.subarray(0, length));
    return socket;
  };
  const half = Array.from({ length: 70 }, () => sender(66_000));
  for (const path of ["/cart", "/order-details", "/login", "/nothing"])
    expect([200, 404]).toContain((await send(portOf(shop), { path: `${path}?now` })).status);
  expect((await send(portOf(shop), { path: "/cart?_rsc", headers: { ...BROWSER, rsc: "1" } })).status).toBeLessThan(
    400,
  );
  for (const socket of half) socket.destroy();
  const whole = Array.from({ length: 64 }, () => once(sender(9_000_000), "data"));
  for (const [answer] of await Promise.all(whole)) expect(String(answer).slice(0, 12)).toBe("HTTP/1.1 413");
  // They left 600 MB there.
  expect(memoryOf(shop.pid) - before).toBeLessThan(60);
});

test("shared caches store a page for a minute, with the edge server and without, and immutable files for ever", async ({
  shop,
}) => {
  const unknown = ["/category/nothing", "/category/nothing/at/all", "/product-details/nothing", "/nothing", "/a/b/c"];
  for (const port of [portOf(shop), shop.upstream.port]) {
    for (const path of [...routes, ...unknown]) {
      const { headers, status } = await send(port, { path });
      const isPage = headers["content-type"]?.startsWith("text/html") && path !== "/email-test/mail";
      if (isPage && (status === 200 || unknown.includes(path)))
        expect(headers["cache-control"], path).toBe(
          isStaff(path) ? "no-store" : "s-maxage=60, stale-while-revalidate=60",
        );
    }
    const home = await send(port, { path: "/" });
    for (const pattern of [SCRIPT, PICTURE]) {
      const { headers } = await send(port, { path: pattern.exec(home.body)?.[0] ?? "" });
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
  }
});

test("a category's or product's address in capitals leads to the page", async ({ shop }) => {
  const [category, product] = [categories[0]?.slug ?? "", products[0]?.slug ?? ""];
  for (const path of [`/category/${category}`, `/product-details/${product}`]) {
    const shout = path.replace(/[^/]+$/, (slug) => slug.toUpperCase());
    const { status, headers } = await send(portOf(shop), { path: `${shout}?a=1` });
    expect([status, headers.location]).toEqual([308, `${path}?a=1`]);
    expect((await send(portOf(shop), { path: `http://localhost:3000${path}` })).status).toBe(200);
  }
  expect((await send(portOf(shop), { path: "/category/NOTHING" })).status).toBe(404);
});

// promise: Any capitalisation or missing plural of a slug redirects
test("an address with capitals, a plural too many or too few, or the marks around a link, leads for good to the page it means", async ({
  shop,
}) => {
  for (const [typed, page] of [
    ["/Category/Tea", "/category/tea"],
    ["/category/crisp", "/category/crisps"],
    ["/categories/tea", "/category/tea"],
    ["/product-detail/Hill-Teas", "/product-details/hill-tea"],
    ["/Privacy", "/privacy"],
    ["/term", "/terms"],
    ["/terms.", "/terms"],
    ["/product-details/hill-tea.", "/product-details/hill-tea"],
    ["/product-details/hill_tea,", "/product-details/hill-tea"],
    ["/product-details/%E2%80%9Chill-tea%E2%80%9D.", "/product-details/hill-tea"],
    ["/product-details/hill-tea%20", "/product-details/hill-tea"],
    ["/category/%22Tea%22", "/category/tea"],
    ["/ta/product-details/hill-tea.", "/ta/product-details/hill-tea"],
    ["/ta/category/tea.%E2%80%99", "/ta/category/tea"],
  ] as const) {
    const { status, headers } = await send(portOf(shop), { path: typed });
    expect([typed, status, headers.location]).toEqual([typed, 308, page]);
    expect((await send(portOf(shop), { path: page })).status).toBe(200);
  }
  for (const path of ["/Nothing", "/Category/Nothing", "/categories/nothing", "/product-details/nothing.", "/nothing."])
    expect([path, (await send(portOf(shop), { path })).status]).toEqual([path, 404]);
});

// promise: Each page's policy: hashes, and nothing 'unsafe'
test("each page's policy names its own inline scripts by their hashes, and nothing else inline", async ({ shop }) => {
  for (const path of [...routes, "/nothing", "/category/nothing"]) {
    const { body, headers } = await send(portOf(shop), { path });
    if (!headers["content-type"]?.startsWith("text/html") || path === "/email-test/mail") continue;
    const scripts = Buffer.from(body, "latin1")
      .toString()
      .split(/<(?:script|style)(?: id="[^"]*")?>/)
      .slice(1);
    const hashes = scripts.map((rest) =>
      createHash("sha256")
        .update(rest.split(/<.(?:script|style)>/)[0] ?? "")
        .digest("base64"),
    );
    const policy = headers["content-security-policy"] ?? "";
    expect(hashes.length, path).toBeGreaterThan(1);
    expect(
      [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash),
      path,
    ).toEqual(expect.arrayContaining(hashes));
    expect(policy).not.toMatch(/unsafe|strict-dynamic|\*(?!\.)/);
    expect(policy).toMatch(/script-src 'self' .*frame-ancestors 'none'$/);
  }
});

// promise: HSTS, nosniff, Referrer-Policy, Permissions-Policy, COOP, no frames, everywhere
test("every page, call and file has the security headers", async ({ shop }) => {
  const calls = ["/api/config", "/api/orders", "/api/nothing", "/sw.js", "/icon.svg", "/robots.txt"];
  for (const path of [...routes, ...calls, "/nothing", "/category/nothing"]) {
    const { headers } = await send(portOf(shop), { path });
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "strict-transport-security": "max-age=31536000",
      "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    });
    if (path !== "/email-test/mail")
      expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
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
    return new Promise<string[]>((resolve) => setTimeout(() => resolve([...new Set(seen)].sort()), 500));
  });
  expect(await violated).toEqual(["script-src-elem", "style-src-attr", "style-src-elem"]);
  expect(await page.evaluate(() => "evil" in window)).toBe(false);
});

test("a page that was warmed up comes well compressed to the first visitor, with all that it names", async ({
  shop,
}) => {
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

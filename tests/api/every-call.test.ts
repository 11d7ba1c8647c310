import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "@/scripts/env";
import { MINUTE, pass, SECOND, stopClock } from "@/tests/support/clock";
import { anOrder, anOrderWithSample, staffToken } from "@/tests/support/orders";
import type { Call } from "@/tests/support/request";
import { freshShop } from "@/tests/support/shop";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
const known: [path: string, methods: Call["method"][], allow: string][] = [
  ["/api/orders", ["GET", "POST", "PATCH"], "GET, HEAD, POST, PATCH"],
  ["/api/orders/adopt", ["POST"], "POST"],
  ["/api/offers", ["GET"], "GET, HEAD"],
  ["/api/offers/first-order", ["POST"], "POST"],
  ["/api/order-status", ["POST"], "POST"],
  ["/api/notifications", ["GET", "POST"], "GET, HEAD, POST"],
  ["/api/notifications/retry", ["POST"], "POST"],
  ["/api/notifications/dismiss", ["POST"], "POST"],
  ["/api/whatsapp", ["POST"], "POST"],
  ["/api/email-test", ["POST"], "POST"],
  ["/api/staff/sold", ["GET"], "GET, HEAD"],
  ["/api/staff/erasures", ["POST"], "POST"],
  ["/api/config", ["GET"], "GET, HEAD"],
  ["/api/health", ["GET"], "GET, HEAD"],
  ["/api/shop", ["GET", "PATCH"], "GET, HEAD, PATCH"],
  ["/api/shop/revalidate", ["POST"], "POST"],
  ["/api/shop/changes", ["GET"], "GET, HEAD"],
  ["/api/shop/undo", ["POST"], "POST"],
  ["/api/products/lime-relish", ["PATCH"], "PATCH"],
  ["/api/products/lime-relish/photo", ["POST", "DELETE"], "POST, DELETE"],
];

test.each(known)("%s answers other methods than its own with 405 and the list of them", async (path, own, allow) => {
  const shop = await freshShop();
  for (const method of methods) {
    const { status, headers, body } = await shop.call(method, path);
    if (own.includes(method)) expect(status).not.toBe(405);
    else expect([status, body.code, headers.get("allow")]).toEqual([405, "method_not_allowed", allow]);
  }
});

test("an unknown address of the API is answered 404 in the API's own words", async () => {
  const shop = await freshShop();
  for (const method of methods) {
    const { status, body } = await shop.call(method, "/api/no-such-thing");
    expect([status, body.code]).toEqual([404, "not_found"]);
  }
});

// promise: Each refusal's request id is in the log
test("every answer has a request id of its own, and a refusal's is in the log", async () => {
  const shop = await freshShop();
  const ids = await Promise.all(
    [1, 2].map(async () => (await shop.call("GET", "/api/orders")).headers.get("x-request-id") ?? ""),
  );
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(shop.logLines.filter((line) => line.includes(id))).toHaveLength(1);
});

test("a refused call is logged by its route, never by the path or the query that was sent", async () => {
  const shop = await freshShop();
  const pathOf = () => (JSON.parse(shop.logLines.at(-1) ?? "{}") as { path?: string }).path;
  const folder = join(projectRoot, "app/api");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("route.ts"));
  const routes = files.map((file) => `/api/${dirname(file)}`).filter((path) => !path.includes("["));
  expect(routes.length).toBeGreaterThan(9);
  for (const path of routes) {
    await shop.call("PUT", `${path}?q=9876543210`);
    expect(pathOf()).toBe(path);
  }
  await shop.call("PUT", "/api/products/9876543210");
  expect(pathOf()).toBe("/api/products/[slug]");
  await shop.call("PUT", "/api/products/9876543210/photo");
  expect(pathOf()).toBe("/api/products/[slug]/photo");
  for (const path of [
    "/api/9876543210",
    "/api/products/a/9876543210",
    "/api/orders/9876543210",
    "/api/Orders",
    "/api/%6frders",
  ]) {
    await shop.call("GET", path);
    expect(pathOf()).toBe("/api/…");
  }
});

const site = "https://shop.example";
test.each([
  ["another site's page", { origin: "https://evil.example" }, false],
  ["a page without an origin", { origin: "null" }, false],
  ["another port of this host", { origin: "http://localhost:4000" }, false],
  ["a host that begins like ours", { origin: "http://localhost:3000.evil.example" }, false],
  ["what the browser calls cross-site", { "sec-fetch-site": "cross-site" }, false],
  ["what the browser calls cross-site, under our origin", { origin: site, "sec-fetch-site": "cross-site" }, false],
  ["our own page", { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }, true],
  ["the public address, behind a proxy", { origin: site }, true],
  ["curl, which says nothing", {}, true],
  // promise: Another site's page can't act in a visitor's name
])("who may act here: %s %j: %s", async (_who, headers, passes) => {
  const shop = await freshShop({ NEXT_PUBLIC_SITE_URL: `${site}/` });
  const { status, body } = await shop.place(anOrder(), headers);
  expect([status, body.code]).toEqual(passes ? [201, undefined] : [403, "forbidden"]);
  const details = { token: staffToken, headers, body: { status: "shipped" } };
  const change = await shop.call("PATCH", "/api/orders?orderId=order-of-nobody-at-all", details);
  expect(change.status).toBe(passes ? 404 : 403);
});

const from = (address: string) => ({ "x-forwarded-for": address });

// promise: 30 orders a minute and address
test("30 new orders a minute and address; the 31st waits, while replays and others are answered", async () => {
  stopClock();
  const shop = await freshShop();
  const first = anOrder();
  expect((await shop.place(first, from("198.51.100.7"))).status).toBe(201);
  pass(10 * SECOND);
  for (let n = 2; n <= 30; n++) expect((await shop.place(anOrder(), from("198.51.100.7"))).status).toBe(201);

  const late = anOrder();
  const { status, headers, body } = await shop.place(late, from("198.51.100.7"));
  expect([status, body.code, headers.get("retry-after")]).toEqual([429, "rate_limited", "50"]);
  expect((await shop.place(first, from("198.51.100.7"))).status).toBe(200);
  expect((await shop.place(anOrder(), from("198.51.100.8"))).status).toBe(201);
  pass(50 * SECOND);
  expect((await shop.place(late, from("198.51.100.7"))).status).toBe(201);
});

async function thirtyFrom(addressOf: (n: number) => string, variables = {}) {
  const shop = await freshShop(variables);
  for (let n = 0; n < 30; n++) await shop.place(anOrder(), from(addressOf(n)));
  return async (address: string) => (await shop.place(anOrder(), from(address))).status;
}

// promise: 30 orders a minute and address ... IPv6 by its network
test("a home with a whole IPv6 network counts as one address", async () => {
  const next = await thirtyFrom((n) => `2001:db8:1:2:${n.toString(16)}::1`);
  expect(await next("2001:db8:1:2:ffff::1")).toBe(429);
  expect(await next("2001:db8:1:3::1")).toBe(201);
});

test("a home's IPv6 network counts as one however its addresses are shortened", async () => {
  const next = await thirtyFrom((n) => `2001:db8::${(n + 1).toString(16)}:2:3:4`);
  expect(await next("2001:db8:0:0:ffff:2:3:4")).toBe(429);
});

test.each([
  ["an IPv4 address in its IPv6 form", "::ffff:198.51.100.7", "198.51.100.7", "::ffff:198.51.100.8"],
  ["... in hexadecimal", "::ffff:c633:6407", "::ffff:198.51.100.7", "0:0:0:0:0:ffff:c633:6408"],
  ["an IPv4 address with a port", "198.51.100.7:4711", "198.51.100.7:4712", "198.51.100.8:4711"],
  ["an IPv6 address with a port", "[2001:db8:1:2::1]:4711", "2001:db8:1:2::3", "[2001:db8:1:3::1]:4711"],
  ["an IPv6 address with a zone", "fe80::1:2:3:4%eth0", "fe80::1:2:3:4%wlan0", "fe80:0:0:1::1%eth0"],
  // promise: 30 orders a minute and address ... whichever way an address is written
])("%s counts as the address that it names", async (_what, address, same, other) => {
  const next = await thirtyFrom(() => address);
  expect(await next(same)).toBe(429);
  expect(await next(other)).toBe(201);
});

// promise: 30 orders a minute and address ... and by the larger network around it
test("an IPv6 network of /48 counts as ten homes, however many it has", async () => {
  const shop = await freshShop();
  const status = async (n: number) => (await shop.place(anOrder(), from(`2001:db8:7:${n.toString(16)}::1`))).status;
  for (let n = 0; n < 300; n++) expect(await status(n)).toBe(201);
  expect(await status(300)).toBe(429);
  expect((await shop.place(anOrder(), from("2001:db8:8::1"))).status).toBe(201);
});

// promise: Proxies are trusted by configuration
test("only what trusted proxies wrote of the sender's address is believed", async () => {
  const untrusted = await thirtyFrom((n) => `10.0.0.${n}, 198.51.100.7`);
  expect(await untrusted("10.0.1.1, 198.51.100.7")).toBe(429);
  const trusted = await thirtyFrom(() => "10.0.0.1, 198.51.100.7, 172.16.0.1", { TRUST_PROXY: "2" });
  expect(await trusted("10.0.0.2, 198.51.100.7, 172.16.0.1")).toBe(429);
  expect(await trusted("10.0.0.1, 198.51.100.8, 172.16.0.1")).toBe(201);
});

test("RATE_LIMIT=off lifts the limits", async () => {
  const next = await thirtyFrom(() => "198.51.100.7", { RATE_LIMIT: "off" });
  expect(await next("198.51.100.7")).toBe(201);
});

// promise: 30 orders a minute and address ... look-ups, too
test("status look-ups are limited by address as well", async () => {
  stopClock();
  const shop = await freshShop();
  const lookUp = () => shop.lookUp("order-of-nobody-at-all", "9876543210");
  for (let n = 0; n < 30; n++) expect((await lookUp()).status).toBe(404);
  expect((await lookUp()).body.code).toBe("rate_limited");
  pass(MINUTE);
  expect((await lookUp()).status).toBe(404);
});

// promise: Attempts are counted before they are read
test("attempts that can't be read are counted as well, before they are read", async () => {
  const shop = await freshShop();
  const saved = anOrder();
  expect((await shop.place(saved, from("198.51.100.7"))).status).toBe(201);
  for (const wrong of [{ guest_name: "" }, { order_id: "short" }, { order_id: undefined }])
    for (let n = 0; n < 10; n++) {
      const { status } = await shop.place({ ...anOrder(), ...wrong } as typeof saved, from("198.51.100.7"));
      expect(status).toBe(n === 9 && wrong.order_id === undefined && "order_id" in wrong ? 429 : 422);
    }
  expect((await shop.place(anOrder(), from("198.51.100.7"))).status).toBe(429);
  // The order that was saved before is answered all the same.
  expect((await shop.place(saved, from("198.51.100.7"))).status).toBe(200);
});

test("look-ups that can't be read are counted as well", async () => {
  const shop = await freshShop();
  for (let n = 0; n < 30; n++) expect((await shop.call("POST", "/api/order-status", { body: "{}" })).status).toBe(422);
  expect((await shop.call("POST", "/api/order-status", { body: "{}" })).status).toBe(429);
});

test("an order's limit is counted before its price is quoted", async () => {
  const shop = await freshShop();
  for (let n = 0; n < 30; n++) await shop.place(anOrderWithSample({ total_price: 1 }), from("198.51.100.7"));
  expect((await shop.place(anOrderWithSample(), from("198.51.100.7"))).status).toBe(429);
});

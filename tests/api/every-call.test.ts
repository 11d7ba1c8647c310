import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { projectRoot } from "@/scripts/env";
import { MINUTE, pass, stopClock } from "@/tests/support/clock";
import { anOrder, staffToken } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
const folder = join(projectRoot, "app/api");
/** The address of every route, an address for each that has a parameter. */
const routes = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts") && !file.startsWith("[..."))
  .map((file) => `/api/${dirname(file)}`);

test("every call answers other methods than its own with 405 and the list of them", async () => {
  const shop = await freshShop();
  expect(routes.length).toBeGreaterThan(25);
  for (const route of routes) {
    const path = route.replace("[slug]", "lime-relish");
    // Which they are is in who-may.test.ts.
    const own = (await shop.call("PUT", path)).headers.get("allow") ?? "";
    expect([path, own.includes("GET")]).toEqual([path, own.includes("GET, HEAD")]);
    for (const method of methods) {
      const { status, headers, body } = await shop.call(method, path);
      if (own.split(", ").includes(method)) expect([path, method, status]).not.toContain(405);
      else expect([path, status, body.code, headers.get("allow")]).toEqual([path, 405, "method_not_allowed", own]);
    }
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
test("every call has one line in the log: its address, its status, its milliseconds, and a refusal's request id", async () => {
  const shop = await freshShop();
  const answers = [await shop.place(anOrder()), await shop.call("GET", "/api/orders")];
  const [placed, refused] = answers.map(({ headers }) => headers.get("x-request-id") ?? "");
  expect(refused).not.toBe(placed);
  expect(shop.logLines.filter((line) => line.includes(refused ?? ""))).toHaveLength(1);
  const lines = shop.logLines.map((line) => JSON.parse(line)).filter(({ path }) => path !== undefined);
  expect(lines).toMatchObject([
    { method: "POST", path: "/api/orders", status: 201, ms: expect.any(Number) },
    { method: "GET", path: "/api/orders", status: 401, ms: expect.any(Number), outcome: "unauthorized" },
  ]);
});

test("a refused call is logged by its route, never by the path or the query that was sent", async () => {
  const shop = await freshShop();
  const pathOf = () => (JSON.parse(shop.logLines.at(-1) ?? "{}") as { path?: string }).path;
  for (const route of routes) {
    await shop.call("PUT", `${route.replace("[slug]", "9876543210")}?q=9876543210`);
    expect(pathOf()).toBe(route);
  }
  for (const path of ["/api/9876543210", "/api/orders/9876543210", "/api/%6frders"]) {
    await shop.call("GET", path);
    expect(pathOf()).toBe("/api/…");
  }
});

const site = "https://shop.example";

// promise: Another site's page can't act in a visitor's name
test("our own page, at each of its addresses, and what is no browser may act here; another site's page may not", async () => {
  const shop = await freshShop({ NEXT_PUBLIC_SITE_URL: `${site}/` });
  for (const [headers, passes] of [
    [{ origin: "https://evil.example" }, false],
    [{ origin: "null" }, false],
    [{ origin: "http://localhost:4000" }, false],
    [{ origin: "http://localhost:3000.evil.example" }, false],
    [{ "sec-fetch-site": "cross-site" }, false],
    [{ origin: site, "sec-fetch-site": "cross-site" }, false],
    [{ origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }, true],
    [{ origin: site }, true],
    [{}, true],
  ] as [Record<string, string>, boolean][]) {
    const { status, body } = await shop.place(anOrder(), headers);
    expect([headers, status, body.code]).toEqual([headers, ...(passes ? [201, undefined] : [403, "forbidden"])]);
    const details = { token: staffToken, headers, body: { status: "shipped" } };
    const change = await shop.call("PATCH", "/api/orders?orderId=order-of-nobody-at-all", details);
    expect([headers, change.status]).toEqual([headers, passes ? 404 : 403]);
  }
});

const from = (address: string) => ({ "x-forwarded-for": address });

// promise: 30 orders a minute and address ... whichever way an address is written
// promise: 30 orders a minute and address ... IPv6 by its network
test("an address counts as itself however it is written, a home with a whole IPv6 network as one", async () => {
  const { senderOf } = await import("#lib/server/http/sender.ts");
  const shop = await freshShop();
  const counted = (address: string) => shop.inside(() => senderOf({ headers: new Headers(from(address)) })).address;
  for (const [address, same, other] of [
    ["::ffff:198.51.100.7", "198.51.100.7", "::ffff:198.51.100.8"],
    ["::ffff:c633:6407", "::ffff:198.51.100.7", "0:0:0:0:0:ffff:c633:6408"],
    ["198.51.100.7:4711", "198.51.100.7:4712", "198.51.100.8:4711"],
    ["[2001:db8:1:2::1]:4711", "2001:db8:1:2::3", "[2001:db8:1:3::1]:4711"],
    ["fe80::1:2:3:4%eth0", "fe80::1:2:3:4%wlan0", "fe80:0:0:1::1%eth0"],
    ["2001:db8:1:2:0::1", "2001:db8:1:2:ffff::1", "2001:db8:1:3::1"],
    ["2001:db8::1:2:3:4", "2001:db8:0:0:ffff:2:3:4", "2001:db8:0:1:1:2:3:4"],
  ] as const) {
    expect([address, counted(address)]).toEqual([address, counted(same)]);
    expect([address, counted(address)]).not.toEqual([address, counted(other)]);
  }
});

// promise: 30 orders a minute and address ... and by the larger network around it
test("an IPv6 network of /48 counts as ten homes, however many it has", async () => {
  const { limit } = await import("#lib/server/http/rate-limit.ts");
  const shop = await freshShop();
  const placing = (address: string) => shop.inside(() => limit("place", { headers: new Headers(from(address)) }));
  for (let n = 0; n < 300; n++) await placing(`2001:db8:7:${n.toString(16)}::1`);
  await expect(placing("2001:db8:7:ffff::1")).rejects.toMatchObject({ code: "rate_limited" });
  const { status } = await shop.place(anOrder(), from("2001:db8:7:fffe::1"));
  expect(status).toBe(429);
  await placing("2001:db8:8::1");
});

// promise: 30 orders a minute and address ... look-ups, too
test("status look-ups are limited by address as well, those that can't be read with them", async () => {
  stopClock();
  const shop = await freshShop();
  const lookUp = () => shop.lookUp("order-of-nobody-at-all", "9876543210");
  for (let n = 0; n < 15; n++) {
    expect((await lookUp()).status).toBe(404);
    expect((await shop.call("POST", "/api/order-status", { body: "{}" })).status).toBe(422);
  }
  expect((await lookUp()).body.code).toBe("rate_limited");
  for (const path of ["", "/cancel", "/bill"])
    expect((await shop.call("POST", `/api/order-status${path}`, { body: "{}" })).status, path).toBe(429);
  pass(MINUTE);
  expect((await lookUp()).status).toBe(404);
});

// promise: Attempts are counted before they are read
test("attempts that can't be read, or have another price, are counted as well, before they are read and quoted", async () => {
  const shop = await freshShop();
  const saved = anOrder();
  const place = async (other: object = {}) =>
    (await shop.place({ ...anOrder(), ...other }, from("198.51.100.7"))).status;
  expect((await shop.place(saved, from("198.51.100.7"))).status).toBe(201);
  for (let n = 0; n < 10; n++) {
    expect(await place({ guest_name: "" })).toBe(422);
    expect(await place({ total_price: 1 })).toBe(409);
    if (n < 9) expect(await place({ order_id: undefined })).toBe(422);
  }
  expect(await place({ order_id: undefined })).toBe(429);
  expect(await place()).toBe(429);
  // The order that was saved before is answered all the same.
  expect((await shop.place(saved, from("198.51.100.7"))).status).toBe(200);
});

// promise: a stranger can't burn processor time by searching
test("120 searches a minute and address, in both languages together, the field alone counted; then 429", async () => {
  const shop = await freshShop();
  const { proxy } = await import("@/proxy");
  const ask = (path: string, address: string) =>
    shop.inside(() => proxy(new NextRequest(`http://localhost:3000${path}`, { headers: from(address) })));
  for (let n = 0; n < 120; n++)
    expect((await ask(["/search?q=tea", "/ta/search?q=tea", "/search"][n % 3] ?? "", "198.51.100.7")).status).toBe(200);
  const late = await ask("/search?q=tea", "198.51.100.7");
  expect(late.status).toBe(429);
  expect(late.headers.get("x-middleware-rewrite")).toMatch(/\/not-found\/search$/);
  expect(late.headers.get("cache-control")).toBe("no-store");
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask("/search?q=tea", "198.51.100.8")).status).toBe(200);
  expect((await ask("/search", "198.51.100.7")).status).toBe(429);
});

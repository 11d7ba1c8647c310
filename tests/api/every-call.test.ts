import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "@/scripts/env";
import { MINUTE, pass, SECOND, stopClock } from "@/tests/support/clock";
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
  for (const route of routes) {
    await shop.call("PUT", `${route.replace("[slug]", "9876543210")}?q=9876543210`);
    expect(pathOf()).toBe(route);
  }
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

// promise: Proxies are trusted by configuration
test("only what trusted proxies wrote of the sender's address is believed", async () => {
  const { senderOf } = await import("#lib/server/http/sender.ts");
  for (const [TRUST_PROXY, chain, believed] of [
    ["0", "10.0.0.1, 198.51.100.7", "198.51.100.7"],
    ["1", "10.0.0.1, 198.51.100.7", "198.51.100.7"],
    ["2", "10.0.0.1, 198.51.100.7, 172.16.0.1", "198.51.100.7"],
  ] as const) {
    const shop = await freshShop({ TRUST_PROXY });
    expect(shop.inside(() => senderOf({ headers: new Headers(from(chain)) })).address).toBe(believed);
  }
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

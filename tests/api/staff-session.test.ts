import { expect, test } from "vitest";
import { StoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { HOUR, MINUTE, pass, stopClock } from "@/tests/support/clock";
import { anOrder, staffToken } from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";

const OWN = "http://localhost:3000";

/** Signs in, and returns the whole Set-Cookie header beside the cookie as the browser sends it back. */
async function signIn(shop: Shop, headers: Record<string, string> = {}) {
  const answer = await shop.call("POST", "/api/staff/session", { body: { token: staffToken }, headers });
  const set = answer.headers.get("set-cookie") ?? "";
  return { answer, set, cookie: set.split(";")[0] ?? "" };
}

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const slipsOf = (shop: Shop, body: string, headers: Record<string, string> = FORM) =>
  shop.call("POST", "/api/staff/slips", { body, token: staffToken, headers });
const list = (shop: Shop, cookie: string) => shop.call("GET", "/api/orders", { headers: { cookie } });

// promise: staff sign in on /staff with their token, which becomes a session that scripts can't read
test("the staff token is exchanged for a cookie that only this site's requests to the API carry, for 12 hours", async () => {
  const shop = await freshShop();
  const { answer, set } = await signIn(shop);
  expect([answer.status, answer.body]).toEqual([200, { success: true, signed_in: true, name: "staff", owner: true }]);
  expect(set).toMatch(/^staff_session=[\w.-]+; Path=\/api; Max-Age=43200; HttpOnly; SameSite=Strict$/);
  expect(set).not.toContain(staffToken);
  const public_ = await freshShop({ NEXT_PUBLIC_SITE_URL: "https://shop.example" });
  expect((await signIn(public_, { host: "shop.example" })).set).toMatch(/; Secure$/);
});

// promise: a forged, expired or foreign session opens nothing
test("a forged, a cut and an expired session, and one from before the token changed, are nobody's", async () => {
  stopClock();
  const shop = await freshShop();
  const { cookie } = await signIn(shop);
  const unsigned = `staff_session=${btoa('{"alg":"none"}')}.${btoa('{"sub":"staff","exp":9999999999}')}.`;
  for (const wrong of [unsigned, `${cookie}x`, cookie.slice(0, -4), "staff_session=", `first_order_claim=${cookie}`])
    expect((await list(shop, wrong)).status).toBe(401);
  const renewed = await freshShop({ STAFF_API_TOKEN: "another-token-of-the-staff" }, shop.dataDir);
  expect((await list(renewed, cookie)).status).toBe(401);
  const other = await freshShop();
  expect((await list(other, cookie)).status).toBe(401);
  pass(12 * HOUR - MINUTE);
  expect((await list(shop, cookie)).status).toBe(200);
  pass(2 * MINUTE);
  expect((await list(shop, cookie)).status).toBe(401);
});

// promise: no other site acts in the name of staff who are signed in
test("a session changes nothing for a page of another site, nor for a request that does not say where it comes from", async () => {
  const shop = await freshShop();
  const sent = await shop.placed();
  const { cookie } = await signIn(shop);
  const change = async (headers: Record<string, string>) => {
    const path = `/api/orders?orderId=${sent.order_id}`;
    return (await shop.call("PATCH", path, { body: { status: "cancelled" }, headers: { cookie, ...headers } })).status;
  };
  expect(await change({})).toBe(401);
  expect(await change({ origin: "null" })).toBe(403);
  expect(await change({ origin: "https://evil.example" })).toBe(403);
  expect(await change({ origin: "http://localhost:3001" })).toBe(403);
  expect(await change({ origin: OWN, "sec-fetch-site": "cross-site" })).toBe(403);
  expect((await shop.stored(sent.order_id)).status).toBe("pending");
  expect(await change({ origin: OWN, "sec-fetch-site": "same-origin" })).toBe(200);
});

test("a wrong token is told so and counted, and a right one passes all the same", async () => {
  const shop = await freshShop();
  const attempt = (token: unknown) => shop.call("POST", "/api/staff/session", { body: { token } });
  const { status, body, headers } = await attempt("wrong");
  expect([status, body.code, headers.get("set-cookie")]).toEqual([401, "unauthorized", null]);
  expect(body.error).toMatch(/isn't the staff token/);
  for (const token of ["", " ", 7, null, ["x"], "x".repeat(5000)]) expect((await attempt(token)).status).toBe(422);
  for (let n = 0; n < 20; n += 1) expect((await attempt(`x${n}`)).status).toBe(n < 19 ? 401 : 429);
  expect((await attempt(staffToken)).status).toBe(200);
});

// promise: signing out ends the session, on every server
test("a copy of the cookie opens nothing after signing out, on this server and on another one, and other sessions stay", async () => {
  const shop = await freshShop();
  const other = await freshShop({}, shop.dataDir);
  const { cookie } = await signIn(shop);
  const { cookie: second } = await signIn(shop);
  expect(second).not.toBe(cookie);
  for (const server of [shop, other]) expect((await list(server, cookie)).status).toBe(200);
  const { status, headers } = await shop.call("DELETE", "/api/staff/session", { headers: { cookie, origin: OWN } });
  const removed = "staff_session=; Path=/api; Max-Age=0; HttpOnly; SameSite=Strict";
  expect([status, headers.get("set-cookie")]).toEqual([200, removed]);
  for (const server of [shop, other]) {
    expect((await list(server, cookie)).status).toBe(401);
    expect((await server.call("GET", "/api/staff/session", { headers: { cookie } })).body.signed_in).toBe(false);
    expect((await list(server, second)).status).toBe(200);
  }
  const later = await freshShop({}, shop.dataDir);
  expect((await list(later, cookie)).status).toBe(401);
});

test("another session that ends later brings none back", async () => {
  stopClock();
  const shop = await freshShop();
  const leave = (cookie: string) => shop.call("DELETE", "/api/staff/session", { headers: { cookie, origin: OWN } });
  const { cookie } = await signIn(shop);
  await leave(cookie);
  pass(MINUTE);
  await leave((await signIn(shop)).cookie);
  expect((await list(shop, cookie)).status).toBe(401);
});

test("a copy that spells the signature's last bits otherwise is ended with its session", async () => {
  const shop = await freshShop();
  const { cookie } = await signIn(shop);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const last = letters.indexOf(cookie.slice(-1));
  const spellings = [1, 2, 3].map((bits) => `${cookie.slice(0, -1)}${letters[last ^ bits]}`);
  await shop.call("DELETE", "/api/staff/session", { headers: { cookie, origin: OWN } });
  for (const copy of [cookie, ...spellings, `${cookie}=`]) expect((await list(shop, copy)).status).toBe(401);
});

test("the slips are printed oldest first, however they are asked for, and 200 are not too many", async () => {
  stopClock();
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    ids.push((await shop.placed()).order_id);
    pass(MINUTE);
  }
  const slips = (orders: string[]) => slipsOf(shop, `orders=${orders.join("+")}`);
  const [first = "", second = "", third = ""] = ids;
  const { text } = await slips([second.slice(-6), third, first]);
  const places = ids.map((id) => text.indexOf(`<p class="small">${id}`));
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const many = Array.from({ length: 200 }, (_, n) => ids[n % 3] ?? "");
  expect((await slips(many)).status).toBe(200);
  expect((await slips([...many, first])).status).toBeGreaterThanOrEqual(400);
});

test("the slips of several orders are one document: totals first, a page each, that loads nothing and prints itself", async () => {
  const shop = await freshShop();
  const sent = [anOrder(), anOrder({ guest_name: "Arjun <b>Nair</b>", guest_phone: "9812345678" })];
  for (const order of sent) await shop.place(order);
  const both = `orders=${sent.map(({ order_id }) => order_id).join("+")}`;
  const { status, headers, text } = await slipsOf(shop, both);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; script-src 'sha256-[\w+/=]+'; base-uri 'none'/,
  );
  expect(text.match(/<main>/g)).toHaveLength(3);
  expect(text).toContain("2 orders");
  expect(text).not.toContain("<b>Nair");
  for (const wrong of ["", "orders=", "orders=NO-SUCH-ORDER-AT-ALL", `orders=${"A ".repeat(201)}`])
    expect((await slipsOf(shop, wrong)).status, wrong).toBeGreaterThanOrEqual(404);
  expect((await slipsOf(shop, both, { "content-type": "text/plain" })).status).toBe(415);
  expect((await slipsOf(shop, `${both}${"+".repeat(70_000)}`)).status).toBe(413);
});

test("signing out takes the cookie away though the store takes nothing, and says that it could not be stored", async () => {
  const shop = await freshShop();
  const { cookie } = await signIn(shop);
  shop.store().endSession = () => Promise.reject(new StoreUnavailable("the disk is full"));
  const headers = { cookie, origin: "http://localhost:3000" };
  const { status, body, headers: answered } = await shop.call("DELETE", "/api/staff/session", { headers });
  expect([status, body.error]).toEqual([503, expect.stringContaining("You are signed out in this browser")]);
  expect(answered.get("set-cookie")).toMatch(/^staff_session=; Path=\/api; Max-Age=0/);
});

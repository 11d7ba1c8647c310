import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { anOrder, customer, paid, staffToken } from "@/tests/support/orders";
import type { Call } from "@/tests/support/request";
import { freshShop } from "@/tests/support/shop";
import { startSignIn, tokenOf } from "@/tests/support/sign-in";

type Row = [name: string, request: Call, answer: string];

const json = { "content-type": "application/json" };
const INVALID = "422 invalid_order";
/** An order with something else in it, as text, so that nothing normalises it before it is sent. */
const order = (name: string, other: object, answer = INVALID): Row => [
  name,
  { method: "POST", path: "/api/orders", body: { ...anOrder(), ...other } },
  answer,
];
const text = (name: string, change: (json: string) => string | Uint8Array, answer = "400 invalid_json"): Row => [
  name,
  { method: "POST", path: "/api/orders", body: change(JSON.stringify(anOrder())) as string },
  answer,
];
const item = (name: string, other: object, answer?: string): Row =>
  order(name, { items: [{ ...paid("Hill Tea"), ...other }], total_price: 200 }, answer);
const staff = (name: string, method: Call["method"], path: string, body: unknown, answer: string): Row => [
  name,
  { method, path, token: staffToken, body },
  answer,
];
const patch = (name: string, query: string, body: unknown, answer: string): Row =>
  staff(name, "PATCH", `/api/orders${query}`, body, answer);
const list = (name: string, query: string, answer = INVALID): Row =>
  staff(name, "GET", `/api/orders?${query}`, undefined, answer);
const post = (name: string, path: string, body: unknown, answer: string, other: Partial<Call> = {}): Row => [
  name,
  { method: "POST", path, body, ...other },
  answer,
];

const id = "order-0123456789abcdef";
const status = "/api/order-status";
const adopt = "/api/orders/adopt";
const user = { token: tokenOf("uid-of-a") };
/** A call of somebody who knows an order's id and phone number, but for what is wrong. */
const { guest_phone } = customer;
const knowing = (name: string, path: string, wrong: object, answer = "404 not_found"): Row =>
  post(name, path, { order_id: id, guest_phone, ...wrong }, answer, path === adopt ? user : {});
const toNumber = { from: "+1", to: "+1", order: id };
const deep = (open: string, close: string) => `${open.repeat(20_000)}${close.repeat(20_000)}`;

const FORM = "application/x-www-form-urlencoded";
const under = (headers: Record<string, string>, answer: string) =>
  post(`an order under ${JSON.stringify(headers).slice(0, 60)}`, "/api/orders", anOrder(), answer, {
    headers: { ...json, ...headers },
  });
const typed = (type: string, answer = "415 unsupported_media_type") => under({ "content-type": type }, answer);
const withCookie = (path: string, cookie: string): Row => [
  `${path} under the cookie ${cookie.slice(0, 24)}`,
  { method: "GET", path, headers: { cookie } },
  "200",
];

/** What each field refuses is in tests/unit/order.test.ts and order-fields.test.ts. */
const rows: Row[] = [
  // Values of another kind, in an order.
  order("an object as the phone", { guest_phone: { $ne: "" } }),
  text("a quantity that is endless", (sent) => sent.replace('"qty":1', '"qty":1e999'), INVALID),
  text("a total that is no number of JSON", (sent) => sent.replace(":600", ":NaN")),

  // Signs that look like others, or that do something.
  item("a homoglyph in a product's name", { name: "Hill \u0422ea" }),
  item("full-width letters in a product's name", { name: "Hill \uff34ea" }),
  item("a zero-width sign in a product's name", { name: "Hill\u200b Tea" }, "201"),
  item("a product's name upside down", { name: "\u202eHill Tea" }, "201"),
  item("__proto__ as a product", { name: "__proto__" }),
  order("a homoglyph in the id", { order_id: "\u043erder-0123456789abcdef" }),
  order("an id that leads out of a folder", { order_id: "../../../../etc/passwd" }),
  order("an id that Firestore keeps for itself", { order_id: "__0123456789abcdef__" }),
  order("CRLF and a header in the name", { guest_name: "Meena\r\nBcc: all@customer.example" }),
  order("an escape sequence in the name", { guest_name: "\u001b[2JMeena" }),
  order("a line separator in the name", { guest_name: "Meena\u2028Bcc: x" }, "201"),
  order("CRLF in the e-mail", { guest_email: "a@b.example\r\nBcc: c@d.example" }),
  order("CRLF in the address", { guest_address: "14 Kutchery Road\r\nTo: x" }),

  // JSON that can be read in two ways.
  text("the total twice, the true one first", (sent) => sent.replace(/}$/, ',"total_price":1}'), "409 price_changed"),
  text("items twice, a list and a word", (sent) => sent.replace(/}$/, ',"items":"none"}'), INVALID),
  text("a prototype in place of an order", () => `{"__proto__":{"order_id":"${id}"}}`, INVALID),
  text("a price by a prototype", (sent) => sent.replaceAll('"price":200', '"__proto__":{"price":1}'), INVALID),
  text("20,000 lists in each other", () => deep("[", "]"), INVALID),
  text("20,000 objects that never end", () => '{"items":'.repeat(5000)),
  text("nothing", () => ""),

  text("UTF-16", (sent) => Buffer.from(sent, "utf16le")),
  text("an overlong slash in UTF-8", (sent) => Buffer.from(sent.replace("Meenakshi", "\xc0\xaf"), "latin1")),
  text("a surrogate in UTF-8", (sent) => Buffer.from(sent.replace("Meenakshi", "\xed\xa0\x80"), "latin1")),
  text("what a browser packs, unannounced", (sent) => gzipSync(sent)),
  text("5 MB of blanks", (sent) => sent.padEnd(5_000_000), "413 body_too_large"),
  text("5 MB of name", (sent) => sent.replace("Meenakshi", "M".repeat(5_000_000)), "413 body_too_large"),
  order("60 KB of a field that nobody reads", { note: "x".repeat(60_000) }, "201"),
  post("no body", "/api/orders", undefined, "400 invalid_json", { headers: json }),
  ...[FORM, "text/plain", "application/jsonp", "", "text/plain, application/json"].map((type) => typed(type)),
  typed("Application/JSON; charset=utf-8", "201"),

  // Tokens and cookies.
  ...["Bearer", "Bearer a b", "Basic c3RhZmY6c3RhZmY=", "Bearer ..", `Bearer ${"x".repeat(8000)}`, "Bearer null"].map(
    (authorization) => under({ authorization }, "401 unauthorized"),
  ),
  // That a claim's cookie which nobody signed gives no offer is in forged-offers.test.ts.
  withCookie("/api/offers", "first_order_claim=%E0%A4%A; =; __proto__=1"),

  // Staff's calls, with staff's token.
  patch("a status of 41 signs", `?orderId=${id}`, { status: "x".repeat(41) }, INVALID),
  patch("no order named", "", { status: "shipped" }, "404 not_found"),
  patch(
    "an order that leads out of a folder",
    "?orderId=..%2F..%2Fetc%2Fpasswd",
    { status: "shipped" },
    "404 not_found",
  ),
  patch("an order with NUL", `?orderId=${id}%00`, { status: "shipped" }, "404 not_found"),
  patch("an order that no UTF-8 names", "?orderId=%E0%A4%A", { status: "shipped" }, "404 not_found"),
  ...["first_order_claim=a.b.é", "staff_session=a.b.é"].flatMap((cookie) =>
    ["/api/offers", "/api/staff/session"].map((path) => withCookie(path, cookie)),
  ),
  list("a limit of 0", "limit=0"),
  list("a limit of 101", "limit=101"),
  list("a cursor of 5,000 signs", `cursor=${"x".repeat(5000)}`),
  list("SQL as a cursor", `cursor=${encodeURIComponent("' OR 1=1 --")}`),
  list("a status with NUL", "status=%00"),
  list("SQL as a status finds nothing", `status=${encodeURIComponent("' OR '1'='1")}`, "200"),
  staff("a message of another kind", "POST", "/api/whatsapp", { ...toNumber, body: { text: "x" } }, INVALID),
  staff("a message with NUL", "POST", "/api/whatsapp", { ...toNumber, body: "x\u0000" }, INVALID),

  // Calls that anyone may make.
  knowing("a list as the look-up's phone", status, { guest_phone: [guest_phone] }, INVALID),
  knowing("an object as the look-up's id", status, { order_id: { $gt: "" } }, INVALID),
  knowing("a look-up of __proto__", status, { order_id: "__proto__" }),
  knowing("a look-up with NUL", status, { order_id: `${id}\u0000` }),
  knowing("a look-up of 60,000 signs", status, { order_id: "x".repeat(60_000) }),
  post("a look-up without a body", status, undefined, "415 unsupported_media_type"),
  post("5 MB to look up", status, "x".repeat(5_000_000), "413 body_too_large"),

  // A user's calls, with their token.
  knowing("a list as the adopted order", adopt, { order_id: [id] }, INVALID),
  knowing("the adoption of a path", adopt, { order_id: "../orders" }),
  post("the adoption of nothing", adopt, null, INVALID, user),
  post("a claim with 60 KB that nobody reads", "/api/offers/first-order", { note: "x".repeat(60_000) }, "200", user),

  post("an address of the API that isn't one", "/api/orders/%2e%2e%2fetc", anOrder(), "404 not_found"),
];

const callOf = ({ method, path }: Call) => `${method} ${path.split("?")[0]}`;
const calls = Map.groupBy(rows, ([, request]) => callOf(request));

// promise: Each call's table of name, request and expected answer: types, encodings, duplicate and prototype keys,
//   controls, homoglyphs, lists, 5 MB
test.each([...calls])("hostile requests to %s get the table's answers, and leave nothing", async (_call, rows) => {
  const { env } = await startSignIn();
  const shop = await freshShop({ ...env, RATE_LIMIT: "off" });
  const saved = async () => (await shop.store().list({ limit: 100 })).orders.length;
  for (const [name, { method, path, ...details }, answer] of rows) {
    const before = await saved();
    const { status, headers, body } = await shop.call(method, path, details);
    expect.soft([status, body.code].filter(Boolean).join(" "), name).toBe(answer);
    if (!body.success) expect.soft(body.error, name).toMatch(/^[A-Za-z][^{}<>]{5,200}[.a-z\d]$/);
    // No stack, no path, nothing of the store; what was sent is not sent back.
    expect.soft(JSON.stringify(body), name).not.toMatch(/\bat \S+:\d+|node_modules|SELECT|SQLITE|Error:|\/etc|OR '1'/);
    expect.soft([...headers.values()].join(), name).not.toMatch(/Bcc|X: 1/);
    expect.soft(await saved(), name).toBe(before + (status === 201 ? 1 : 0));
    // Whatever a product was called, it is saved under the shop's own name for it.
    for (const item of body.order?.items ?? []) expect.soft(findProductByName(item.name), name).toBeDefined();
    await shop.settled();
  }
  expect(await shop.unsent()).toEqual([]);
  // One object's prototype is not another's.
  expect((await shop.place(anOrder())).status).toBe(201);
  expect(({} as Record<string, unknown>).price).toBeUndefined();
});

// promise: That table misses no call
test("every call that reads what it is sent has rows in the table", () => {
  const sending = ["/api/orders", adopt, status, "/api/offers/first-order", "/api/whatsapp"].map(
    (path) => `POST ${path}`,
  );
  for (const call of [...sending, "GET /api/orders", "PATCH /api/orders", "GET /api/offers"])
    expect(calls.has(call)).toBe(true);
});

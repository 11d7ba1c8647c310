import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { anOrder, customer, newOrderId, STAFF_TOKENS, staffToken, tokensOf } from "@/tests/support/orders";
import type { Call } from "@/tests/support/request";
import { freshShop, type Shop } from "@/tests/support/shop";
import { standInKeys, standInProvider } from "@/tests/support/sign-in-provider";
import { claimsOf, firebaseEnv, newSigner, PROJECT } from "@/tests/support/tokens";

const settings = { ...firebaseEnv, SHOP_SECRET: "one-secret-of-these-shops" };
const google = newSigner("key-of-google");
const A = { uid: "uid-of-a", email: customer.guest_email, emailVerified: true };
const B = { uid: "uid-of-b", email: "balan@customer.example", emailVerified: true };
const at = Math.floor(Date.now() / 1000);

/** Everybody who may call. A guest differs from a stranger by an order's id and phone number. */
const callers = {
  /** Staff who have signed in on /staff: a cookie in place of the token. */
  "session of staff": null,
  "an owner": tokensOf.office,
  /** Of staff: one with a token of their own, and one whose token was withdrawn. */
  "a person": tokensOf.packing,
  "a withdrawn person": "Tq5zMc8jPk2wBf7hSx4r",
  "session of a withdrawn person": null,
  anonymous: null,
  guest: null,
  "user A": google.sign(claimsOf(PROJECT, A)),
  "user B": google.sign(claimsOf(PROJECT, B)),
  staff: staffToken,
  forged: newSigner("key-of-google").sign(claimsOf(PROJECT, A)),
  expired: google.sign(claimsOf(PROJECT, A, { iat: at - 7200, exp: at - 3600 })),
  "wrong project": google.sign(claimsOf("another-shop", A)),
};
type Caller = keyof typeof callers;

/** One order of a guest under A's address, one of A's, one of B's. */
async function shopWithOrders() {
  standInKeys(google.publicKeys);
  standInProvider(A, B);
  const shop = await freshShop({ ...settings, STAFF_TOKENS, RATE_LIMIT: "off" });
  const place = async (caller: Caller, guest_email: string) => {
    const sent = anOrder({ guest_email });
    const { status } = await shop.call("POST", "/api/orders", { body: sent, ...tokenOf(caller) });
    expect(status).toBe(201);
    await shop.change(sent.order_id, { bill: true });
    return sent.order_id;
  };
  const [guests, a] = [await place("guest", A.email), await place("user A", A.email)];
  return { shop, orders: { guests, a, b: await place("user B", B.email) } };
}
type Orders = Awaited<ReturnType<typeof shopWithOrders>>["orders"];

const tokenOf = (caller: Caller) => (callers[caller] === null ? {} : { token: callers[caller] });

async function credentialsOf(shop: Shop, caller: Caller): Promise<Partial<Call>> {
  if (caller === "session of staff") return sessionOf(shop, staffToken);
  if (caller !== "session of a withdrawn person") return tokenOf(caller);
  withdrawn ??= await withdrawnSession();
  return withdrawn;
}
async function sessionOf(shop: Shop, token: string) {
  const { headers } = await shop.call("POST", "/api/staff/session", { body: { token } });
  const [cookie = ""] = headers.get("set-cookie")?.split(";") ?? [];
  return { headers: { cookie, origin: "http://localhost:3000" } };
}
/** A session from before its person's token was withdrawn. All shops of this file have one secret: it would be good in each. */
let withdrawn: Awaited<ReturnType<typeof sessionOf>> | undefined;
async function withdrawnSession() {
  const token = callers["a withdrawn person"];
  const shop = await freshShop({ ...settings, STAFF_TOKENS: `packing*:${token}` });
  const session = await sessionOf(shop, token);
  expect((await shop.call("GET", "/api/orders", session)).status).toBe(200);
  return session;
}

const FORM = "application/x-www-form-urlencoded";
type Statuses = Record<"anonymous" | "guest" | "user A" | "user B" | "staff" | "bad", number> & { "an owner"?: number };
/** `call` begins with method and path; `attempt` has a longer path, the body, and its type where that is not JSON. */
type Row = [
  call: string,
  statuses: Statuses,
  attempt?: (orders: Orders, caller: Caller) => { path?: string; body?: unknown; type?: string },
];

/** The status for each caller; bad tokens get 401 everywhere a token is looked at. */
const all = (status: number, other: Partial<Statuses> = {}): Statuses => ({
  ...{ anonymous: status, guest: status, "user A": status, "user B": status, staff: status, bad: status },
  ...other,
});
const anybody = all(200);
const staffAlone = all(401, { staff: 200 });
const ownersAlone = all(401, { staff: 403, "an owner": 200 });

const { guest_phone } = customer;
const knows = (orders: Orders, caller: Caller) => ({
  body: { order_id: orders.guests, guest_phone: caller === "anonymous" ? "9000000001" : guest_phone },
});
const order = (other: object = {}) => ({ body: { ...anOrder({ guest_email: A.email }), ...other } });
const atDesk = { channel: "phone", paid: { how: "UPI" } };
const lime = "/api/products/lime-relish";
const noPhoto = { path: `${lime}/photo`, body: "no photo", type: "image/jpeg" };
const adopting = (order_id: string) => ({ body: { order_id, guest_phone } });
const withLink = (id: string) => ({ body: { link: `${id}.zzzzzzzz.${"0".repeat(32)}`, status: "packed" } });
const signingIn = (caller: Caller) => callers[caller] ?? (caller === "session of staff" ? staffToken : "guessed");

const rows: Row[] = [
  ["POST /api/orders", all(201, { bad: 401 }), () => order()],
  ["POST /api/orders again, as another's", all(409, { "user A": 200, bad: 401 }), ({ a }) => order({ order_id: a })],
  // Staff alone take an order at the desk: of others the channel is not read, and the total is needed.
  ["POST /api/orders with a channel", all(201, { bad: 401 }), () => order(atDesk)],
  ["POST /api/orders of no total", all(422, { staff: 201, bad: 401 }), () => order({ ...atDesk, total_price: null })],
  ["POST /api/orders of no channel", all(201, { staff: 422, bad: 401 }), () => order({ channel: "fax" })],
  ["POST /api/orders as A's", all(409, { "user A": 200, bad: 401 }), ({ a }) => order({ order_id: a, ...atDesk })],
  ["GET /api/orders", all(401, { "user A": 200, "user B": 200, staff: 200 })],
  ["PATCH /api/orders of many", staffAlone, ({ a }) => ({ body: { orders: [a], status: "cancelled" } })],
  ...[
    { change: { guest_name: "Another" } },
    { paid: { how: "UPI" } },
    { paid: { how: "UPI" }, refunded: { how: "UPI" } },
    { note: "of staff" },
    { status: "cancelled" },
  ].map((body): Row => {
    const change = (id: string) => ({ path: `/api/orders?orderId=${id}`, body });
    return [`PATCH /api/orders ${Object.keys(body)}`, staffAlone, ({ a }) => change(a)];
  }),
  ...["own_status=yes", "q=Meenakshi"].map((query): Row => {
    const ofStaff = all(401, { "user A": 422, "user B": 422, staff: 200 });
    return [`GET /api/orders ${query}`, ofStaff, () => ({ path: `/api/orders?${query}` })];
  }),
  ["POST /api/orders/adopt", all(401, { "user A": 200, "user B": 404 }), knows],
  ["POST /api/orders/adopt B's", all(401, { "user A": 404, "user B": 200 }), ({ b }) => adopting(b)],
  // A caller who has both may look, with any token: none is read.
  ...["", "/cancel", "/bill"].map((end): Row => [`POST /api/order-status${end}`, all(200, { anonymous: 404 }), knows]),
  ["GET /api/orders/bill", staffAlone, ({ b }) => ({ path: `/api/orders/bill?orderId=${b}` })],
  ["GET /api/staff/bills", staffAlone, () => ({ path: "/api/staff/bills?month=2026-11" })],
  ["GET /api/staff/parcels", staffAlone],
  ["GET /api/notifications", staffAlone],
  ["POST /api/notifications", staffAlone],
  ...["retry", "dismiss"].map(
    (what): Row => [`POST /api/notifications/${what}`, staffAlone, () => ({ body: { reason: "none that there is" } })],
  ),
  ["POST /api/whatsapp", all(401, { staff: 422 }), ({ a }) => ({ body: { to: "+919811111111", order: a } })],
  // Staff's token is no customer's: it gets a stranger's response.
  ["GET /api/offers", all(200, { bad: 401 })],
  // Both users have ordered before: theirs is the refusal of the offer, and not of the caller.
  ["POST /api/offers/first-order", all(401, { "user A": 422, "user B": 422 })],
  ["POST /api/email-test", staffAlone],
  ["GET /api/config", anybody],
  ["GET /api/shop", anybody],
  // What pages say and orders cost is owners' alone.
  ["PATCH /api/shop notice", ownersAlone, () => ({ body: { notice: { en: "Order by Friday." } } })],
  ["GET /api/shop/changes", staffAlone],
  ["POST /api/shop/undo", all(401, { staff: 403, "an owner": 404 }), () => ({ body: { change: 1 } })],
  ["PATCH /api/products/[slug] price", ownersAlone, () => ({ path: lime, body: { price: 1 } })],
  // The server calls it itself, under a secret that only it has.
  ["POST /api/shop/revalidate", all(401)],
  ["PATCH /api/products/[slug]", staffAlone, () => ({ path: lime, body: { in_stock: false } })],
  // An owner's is the refusal of the photo, and not of the caller.
  ["POST /api/products/[slug]/photo", all(401, { staff: 403, "an owner": 415 }), () => noPhoto],
  ["DELETE /api/products/[slug]/photo", ownersAlone, () => ({ path: `${lime}/photo` })],
  // It answers whether the browser is signed in.
  ["GET /api/staff/session", anybody],
  ["POST /api/staff/session", staffAlone, (_, caller) => ({ body: { token: signingIn(caller) } })],
  ["DELETE /api/staff/session", staffAlone],
  ["POST /api/staff/slips", staffAlone, ({ a }) => ({ body: `orders=${a}`, type: FORM })],
  ["GET /api/staff/sold", staffAlone],
  // Of a number without an order; that it erases is in tests/api/both-stores/staff-books.test.ts.
  ["POST /api/staff/erasures", ownersAlone, () => ({ body: { phone: "9000000099" } })],
  // Nobody's credentials count here, only the link's signature; tests/api/order-link.test.ts has the right ones.
  ...["POST", "PATCH"].map((method): Row => [`${method} /api/order-link`, all(401), ({ a }) => withLink(a)]),
  // With CRON_SECRET they are for its holder alone: scheduler.test.ts.
  ["GET /api/cron", all(404)],
  ["GET /api/metrics", all(404)],
  ["GET /api/staff/connection", staffAlone],
  ["GET /api/staff/order-links", staffAlone],
  ["PATCH /api/staff/order-links", ownersAlone, () => ({ body: { enabled: false } })],
  ["GET /api/health", anybody],
  // The last one: it pauses the shop.
  ["PATCH /api/shop", staffAlone, () => ({ body: { orders_paused: "We are making a new batch." } })],
];

/** Callers who may what another may. */
const sameAs: Partial<Record<Caller, keyof Statuses>> = {
  "session of staff": "staff",
  "an owner": "staff",
  "a person": "staff",
  "session of a withdrawn person": "guest",
};
function expectedOf(statuses: Statuses, caller: Caller): number {
  const named = caller in statuses ? caller : (sameAs[caller] ?? caller);
  return statuses[named as keyof Statuses] ?? statuses.bad;
}

/** The rows of one shop: what is only read changes nothing for the rows after it. */
const shops: [calls: string, rows: Row[]][] = [
  ["read what is behind a GET", rows.filter(([call]) => call.startsWith("GET"))],
  ...rows.filter(([call]) => !call.startsWith("GET")).map((row): [string, Row[]] => [row[0], [row]]),
];

// promise: Every call by nobody, guest, user A, user B, staff, a person of staff, one whose token was withdrawn, and with a
//   forged, an expired and another project's token
test.each(shops)("who may %s", async (_calls, rows) => {
  const { shop, orders } = await shopWithOrders();
  for (const row of rows) await expectStatuses(shop, orders, row);
});

async function expectStatuses(shop: Shop, orders: Orders, [call, statuses, attempt]: Row): Promise<void> {
  const [method, ofCall = ""] = call.split(" ") as [Call["method"], string];
  // Who is refused comes first: what others change would hide what they do.
  const all = (Object.keys(callers) as Caller[]).map((caller) => ({ caller, expected: expectedOf(statuses, caller) }));
  const refused = all.filter(({ expected }) => expected >= 400);
  const before = await everything(shop);
  for (const { caller, expected } of new Set([...refused, ...all])) {
    const { path = ofCall, body, type } = attempt?.(orders, caller) ?? {};
    const { headers: own, ...credentials } = await credentialsOf(shop, caller);
    const headers = { ...own, ...(type && { "content-type": type }) };
    const answer = await shop.call(method, path, { body, ...credentials, headers });
    expect([call, caller, answer.status]).toEqual([call, caller, expected]);
    if (caller === refused.at(-1)?.caller) expect(await everything(shop)).toEqual(before);
    expect([call, caller, strangersIn(answer.body, orders, caller)]).toEqual([call, caller, []]);
  }
}

// promise: That table misses no call
test("the table holds every call of the shop", async () => {
  const { shop } = await shopWithOrders();
  const files = readdirSync("app/api", { recursive: true, encoding: "utf8" });
  const routes = files.filter((file) => file.endsWith("route.ts") && !file.startsWith("["));
  const paths = routes.map((file) => `/api/${file.replace("/route.ts", "")}`);
  const calls: string[] = [];
  for (const path of paths) {
    const { headers } = await shop.call("PUT", path);
    const methods = headers.get("allow")?.split(", ") ?? expect.fail(`${path} answers PUT`);
    calls.push(...methods.filter((method) => method !== "HEAD").map((method) => `${method} ${path}`));
  }
  expect(calls.length).toBeGreaterThan(10);
  const inTable = rows.map(([call]) => call.split(" ").slice(0, 2).join(" "));
  expect(inTable).toEqual(expect.arrayContaining(calls));
});

/** All orders as they are saved, and what staff have switched. */
const everything = async (shop: Shop) => [
  (await shop.asStaff("GET", "/api/orders")).body.orders,
  await shop.store().shopState(),
  await shop.store().orderLinksFrom(),
];

/** The orders in an answer that this caller must never see. */
function strangersIn(body: object, { a, b }: Orders, caller: Caller): string[] {
  const strangers: Partial<Record<string, string[]>> = { staff: [], "user A": [b], "user B": [a] };
  const others = strangers[sameAs[caller] ?? caller] ?? [a, b];
  return others.filter((id) => JSON.stringify(body).includes(id));
}

// promise: Lists, filters and cursors open nothing of another's
test("a list is exactly one's own, page by page, and a filter or another's cursor opens nothing", async () => {
  const { shop, orders } = await shopWithOrders();
  const list = async (caller: Caller, query = "") => {
    const { body } = await shop.call("GET", `/api/orders${query}`, tokenOf(caller));
    return { ids: body.orders?.map(({ order_id }) => order_id), next: body.next_cursor };
  };
  expect((await list("user A")).ids).toEqual([orders.a]);
  expect((await list("user B")).ids).toEqual([orders.b]);
  expect((await list("user A", "?status=pending")).ids).toEqual([orders.a]);
  for (const filter of ["user_id=uid-of-b", "userId=uid-of-b", "q=Meenakshi", `phone=${customer.guest_phone}`])
    expect((await shop.call("GET", `/api/orders?${filter}`, tokenOf("user A"))).status).toBe(422);
  const staffs = await list("staff", "?limit=1");
  expect((await list("user A", `?cursor=${staffs.next}`)).ids?.every((id) => id === orders.a)).toBe(true);
});

const adopt = (shop: Shop, caller: Caller, order_id: string, guest_phone = customer.guest_phone) =>
  shop.call("POST", "/api/orders/adopt", { body: { order_id, guest_phone }, ...tokenOf(caller) });

test("an adopted order is its user's from then on: in their list alone, and adopting it again changes nothing", async () => {
  const { shop, orders } = await shopWithOrders();
  const { status, body } = await adopt(shop, "user A", orders.guests);
  expect([status, body.order?.user_id, body.order?.order_id]).toEqual([200, A.uid, orders.guests]);
  for (const member of ["note", "history", "paid"]) expect(body.order).not.toHaveProperty(member);
  expect((await adopt(shop, "user A", orders.guests)).status).toBe(200);
  const listed = await shop.call("GET", "/api/orders", tokenOf("user A"));
  expect(listed.body.orders?.map(({ order_id }) => order_id).sort()).toEqual([orders.guests, orders.a].sort());
});

// promise: Adopting needs the verified e-mail and the phone
test("adopting needs the verified e-mail of the order and its phone number; every refusal is the same 404", async () => {
  const { shop, orders } = await shopWithOrders();
  const refusals = [
    await adopt(shop, "user A", orders.guests, "9000000001"),
    await adopt(shop, "user A", newOrderId()),
    await adopt(shop, "user A", orders.b),
    await adopt(shop, "user B", orders.guests),
  ];
  for (const emailVerified of [false, undefined]) {
    standInProvider({ ...A, emailVerified });
    refusals.push(await adopt(shop, "user A", orders.guests));
  }
  for (const { status, body } of refusals) expect([status, body]).toEqual([404, refusals[0]?.body]);
  standInProvider({ ...A, email: A.email.toUpperCase() });
  expect((await adopt(shop, "user A", orders.guests)).status).toBe(200);
});

test("of two users with one verified e-mail who adopt at the same moment the slower gets the 404, and nothing changes", async () => {
  const { shop, orders } = await shopWithOrders();
  const store = shop.store();
  const find = store.find.bind(store);
  store.find = async (orderId) => {
    const found = await find(orderId);
    store.find = find;
    await store.update(orderId, (order) => ({ order: { ...order, user_id: "uid-of-the-faster" }, messages: [] }));
    return found;
  };
  expect((await adopt(shop, "user A", orders.guests)).status).toBe(404);
  expect((await store.find(orders.guests))?.order.user_id).toBe("uid-of-the-faster");
});

test("after five wrong phone numbers in an hour the right one adopts nothing", async () => {
  const { shop, orders } = await shopWithOrders();
  for (let n = 0; n < 5; n++) await adopt(shop, "user A", orders.guests, `900000000${n}`);
  expect((await adopt(shop, "user A", orders.guests)).status).toBe(404);
});

test("two users at the same moment: each gets their own orders, a hundred times over", async () => {
  const { shop, orders } = await shopWithOrders();
  const both = Array.from({ length: 100 }, (_, n): Caller => (n % 2 ? "user A" : "user B"));
  const answers = await Promise.all(both.map((caller) => shop.call("GET", "/api/orders", tokenOf(caller))));
  for (const [n, { body }] of answers.entries())
    expect(body.orders?.map(({ order_id }) => order_id)).toEqual([n % 2 ? orders.a : orders.b]);
});

test("an order is adopted by its id in small letters, or by the six characters that are said aloud", async () => {
  const { shop, orders } = await shopWithOrders();
  for (const typed of [orders.guests.toLowerCase(), orders.guests.slice(-6)]) {
    const { status, body } = await adopt(shop, "user A", typed);
    expect([status, body.order?.order_id, body.order?.user_id]).toEqual([200, orders.guests, A.uid]);
  }
  expect((await adopt(shop, "user A", orders.b.slice(-6))).status).toBe(404);
});

import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { anOrder, customer, newOrderId, STAFF_TOKENS, staffToken, tokensOf } from "@/tests/support/orders";
import type { Call } from "@/tests/support/request";
import { freshShop, type Shop } from "@/tests/support/shop";
import { standInKeys, standInProvider } from "@/tests/support/sign-in-provider";
import { claimsOf, newSigner } from "@/tests/support/tokens";

const PROJECT = "a-real-shop";
const settings = {
  NEXT_PUBLIC_FIREBASE_API_KEY: "public-key",
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: "shop.example",
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: PROJECT,
  NEXT_PUBLIC_FIREBASE_APP_ID: "app",
  SHOP_SECRET: "one-secret-of-these-shops",
};
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
  const orders = {
    guests: await place("guest", A.email),
    a: await place("user A", A.email),
    b: await place("user B", B.email),
  };
  return { shop, orders };
}
type Orders = Awaited<ReturnType<typeof shopWithOrders>>["orders"];

const tokenOf = (caller: Caller) => (callers[caller] === null ? {} : { token: callers[caller] });

/** What a caller's browser adds to its requests. */
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

/** `type` is the body's, where it is not JSON. */
type Attempt = { method: Call["method"]; path: string; body?: unknown; type?: string };
const FORM = "application/x-www-form-urlencoded";
type Row = {
  call: string;
  attempt: (orders: Orders, caller: Caller) => Attempt;
  /** The status for each caller; bad tokens get 401 everywhere a token is looked at. */
  statuses: Record<"anonymous" | "guest" | "user A" | "user B" | "staff" | "bad", number> & { "an owner"?: number };
};

const knows = (orders: Orders, caller: Caller) => ({
  order_id: orders.guests,
  guest_phone: caller === "anonymous" ? "9000000001" : customer.guest_phone,
});

const atDesk = { channel: "phone", paid: { how: "UPI" } };

const rows: Row[] = [
  {
    call: "POST /api/orders",
    attempt: () => ({ method: "POST", path: "/api/orders", body: anOrder({ guest_email: A.email }) }),
    statuses: { anonymous: 201, guest: 201, "user A": 201, "user B": 201, staff: 201, bad: 401 },
  },
  {
    call: "POST /api/orders again, as another's",
    attempt: ({ a }) => ({ method: "POST", path: "/api/orders", body: anOrder({ order_id: a, guest_email: A.email }) }),
    statuses: { anonymous: 409, guest: 409, "user A": 200, "user B": 409, staff: 409, bad: 401 },
  },
  // Staff alone take an order at the desk: of others the channel is not read, and the total is needed.
  {
    call: "POST /api/orders with a channel",
    attempt: () => ({ method: "POST", path: "/api/orders", body: { ...anOrder({ guest_email: A.email }), ...atDesk } }),
    statuses: { anonymous: 201, guest: 201, "user A": 201, "user B": 201, staff: 201, bad: 401 },
  },
  {
    call: "POST /api/orders with a channel, without a total",
    attempt: () => ({
      method: "POST",
      path: "/api/orders",
      body: { ...anOrder({ guest_email: A.email }), ...atDesk, total_price: undefined },
    }),
    statuses: { anonymous: 422, guest: 422, "user A": 422, "user B": 422, staff: 201, bad: 401 },
  },
  {
    call: "POST /api/orders with a channel that there is not",
    attempt: () => ({
      method: "POST",
      path: "/api/orders",
      body: { ...anOrder({ guest_email: A.email }), channel: "fax" },
    }),
    statuses: { anonymous: 201, guest: 201, "user A": 201, "user B": 201, staff: 422, bad: 401 },
  },
  {
    call: "POST /api/orders with a channel again, as another's",
    attempt: ({ a }) => ({
      method: "POST",
      path: "/api/orders",
      body: { ...anOrder({ order_id: a, guest_email: A.email }), ...atDesk },
    }),
    statuses: { anonymous: 409, guest: 409, "user A": 200, "user B": 409, staff: 409, bad: 401 },
  },
  {
    call: "GET /api/orders",
    attempt: () => ({ method: "GET", path: "/api/orders" }),
    statuses: { anonymous: 401, guest: 401, "user A": 200, "user B": 200, staff: 200, bad: 401 },
  },
  {
    call: "PATCH /api/orders",
    attempt: ({ a }) => ({ method: "PATCH", path: `/api/orders?orderId=${a}`, body: { status: "cancelled" } }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 200, bad: 401 },
  },
  {
    call: "PATCH /api/orders, of many",
    attempt: ({ a }) => ({ method: "PATCH", path: "/api/orders", body: { orders: [a], status: "cancelled" } }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 200, bad: 401 },
  },
  ...[
    { change: { guest_name: "Another" } },
    { paid: { how: "UPI" } },
    { paid: { how: "UPI" }, refunded: { how: "UPI" } },
    { note: "of staff" },
  ].map(
    (body): Row => ({
      call: `PATCH /api/orders, ${Object.keys(body)}`,
      attempt: ({ a }) => ({ method: "PATCH", path: `/api/orders?orderId=${a}`, body }),
      statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 200, bad: 401 },
    }),
  ),
  {
    call: "GET /api/orders, of staff's own statuses",
    attempt: () => ({ method: "GET", path: "/api/orders?own_status=yes" }),
    statuses: { anonymous: 401, guest: 401, "user A": 422, "user B": 422, staff: 200, bad: 401 },
  },
  {
    call: "GET /api/orders, searched",
    attempt: () => ({ method: "GET", path: "/api/orders?q=Meenakshi" }),
    statuses: { anonymous: 401, guest: 401, "user A": 422, "user B": 422, staff: 200, bad: 401 },
  },
  {
    call: "POST /api/orders/adopt",
    attempt: (orders, caller) => ({ method: "POST", path: "/api/orders/adopt", body: knows(orders, caller) }),
    statuses: { anonymous: 401, guest: 401, "user A": 200, "user B": 404, staff: 401, bad: 401 },
  },
  {
    call: "POST /api/orders/adopt, of another user's order",
    attempt: ({ b }) => ({
      method: "POST",
      path: "/api/orders/adopt",
      body: { order_id: b, guest_phone: customer.guest_phone },
    }),
    statuses: { anonymous: 401, guest: 401, "user A": 404, "user B": 200, staff: 401, bad: 401 },
  },
  {
    call: "POST /api/order-status",
    attempt: (orders, caller) => ({ method: "POST", path: "/api/order-status", body: knows(orders, caller) }),
    // A caller who has both may look, with any token: none is read.
    statuses: { anonymous: 404, guest: 200, "user A": 200, "user B": 200, staff: 200, bad: 200 },
  },
  {
    call: "POST /api/order-status/cancel",
    attempt: (orders, caller) => ({ method: "POST", path: "/api/order-status/cancel", body: knows(orders, caller) }),
    statuses: { anonymous: 404, guest: 200, "user A": 200, "user B": 200, staff: 200, bad: 200 },
  },
  {
    call: "POST /api/order-status/bill",
    attempt: (orders, caller) => ({ method: "POST", path: "/api/order-status/bill", body: knows(orders, caller) }),
    statuses: { anonymous: 404, guest: 200, "user A": 200, "user B": 200, staff: 200, bad: 200 },
  },
  {
    call: "GET /api/orders/bill",
    attempt: ({ b }) => ({ method: "GET", path: `/api/orders/bill?orderId=${b}` }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 200, bad: 401 },
  },
  {
    call: "GET /api/staff/bills",
    attempt: () => ({ method: "GET", path: "/api/staff/bills?month=2026-11" }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 200, bad: 401 },
  },
  {
    call: "GET /api/notifications",
    attempt: () => ({ method: "GET", path: "/api/notifications" }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 200, bad: 401 },
  },
  {
    call: "POST /api/notifications",
    attempt: () => ({ method: "POST", path: "/api/notifications" }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 200, bad: 401 },
  },
  ...["retry", "dismiss"].map(
    (what): Row => ({
      call: `POST /api/notifications/${what}`,
      attempt: () => ({ method: "POST", path: `/api/notifications/${what}`, body: { reason: "none that there is" } }),
      statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 200, bad: 401 },
    }),
  ),
  {
    call: "POST /api/whatsapp",
    attempt: ({ a }) => ({
      method: "POST",
      path: "/api/whatsapp",
      body: { to: "+919811111111", order: { order_id: a } },
    }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 422, bad: 401 },
  },
  {
    call: "GET /api/offers",
    attempt: () => ({ method: "GET", path: "/api/offers" }),
    // Staff's token is no customer's: it gets a stranger's response.
    statuses: { anonymous: 200, guest: 200, "user A": 200, "user B": 200, staff: 200, bad: 401 },
  },
  {
    call: "POST /api/offers/first-order",
    attempt: () => ({ method: "POST", path: "/api/offers/first-order" }),
    // Both users have ordered before: theirs is the refusal of the offer, and not of the caller.
    statuses: { anonymous: 401, guest: 401, "user A": 422, "user B": 422, staff: 401, bad: 401 },
  },
  {
    call: "POST /api/email-test",
    attempt: () => ({ method: "POST", path: "/api/email-test" }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 200, bad: 401 },
  },
  {
    call: "GET /api/config",
    attempt: () => ({ method: "GET", path: "/api/config" }),
    statuses: { anonymous: 200, guest: 200, "user A": 200, "user B": 200, staff: 200, bad: 200 },
  },
  {
    call: "GET /api/shop",
    attempt: () => ({ method: "GET", path: "/api/shop" }),
    statuses: { anonymous: 200, guest: 200, "user A": 200, "user B": 200, staff: 200, bad: 200 },
  },
  {
    call: "PATCH /api/shop",
    attempt: () => ({ method: "PATCH", path: "/api/shop", body: { orders_paused: "We are making a new batch." } }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 200, bad: 401 },
  },
  {
    call: "PATCH /api/shop",
    // What pages say and orders cost is owners' alone.
    attempt: () => ({ method: "PATCH", path: "/api/shop", body: { notice: { en: "Order by Friday." } } }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 403, "an owner": 200, bad: 401 },
  },
  {
    call: "GET /api/shop/changes",
    attempt: () => ({ method: "GET", path: "/api/shop/changes" }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 200, bad: 401 },
  },
  {
    call: "POST /api/shop/undo",
    attempt: () => ({ method: "POST", path: "/api/shop/undo", body: { change: 1 } }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 403, "an owner": 404, bad: 401 },
  },
  {
    call: "PATCH /api/products/[slug]",
    attempt: () => ({ method: "PATCH", path: "/api/products/lime-relish", body: { price: 1 } }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 403, "an owner": 200, bad: 401 },
  },
  {
    call: "POST /api/shop/revalidate",
    attempt: () => ({ method: "POST", path: "/api/shop/revalidate" }),
    // The server calls it itself, under a secret that only it has.
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 401, bad: 401 },
  },
  {
    call: "PATCH /api/products/[slug]",
    attempt: () => ({ method: "PATCH", path: "/api/products/lime-relish", body: { in_stock: false } }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 200, bad: 401 },
  },
  {
    call: "POST /api/products/[slug]/photo",
    // An owner's is the refusal of the photo, and not of the caller.
    attempt: () => ({ method: "POST", path: "/api/products/lime-relish/photo", body: "no photo", type: "image/jpeg" }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 403, bad: 401, "an owner": 415 },
  },
  {
    call: "DELETE /api/products/[slug]/photo",
    attempt: () => ({ method: "DELETE", path: "/api/products/lime-relish/photo" }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 403, bad: 401, "an owner": 200 },
  },
  {
    call: "GET /api/staff/session",
    // It answers whether the browser is signed in.
    attempt: () => ({ method: "GET", path: "/api/staff/session" }),
    statuses: { anonymous: 200, guest: 200, "user A": 200, "user B": 200, staff: 200, bad: 200 },
  },
  {
    call: "POST /api/staff/session",
    attempt: (_, caller) => ({
      method: "POST",
      path: "/api/staff/session",
      body: { token: callers[caller] ?? (caller === "session of staff" ? staffToken : "guessed") },
    }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 200, bad: 401 },
  },
  {
    call: "DELETE /api/staff/session",
    attempt: () => ({ method: "DELETE", path: "/api/staff/session" }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 200, bad: 401 },
  },
  {
    call: "POST /api/staff/slips",
    attempt: ({ a }) => ({ method: "POST", path: "/api/staff/slips", body: `orders=${a}`, type: FORM }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 200, bad: 401 },
  },
  {
    call: "GET /api/staff/sold",
    attempt: () => ({ method: "GET", path: "/api/staff/sold" }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 200, bad: 401 },
  },
  {
    call: "POST /api/staff/erasures",
    // Of a number without an order; that it erases is in tests/api/both-stores/staff-books.test.ts.
    attempt: () => ({ method: "POST", path: "/api/staff/erasures", body: { phone: "9000000099" } }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 403, "an owner": 200, bad: 401 },
  },
  ...["POST", "PATCH"].map(
    (method): Row => ({
      call: `${method} /api/order-link`,
      // Nobody's credentials count here, only the link's signature; tests/api/order-link.test.ts has the right ones.
      attempt: ({ a }) => ({
        method: method as Call["method"],
        path: "/api/order-link",
        body: { link: `${a}.zzzzzzzz.${"0".repeat(32)}`, status: "packed" },
      }),
      statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 401, bad: 401 },
    }),
  ),
  // With CRON_SECRET they are for its holder alone: scheduler.test.ts.
  ...["/api/cron", "/api/metrics"].map(
    (path): Row => ({
      call: `GET ${path}`,
      attempt: () => ({ method: "GET", path }),
      statuses: { anonymous: 404, guest: 404, "user A": 404, "user B": 404, staff: 404, bad: 404 },
    }),
  ),
  {
    call: "GET /api/staff/connection",
    attempt: () => ({ method: "GET", path: "/api/staff/connection" }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 200, bad: 401 },
  },
  {
    call: "GET /api/staff/order-links",
    attempt: () => ({ method: "GET", path: "/api/staff/order-links" }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 200, bad: 401 },
  },
  {
    call: "PATCH /api/staff/order-links",
    attempt: () => ({ method: "PATCH", path: "/api/staff/order-links", body: { enabled: false } }),
    statuses: { anonymous: 401, guest: 401, "user A": 401, "user B": 401, staff: 403, "an owner": 200, bad: 401 },
  },
  {
    call: "GET /api/health",
    attempt: () => ({ method: "GET", path: "/api/health" }),
    statuses: { anonymous: 200, guest: 200, "user A": 200, "user B": 200, staff: 200, bad: 200 },
  },
];

/** Callers who may what another may. */
const sameAs: Partial<Record<Caller, keyof Row["statuses"]>> = {
  "session of staff": "staff",
  "an owner": "staff",
  "a person": "staff",
  "session of a withdrawn person": "guest",
};

const table = rows.flatMap(({ call, attempt, statuses }) =>
  (Object.keys(callers) as Caller[]).map((caller) => {
    const named = caller in statuses ? caller : (sameAs[caller] ?? caller);
    const expected = statuses[named as keyof typeof statuses] ?? statuses.bad;
    return { call, caller, attempt, expected };
  }),
);

// promise: Every call by nobody, guest, user A, user B, staff, a person of staff, one whose token was withdrawn, and with a
//   forged, an expired and another project's token
test.each(table)("$call by $caller: $expected", async ({ caller, attempt, expected }) => {
  const { shop, orders } = await shopWithOrders();
  const before = await everything(shop);
  const { method, path, body, type } = attempt(orders, caller);
  const { headers, ...credentials } = await credentialsOf(shop, caller);
  const answer = await shop.call(method, path, {
    body,
    ...credentials,
    headers: { ...headers, ...(type && { "content-type": type }) },
  });
  expect(answer.status).toBe(expected);
  if (expected >= 400) expect(await everything(shop)).toEqual(before);
  expect(strangersIn(answer.body, orders, caller)).toEqual([]);
});

// promise: That table misses no call
test("the table holds every call of the shop", async () => {
  const { shop } = await shopWithOrders();
  const files = readdirSync("app/api", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("route.ts"),
  );
  const paths = files.filter((file) => !file.startsWith("[")).map((file) => `/api/${file.replace("/route.ts", "")}`);
  const calls: string[] = [];
  for (const path of paths) {
    const { headers } = await shop.call("PUT", path);
    const methods = headers.get("allow")?.split(", ") ?? expect.fail(`${path} answers PUT`);
    calls.push(...methods.filter((method) => method !== "HEAD").map((method) => `${method} ${path}`));
  }
  expect(calls.length).toBeGreaterThan(10);
  expect(rows.map(({ call }) => call)).toEqual(expect.arrayContaining(calls));
});

/** All orders as they are saved, and what staff have switched. */
const everything = async (shop: Shop) => [
  (await shop.asStaff("GET", "/api/orders")).body.orders,
  await shop.store().shopState(),
  await shop.store().orderLinksFrom(),
];

/** The orders in an answer that this caller must never see. */
function strangersIn(body: object, orders: Orders, caller: Caller): string[] {
  const mayRead: Partial<Record<Caller, string[]>> = {
    staff: Object.values(orders),
    "session of staff": Object.values(orders),
    "an owner": Object.values(orders),
    "a person": Object.values(orders),
    "user A": [orders.a, orders.guests],
    "user B": [orders.b, orders.guests],
  };
  const others = Object.values(orders).filter((id) => !(mayRead[caller] ?? [orders.guests]).includes(id));
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
  standInProvider({ ...A, emailVerified: false });
  refusals.push(await adopt(shop, "user A", orders.guests));
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
  const both = Array.from({ length: 100 }, (_, n) => (n % 2 ? "user A" : "user B") as Caller);
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

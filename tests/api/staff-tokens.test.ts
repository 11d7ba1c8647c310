import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { MINUTE, pass, stopClock } from "@/tests/support/clock";
import { anOrder, customer, STAFF_TOKENS, staffToken, tokensOf } from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";
import { toPlace } from "@/tests/support/store-fixtures";

const { packing, office } = tokensOf;
const another = "Tq5zMc8jPk2wBf7hSx4r";

const signIn = async (shop: Shop, token: string) => {
  const { headers } = await shop.call("POST", "/api/staff/session", { body: { token } });
  return headers.get("set-cookie")?.split(";")[0] ?? "";
};
const session = async (shop: Shop, cookie: string) =>
  (await shop.call("GET", "/api/staff/session", { headers: { cookie } })).body;
const signedInAs = (name: string, owner: boolean) => ({ success: true, signed_in: true, name, owner });
const nobody = { success: true, signed_in: false, name: null, owner: false };
const logged = (shop: Shop, outcome: string) =>
  shop.logLines.map((line) => JSON.parse(line)).filter((line) => line.outcome === outcome);

// promise: an order's history says who of staff did what, with the token and with the session alike
test("whoever changes an order is in its history and in the log, by name", async () => {
  const shop = await freshShop({ STAFF_TOKENS });
  const sent = await shop.placed();
  const path = `/api/orders?orderId=${sent.order_id}`;
  await shop.call("PATCH", path, { body: { note: "Fragile" }, token: packing });
  const headers = { cookie: await signIn(shop, office), origin: "http://localhost:3000" };
  await shop.call("PATCH", path, { body: { paid: { how: "UPI" } }, headers });
  const many = { orders: [sent.order_id], status: "packed" };
  await shop.call("PATCH", "/api/orders", { body: many, token: packing });
  await shop.change(sent.order_id, { note: "Fragile!" });
  const { history = [] } = await shop.stored(sent.order_id);
  const said = history.map(({ by, what }) => `${by}: ${what}`);
  expect(said).toEqual(["packing: note", "office: paid ₹600, UPI", "packing: packed", "staff: note"]);
  expect(logged(shop, "order_changed").map(({ by }) => by)).toEqual(["packing", "office", "staff"]);
  expect(logged(shop, "status_changed").map(({ by }) => by)).toEqual(["packing"]);
});

// promise: customers never see who of staff did it
test("no answer to a customer names who of staff changed the order", async () => {
  const shop = await freshShop({ STAFF_TOKENS });
  const sent = await shop.placed();
  const path = `/api/orders?orderId=${sent.order_id}`;
  await shop.call("PATCH", path, { body: { change: { guest_name: "Kala" } }, token: packing });
  const answers = [
    await shop.place(sent),
    await shop.lookUp(sent.order_id, sent.guest_phone),
    await shop.cancel(sent.order_id, sent.guest_phone),
  ];
  for (const { status, text } of answers) {
    expect(status).toBe(200);
    expect(text).not.toMatch(/"by"|packing/);
  }
});

// promise: the log says who paused the shop, switched a product or the links, retried or dismissed messages
test("what staff switch, retry and dismiss is logged with the name of who did it", async () => {
  const shop = await freshShop({ STAFF_TOKENS });
  for (const [method, path, body, outcome, by = "packing"] of [
    ["PATCH", "/api/shop", { orders_paused: "We are making a new batch." }, "orders_paused"],
    ["PATCH", "/api/shop", { orders_paused: null }, "orders_resumed"],
    ["PATCH", "/api/products/hill-tea", { in_stock: false }, "sold_out"],
    ["PATCH", "/api/products/hill-tea", { in_stock: true }, "in_stock"],
    ["PATCH", "/api/staff/order-links", { enabled: false }, "order_links_off", "office"],
    ["POST", "/api/notifications/retry", { reason: "none that there is" }, "messages_retried"],
    ["POST", "/api/notifications/dismiss", { reason: "none that there is" }, "messages_dismissed"],
    ["POST", "/api/notifications", {}, "messages_tried"],
  ] as [method: "POST" | "PATCH", path: string, body: object, outcome: string, by?: "office"][]) {
    expect((await shop.call(method, path, { body, token: tokensOf[by] })).status).toBe(200);
    expect(logged(shop, outcome)).toMatchObject([{ by }]);
  }
});

test("a session says whose it is and who is an owner; the staff token's holder is one where no persons are named", async () => {
  const shop = await freshShop({ STAFF_TOKENS });
  expect(await session(shop, await signIn(shop, packing))).toEqual(signedInAs("packing", false));
  expect(await session(shop, await signIn(shop, office))).toEqual(signedInAs("office", true));
  expect(await session(shop, await signIn(shop, staffToken))).toEqual(signedInAs("staff", false));
  expect(await session(shop, "")).toEqual(nobody);
  const alone = await freshShop();
  expect(await session(alone, await signIn(alone, staffToken))).toEqual(signedInAs("staff", true));
});

// promise: a token that is withdrawn or changed ends this person's sessions, and nobody else's
test.each([
  ["withdrawn", `office*:${office}`],
  ["changed", `packing:${another},office*:${office}`],
  ["given to another name", `packers:${packing},office*:${office}`],
  ["withdrawn, and its name is another's now", `packing*:${office}`],
])("a token that is %s opens nothing, and neither do its sessions", async (_what, tokens) => {
  const shop = await freshShop({ STAFF_TOKENS });
  const cookies = [await signIn(shop, packing), await signIn(shop, office), await signIn(shop, staffToken)];
  const [theirs = "", offices = "", staffs = ""] = cookies;
  const later = await freshShop({ STAFF_TOKENS: tokens }, shop.dataDir);
  const list = async (cookie: string) => (await later.call("GET", "/api/orders", { headers: { cookie } })).status;
  expect(await session(later, theirs)).toEqual(nobody);
  expect(await list(theirs)).toBe(401);
  if (!tokens.includes(packing)) expect((await later.call("GET", "/api/orders", { token: packing })).status).toBe(401);
  expect(await session(later, staffs)).toEqual(signedInAs("staff", false));
  if (tokens.includes("office*")) expect(await session(later, offices)).toEqual(signedInAs("office", true));
});

test("a session with another person's name in it, or signed with another person's token, is nobody's", async () => {
  const shop = await freshShop({ STAFF_TOKENS });
  const [head, body = "", signature] = (await signIn(shop, packing)).split(".");
  const payload = JSON.parse(Buffer.from(body, "base64url").toString());
  expect(payload.sub).toBe("packing");
  for (const sub of ["office", "staff", undefined]) {
    const forged = Buffer.from(JSON.stringify({ ...payload, sub })).toString("base64url");
    expect(await session(shop, [head, forged, signature].join("."))).toEqual(nobody);
  }
  const [, others] = (await signIn(shop, office)).split(".");
  expect(await session(shop, [head, others, signature].join("."))).toEqual(nobody);
});

test("a token that is nearly the staff's, or whose hash only begins or ends like theirs, gets 401, is told nothing and changes nothing", async () => {
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  const right = hash(staffToken);
  const like = (fits: (hashed: string) => boolean) => {
    for (let n = 0; ; n++) if (fits(hash(`guess-${n}`))) return `guess-${n}`;
  };
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const sent = await shop.placed();
  const near = ["", "wrong", "staff-token-of-the-test", "staff-token-of-the-tests1", "STAFF-TOKEN-OF-THE-TESTS"];
  const alike = [like((h) => h.startsWith(right.slice(0, 4))), like((h) => h.endsWith(right.slice(-4)))];
  for (const authorization of [...[...near, ...alike].map((token) => `Bearer ${token}`), `Basic ${staffToken}`]) {
    const [body, path] = [{ status: "shipped" }, `/api/orders?orderId=${sent.order_id}`];
    const refused = await shop.call("PATCH", path, { body, headers: { authorization } });
    expect([refused.status, refused.body.code]).toEqual([401, "unauthorized"]);
    expect(Object.keys(refused.body).sort()).toEqual(["code", "error", "success"]);
  }
  expect((await shop.stored(sent.order_id)).status).toBe("pending");
});

const wrongLink = `K7M2QXK7M2QXK79K2JKY.zzzzzzzz.${"0".repeat(32)}`;
// promise: Guessing the staff's token
// promise: Strangers have nothing made anew
test.each<[how: string, method: "GET" | "POST", path: string, body?: object]>([
  ["for a list", "GET", "/api/orders"],
  ["by placing orders", "POST", "/api/orders", anOrder()],
  ["of the server's own call", "POST", "/api/shop/revalidate"],
  ["of the scheduler", "GET", "/api/metrics"],
  ["in a link", "POST", "/api/order-link", { link: wrongLink }],
])("guessing from one address is slowed down, %s; staff's and each person's calls go through", async (...row) => {
  stopClock();
  const [, method, path, body] = row;
  const shop = await freshShop({ STAFF_TOKENS, CRON_SECRET: "a-secret-of-the-scheduler" });
  const guess = async (token: string) => (await shop.call(method, path, { body, token })).status;
  for (let n = 0; n < 20; n++) expect(await guess(`${n % 2 ? staffToken : packing}${n}`)).toBe(401);
  expect(await guess(packing.slice(0, -1))).toBe(429);
  for (const token of [staffToken, ...Object.values(tokensOf)])
    expect((await shop.call("GET", "/api/orders", { token })).status).toBe(200);
  expect(shop.revalidated).toEqual([]);
  pass(MINUTE);
  expect(await guess("x")).toBe(401);
});

// promise: A PATCH call changes it to any value
test("staff change a status: the change is saved with its time, once, and the customer sees it", async () => {
  stopClock();
  const shop = await freshShop();
  const sent = anOrder();
  const placedAt = (await shop.place(sent)).body.order?.created_at ?? "";
  pass(MINUTE);
  const path = `/api/orders?orderId=${sent.order_id}`;
  const shippedAt = new Date().toISOString();
  for (const _repeated of [1, 2]) {
    const { status, body } = await shop.asStaff("PATCH", path, { status: " SHIPPED " });
    expect([status, body.order?.status]).toEqual([200, "shipped"]);
    expect(body.order?.status_history).toEqual([
      { status: "pending", at: placedAt },
      { status: "shipped", at: shippedAt },
    ]);
    pass(MINUTE);
  }
  const own = "\u0baa\u0bbe\u0ba4\u0bbf at the gate";
  await shop.asStaff("PATCH", path, { status: own });
  const seen = (await shop.lookUp(sent.order_id, customer.guest_phone)).body.order;
  expect(seen?.status_history.map(({ status }) => status)).toEqual(["pending", "shipped", own]);
  expect(seen?.status).toBe(seen?.status_history.at(-1)?.status);
});

test("a list is of 50 when no limit is named", async () => {
  const shop = await freshShop();
  for (let n = 0; n < 51; n++) await shop.store().place(toPlace({}, [], []));
  const { body } = await shop.asStaff("GET", "/api/orders");
  expect(body.orders).toHaveLength(50);
  const rest = await shop.asStaff("GET", `/api/orders?cursor=${encodeURIComponent(body.next_cursor ?? "")}`);
  expect([rest.body.orders?.length, rest.body.next_cursor]).toEqual([1, null]);
  expect((await shop.asStaff("GET", "/api/orders?status=unheard-of")).body.orders).toEqual([]);
});

import { expect, test } from "vitest";
import { StoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { DAY, HOUR, MINUTE, pass, stopClock } from "@/tests/support/clock";
import { mailEnv, startMailServer } from "@/tests/support/mail-server";
import { onePack, shopWithOffers } from "@/tests/support/offers";
import { anOrder, fallbackNumber, warehouse } from "@/tests/support/orders";
import { shopWithProviders } from "@/tests/support/providers";
import { freshShop, type Shop } from "@/tests/support/shop";

/** The signed part of the link in a message. */
const signedIn = (text: string) => /\/staff\/order#([\w.-]+)/.exec(text)?.[1] ?? expect.fail(`no link in: ${text}`);

const READER = mailEnv(0).WAREHOUSE_EMAIL;

/** A shop with an order, and the link of its warehouse mail. */
async function shopWithLink() {
  const mails = await startMailServer();
  const shop = await freshShop(mailEnv(mails.port));
  const sent = await shop.placed();
  const mail = mails.mails.find(({ subject }) => subject?.startsWith("New order")) ?? expect.fail("no mail");
  return { shop, mails, sent, mail, link: signedIn(mail.text ?? "") };
}

const open = (shop: Shop, link: string) => shop.call("POST", "/api/order-link", { body: { link } });
const mark = (shop: Shop, link: string, status: string) =>
  shop.call("PATCH", "/api/order-link", { body: { link, status } });

// promise: one tap on the link of a message marks its order packed, once
test("the link in the warehouse's mail opens its order's slip and marks it packed, and pressed again changes nothing", async () => {
  const { shop, sent, mail, link } = await shopWithLink();
  expect(mail.html).toContain(link);
  const opened = await open(shop, link);
  expect(opened.body.order).toMatchObject({ order_id: sent.order_id, guest_address: sent.guest_address });
  expect(opened.body.order).toMatchObject({ guest_email: null, user_id: null, status: "pending" });
  // Pressed by eight at once, it packs the order once, and seven are told that it was.
  const first = await Promise.all(Array.from({ length: 8 }, () => mark(shop, link, "packed")));
  for (const { status, body } of first) expect([status, body.order?.status]).toEqual([200, "packed"]);
  expect(first.filter(({ body }) => body.changed)).toHaveLength(1);
  const second = await mark(shop, link, "packed");
  expect([second.status, second.body.changed, second.body.order?.status]).toEqual([200, false, "packed"]);
  expect(second.body.order?.status_history).toHaveLength(2);
});

// promise: one link gives its order one status
test("a link gives its order the next status alone, none skipped and none taken back, and ends at that step however the order goes on", async () => {
  const { shop, sent, link } = await shopWithLink();
  for (const status of ["shipped", "delivered", "cancelled", "confirmed"])
    expect((await mark(shop, link, status)).body).toMatchObject({ changed: false, order: { status: "pending" } });
  expect((await mark(shop, link, "in the van")).status).toBe(422);
  await shop.change(sent.order_id, { status: "confirmed" });
  expect((await open(shop, link)).body.step).toBe("packed");
  expect((await mark(shop, link, "packed")).body).toMatchObject({ changed: true, step: null });
  for (const [now, next] of [
    ["packed", "shipped"],
    ["shipped", "delivered"],
    ["cancelled", "delivered"],
  ] as const) {
    await shop.change(sent.order_id, { status: now });
    expect((await open(shop, link)).body).toMatchObject({ step: null, order: { status: now } });
    expect((await mark(shop, link, next)).body).toMatchObject({ changed: false, order: { status: now } });
  }
});

test("the link of a message that was made when the order was packed ships it, and no more", async () => {
  stopClock();
  const { shop, sent } = await shopWithLink();
  pass(MINUTE);
  await shop.change(sent.order_id, { status: "packed" });
  pass(MINUTE);
  const { orderLink } = await shop.inside(() => import("#lib/server/auth/order-link.ts"));
  const link = signedIn((await shop.inside(() => orderLink(sent.order_id, Date.now(), READER))) ?? "");
  expect((await open(shop, link)).body.step).toBe("shipped");
  pass(MINUTE);
  expect((await mark(shop, link, "shipped")).body).toMatchObject({ changed: true, step: null });
  expect((await mark(shop, link, "delivered")).body.changed).toBe(false);
});

// promise: a link shows what a slip shows, and neither account nor e-mail address
test("who has the link of a user's order reads neither its account nor its e-mail address, on opening it and on pressing", async () => {
  const mails = await startMailServer();
  const shop = await shopWithOffers(mailEnv(mails.port));
  const sent = onePack(200, { guest_email: "own@customer.example" });
  expect((await shop.order(sent, { uid: "u" })).status).toBe(201);
  await shop.settled();
  const saved = await shop.stored(sent.order_id);
  expect([saved.user_id, saved.guest_email]).toEqual(["u", "own@customer.example"]);
  const link = signedIn(mails.mails.find(({ subject }) => subject?.startsWith("New order"))?.text ?? "");
  for (const { text, body } of [
    await open(shop, link),
    await mark(shop, link, "packed"),
    await mark(shop, link, "packed"),
  ]) {
    expect(body.order).toMatchObject({ order_id: sent.order_id, user_id: null, guest_email: null });
    expect(text).not.toContain("own@customer.example");
  }
});

// promise: forged, expired and other-order links are refused
test("a forged link, one for another order, and one with another day open nothing", async () => {
  const { shop, link } = await shopWithLink();
  const other = await shop.placed({ guest_phone: "9000000001", guest_email: "other@customer.example" });
  const [id = "", expiry = "", signature = ""] = link.split(".");
  const later = (Number.parseInt(expiry, 36) + DAY).toString(36);
  const forged = [
    `${other.order_id}.${expiry}.${signature}`,
    `${id}.${later}.${signature}`,
    `${id}.${expiry}.${"0".repeat(32)}`,
  ];
  for (const wrong of forged) {
    expect((await open(shop, wrong)).status).toBe(401);
    expect((await mark(shop, wrong, "packed")).status).toBe(401);
  }
  for (const noLink of ["", id, `${link}0`, link.toUpperCase(), 7])
    expect((await shop.call("POST", "/api/order-link", { body: { link: noLink } })).status).toBe(422);
  expect((await open(await freshShop(), link)).status).toBe(401);
  // Nor is it a token: whoever has it takes no order; and a page of another site marks none with it.
  expect((await shop.call("POST", "/api/orders", { body: anOrder(), token: link })).status).toBe(401);
  const headers = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
  const body = { link, status: "packed" };
  expect((await shop.call("PATCH", "/api/order-link", { body, headers })).status).toBe(403);
  expect((await open(shop, link)).body.order?.status).toBe("pending");
  await mark(shop, link, "packed");
  expect(shop.logLines.join("\n")).not.toContain(link.slice(-32));
});

test("a link opens its order for 14 days, and no longer", async () => {
  stopClock();
  const { shop, link } = await shopWithLink();
  pass(14 * DAY - HOUR);
  expect((await open(shop, link)).status).toBe(200);
  pass(HOUR + MINUTE);
  const { status, body } = await open(shop, link);
  expect([status, body.error]).toEqual([401, expect.stringContaining("older than 14 days")]);
});

test("the links of a reader who is taken out of the settings end, and nobody else's", async () => {
  const mails = await startMailServer();
  const both = { ...mailEnv(mails.port), WAREHOUSE_EMAIL: `${READER}, phone@anjarai.example` };
  const shop = await freshShop(both);
  await shop.placed();
  const linkOf = (reader: string) =>
    signedIn(mails.mails.find(({ to }) => JSON.stringify(to).includes(reader))?.text ?? "");
  const without = await freshShop({ ...both, WAREHOUSE_EMAIL: READER }, shop.dataDir);
  expect((await open(without, linkOf(READER))).status).toBe(200);
  expect((await open(without, linkOf("phone@"))).status).toBe(401);
  expect((await mark(without, linkOf("phone@"), "packed")).status).toBe(401);
  expect((await open(shop, linkOf("phone@"))).status).toBe(200);
});

test("the link in the fallback number's message opens its order too", async () => {
  const { shop, twilio } = await shopWithProviders();
  for (const number of [warehouse.one, warehouse.two]) twilio.answer(number, { status: 400, code: 21211 });
  const sent = await shop.placed();
  const [message] = twilio.to(fallbackNumber);
  const { status, body } = await open(shop, signedIn(message?.form.Body ?? ""));
  expect([status, body.order?.order_id]).toEqual([200, sent.order_id]);
});

test("staff switch the links off: sent ones never open again, and new messages have none until they are on", async () => {
  stopClock();
  const { shop, mails, link } = await shopWithLink();
  const switchTo = (enabled: boolean) => shop.asStaff("PATCH", "/api/staff/order-links", { enabled });
  const newMail = async (phone: string) => {
    pass(MINUTE);
    await shop.placed({ guest_phone: phone, guest_email: `c${phone}@customer.example` });
    return mails.mails.findLast(({ subject }) => subject?.startsWith("New order"))?.text ?? "";
  };
  pass(MINUTE);
  expect((await switchTo(false)).body.enabled).toBe(false);
  expect((await shop.asStaff("GET", "/api/staff/order-links")).body.enabled).toBe(false);
  expect((await open(shop, link)).status).toBe(401);
  expect(await newMail("9000000001")).not.toContain("/staff/order#");
  await switchTo(true);
  expect((await open(shop, link)).status).toBe(401);
  expect((await open(shop, signedIn(await newMail("9000000002")))).status).toBe(200);
});

test("a message from before the links were switched on again carries none: it would open nothing", async () => {
  stopClock();
  const mails = await startMailServer();
  const shop = await freshShop(mailEnv(mails.port));
  mails.ways.refuseGreeting = 421;
  await shop.placed();
  for (const enabled of [false, true]) {
    pass(MINUTE);
    await shop.asStaff("PATCH", "/api/staff/order-links", { enabled });
  }
  mails.ways.refuseGreeting = null;
  pass(MINUTE);
  await shop.asStaff("POST", "/api/notifications");
  const [mail] = mails.mails;
  expect(mail?.subject).toMatch(/^New order/);
  expect(mail?.text).not.toContain("/staff/order#");
});

test("one failure of the store fails one message, not those of the next seconds", async () => {
  stopClock();
  const mails = await startMailServer();
  const shop = await freshShop(mailEnv(mails.port));
  const store = shop.store();
  const { orderLinksFrom } = store;
  store.orderLinksFrom = () => {
    store.orderLinksFrom = orderLinksFrom;
    return Promise.reject(new StoreUnavailable("busy"));
  };
  for (const guest_phone of ["9000000001", "9000000002"]) {
    await shop.placed({ guest_phone });
  }
  expect(mails.mails).toHaveLength(1);
});

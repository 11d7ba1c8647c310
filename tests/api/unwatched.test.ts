import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { eraseCustomers } from "#lib/server/orders/erase-customer.ts";
import { statusEmail } from "#lib/shop/messages/customer-email.ts";
import { MINUTE, stopClock } from "@/tests/support/clock";
import { startMailServer } from "@/tests/support/mail-server";
import { customer, staffToken } from "@/tests/support/orders";
import { freshShop, newDataDir, skipPauses } from "@/tests/support/shop";
import { tokenOf } from "@/tests/support/sign-in";
import { messageOf, toPlace } from "@/tests/support/store-fixtures";
import { openSqlite } from "@/tests/support/stores";
import { startTwilio } from "@/tests/support/twilio";

test("the order file's own connection waits for the disk at each commit, and keeps a write-ahead log", async () => {
  const connections = new Set<DatabaseSync>();
  const { prepare } = DatabaseSync.prototype;
  vi.spyOn(DatabaseSync.prototype, "prepare").mockImplementation(function (this: DatabaseSync, ...sql) {
    connections.add(this);
    return prepare.apply(this, sql);
  });
  const store = openSqlite(join(newDataDir(), "orders.sqlite"));
  await store.place(toPlace());
  const [db, ...others] = connections;
  expect(others).toEqual([]);
  expect({ ...db?.prepare("PRAGMA synchronous").get() }).toEqual({ synchronous: 2 });
  expect({ ...db?.prepare("PRAGMA journal_mode").get() }).toEqual({ journal_mode: "wal" });
});

test("an e-mail's file that is written while its customer is erased is removed as well", async () => {
  const dataDir = newDataDir();
  const mailFolder = join(dataDir, "mail");
  const store = openSqlite(join(dataDir, "orders.sqlite"));
  const theirs = toPlace({ status: "delivered" }, [], []);
  await store.place(theirs);
  const file = join(mailFolder, `${theirs.order.order_id}-customer-email.eml`);
  const update = store.update.bind(store);
  store.update = (orderId, change) => {
    mkdirSync(mailFolder, { recursive: true });
    writeFileSync(file, "Dear Meenakshi");
    return update(orderId, change);
  };
  await eraseCustomers(store, { phone: customer.guest_phone }, { evenOpen: false, mailFolder, now: Date.now() });
  expect(existsSync(file)).toBe(false);
});

test("a text message and an e-mail each name the status that they report, whatever the order's status is since", async () => {
  const twilio = await startTwilio();
  const shop = await freshShop({ ...twilio.env, TWILIO_SMS_FROM: "ANJRAI" });
  const past = ["pending", "packed", "delivered"].map((status) => ({ status, at: "2026-11-20T10:00:00.000Z" }));
  const { order } = toPlace({ status: "delivered", status_history: past });
  const { sendCustomerSms } = await shop.inside(() => import("#lib/server/outbox/channels/sms.ts"));
  const message = { ...messageOf(order.order_id, "status-1-sms"), recipient: `+91${customer.guest_phone}`, entry: 1 };
  await shop.inside(() => sendCustomerSms(order, { ...message, kind: "customer-sms" }));
  expect(twilio.arrived[0]?.form.Body).toContain(" is packed.");
  const { subject, text, html } = statusEmail(order, "packed", "https://shop.example");
  for (const part of [subject, text, html]) {
    expect(part).toContain("Packed");
    expect(part).not.toMatch(/Delivered|has arrived/);
  }
});

test("a message that another server is sending is left to it, whatever else is delivered of its order", async () => {
  stopClock();
  const server = await startMailServer();
  const shop = await freshShop(server.env);
  const { order } = toPlace();
  const names = ["warehouse-email", "customer-email"];
  const messages = names.map((name) => messageOf(order.order_id, name, Date.now()));
  await shop.store().place({ ...toPlace({ order_id: order.order_id }), messages });
  const [leased] = await shop.store().messagesOf(order.order_id);
  await shop.store().changeMessage(leased ?? expect.fail("none"), { attempts: 1, due_at: Date.now() + 2 * MINUTE });
  const { deliverAfterAnswer } = await shop.inside(() => import("#lib/server/outbox/queue/outbox.ts"));
  shop.inside(() => deliverAfterAnswer({ order }));
  await shop.settled();
  const tried = (await shop.store().messagesOf(order.order_id)).map(({ id, attempts, state }) => [id, attempts, state]);
  expect(tried).toEqual([
    [leased?.id, 1, "pending"],
    [expect.any(String), 1, "sent"],
  ]);
});

test("a sign-in provider that never responds is reported as unavailable after five seconds", async () => {
  const given: number[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    given.push(milliseconds);
    return timeout(milliseconds / 100);
  });
  const silent = createServer(() => undefined);
  await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  const shop = await freshShop({ AUTH_EMULATOR_PORT: String((silent.address() as AddressInfo).port) });
  const { status, body } = await shop.call("GET", "/api/orders", { token: tokenOf("u") });
  expect([status, body.code, given]).toEqual([503, "unavailable", [5000]]);
});

test("in a rush that does not end a message goes after five seconds all the same", async () => {
  skipPauses();
  const shop = await freshShop();
  const { countOrder, yieldToOrders } = await shop.inside(() => import("#lib/server/outbox/queue/backpressure.ts"));
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  const rush = () => shop.inside(() => Array.from({ length: 10 }, countOrder));
  rush();
  let went: number | null = null;
  const waiting = shop.inside(yieldToOrders).then(() => {
    went = clock;
  });
  while (went === null && clock < 60_000) {
    clock += 50;
    rush();
    await nextTurn();
  }
  clock += 1_000;
  await waiting;
  expect(went).toBeGreaterThanOrEqual(5_000);
  expect(went).toBeLessThan(30_000);
});

test("a token that only begins or ends like the staff's, hashed, is refused", async () => {
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  const true_ = hash(staffToken);
  const like = (fits: (hashed: string) => boolean) => {
    for (let n = 0; ; n++) if (fits(hash(`guess-${n}`))) return `guess-${n}`;
  };
  const shop = await freshShop({ RATE_LIMIT: "off" });
  for (const token of [like((h) => h.startsWith(true_.slice(0, 4))), like((h) => h.endsWith(true_.slice(-4)))])
    expect((await shop.call("GET", "/api/notifications", { token })).status).toBe(401);
});

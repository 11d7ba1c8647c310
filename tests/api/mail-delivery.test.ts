import { expect, test } from "vitest";
import { readEnv } from "#lib/server/settings/env.ts";
import { newMessage } from "#lib/server/store/message.ts";
import { HOUR, MINUTE, pass, SECOND, stopClock } from "@/tests/support/clock";
import { closedPort, mailEnv, startMailServer, startMuteMailServer } from "@/tests/support/mail-server";
import { anOrder, customer, warehouse } from "@/tests/support/orders";
import { freshShop, newDataDir, type Shop, skipPauses } from "@/tests/support/shop";
import { toPlace } from "@/tests/support/store-fixtures";
import { startTwilio } from "@/tests/support/twilio";

/** Nothing that the mail server said, and no person's details: staff read reasons, and logs have them. */
function expectOwnWords(reason: string | null | undefined): void {
  expect(reason).toMatch(/^(The mail server|The connection to the mail server) [\w' ]+\./);
  expect(reason).not.toMatch(/5\.1\.1|unknown here|ECONN|127\.0\.0\.1|@/);
  expect(reason).not.toContain(customer.guest_name);
}

async function theOneUnsent(shop: Shop) {
  const unsent = await shop.unsent();
  expect(unsent).toHaveLength(1);
  return unsent[0] ?? expect.fail("nothing unsent");
}

// promise: Pauses grow; after three days it is given up and listed
test("pauses double from a minute to six hours; after three days a message is given up and stays listed", async () => {
  stopClock();
  const shop = await freshShop(mailEnv(await closedPort()));
  await shop.placed();
  const placed = Date.now();
  const pauses: number[] = [];
  let message = await theOneUnsent(shop);
  while (message.next_try_at !== null) {
    const pause = Date.parse(message.next_try_at) - Date.now();
    pauses.push(pause);
    pass(pause - 1);
    expect((await shop.tryDue()).tried).toBe(0);
    pass(1);
    expect((await shop.tryDue()).tried).toBe(1);
    message = await theOneUnsent(shop);
  }
  const expected = pauses.map((_, n) => Math.min(MINUTE * 2 ** n, 6 * HOUR));
  for (const [n, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThanOrEqual(expected[n] ?? 0);
    expect(pause).toBeLessThanOrEqual((expected[n] ?? 0) * 1.1);
  }
  expect(new Set(pauses.map((pause, n) => pause / (expected[n] ?? 1))).size).toBeGreaterThan(1);
  expect(message).toMatchObject({ status: "given up", attempts: pauses.length + 1 });
  expect(Date.now() - placed).toBeGreaterThanOrEqual(72 * HOUR);
  expect(Date.now() - placed).toBeLessThan(80 * HOUR);
  pass(100 * HOUR);
  expect((await shop.tryDue()).tried).toBe(0);
});

// promise: A mail server that hangs
test("a mail server that says nothing after its banner holds up no order, and is listed when it breaks off", async () => {
  const mute = await startMuteMailServer();
  const shop = await freshShop(mute.env);
  const began = performance.now();
  expect((await shop.place(anOrder())).status).toBe(201);
  expect(performance.now() - began).toBeLessThan(2 * SECOND);
  await mute.waiting;
  const waiting = await theOneUnsent(shop);
  expect(waiting.attempts).toBe(1);
  expect(Date.parse(waiting.next_try_at ?? "") - Date.now()).toBeGreaterThan(MINUTE);
  mute.stop();
  await shop.settled();
  expectOwnWords((await theOneUnsent(shop)).reason);
});

test("orders whose mail was written before anything was configured are not sent when SMTP is", async () => {
  const dataDir = newDataDir();
  const before = await freshShop({}, dataDir);
  await before.placed();
  const server = await startMailServer();
  const after = await freshShop(server.env, dataDir);
  expect(await after.tryDue()).toEqual({ tried: 0, sent: 0 });
  await after.placed();
  expect(server.mails).toHaveLength(1);
});

const SEVERAL = 12;

async function shopWithMail() {
  const mails = await startMailServer();
  const shop = await freshShop({ ...mails.env, RATE_LIMIT: "off" });
  const placeSeveral = async () => {
    const answers = await Promise.all(Array.from({ length: SEVERAL }, () => shop.place(anOrder())));
    expect(answers.map(({ status }) => status)).toEqual(Array(SEVERAL).fill(201));
    await shop.settled();
  };
  return { mails, shop, placeSeveral };
}

// promise: A rush of orders opens one connection to the mail server
test("the mails of orders that come together go over one connection, which is closed when no other follows", async () => {
  const { mails, placeSeveral } = await shopWithMail();
  await placeSeveral();
  expect(mails.mails).toHaveLength(SEVERAL);
  expect(mails.connections.made).toBe(1);
  if (mails.connections.open > 0) await mails.next("closed");
  expect(mails.connections.open).toBe(0);
});

test("a connection that the mail server has closed since the last mail costs the next one no attempt", async () => {
  const { mails, shop, placeSeveral } = await shopWithMail();
  await placeSeveral();
  mails.cut();
  await placeSeveral();
  expect(await shop.unsent()).toEqual([]);
  expect(mails.connections.made).toBe(2);
  expect(new Set(mails.mails.map(({ messageId }) => messageId)).size).toBe(2 * SEVERAL);
  expect(mails.mails).toHaveLength(2 * SEVERAL);
});

test("a reader whom the mail server refuses takes no other mail of the connection along", async () => {
  const { mails, shop, placeSeveral } = await shopWithMail();
  mails.ways.refuseReader = 550;
  await shop.placed();
  mails.ways.refuseReader = null;
  await placeSeveral();
  expect(mails.mails).toHaveLength(SEVERAL);
  expect(mails.connections.made).toBe(1);
  expect((await shop.unsent()).map(({ status }) => status)).toEqual(["given up"]);
});

// promise: A silent mail server holds up no WhatsApp message
test("while the mail server is silent the WhatsApp messages of the same round leave", async () => {
  const [mails, twilio] = [await startMailServer(), await startTwilio()];
  skipPauses();
  const shop = await freshShop({ ...mails.env, ...twilio.env, RATE_LIMIT: "off" });
  mails.ways.hang = true;
  const orders = Array.from({ length: SEVERAL }, () => toPlace({}, [], []));
  for (const { order, ...rest } of orders) {
    const about = { order_id: order.order_id, now: Date.now() };
    const messages = [
      newMessage({ ...about, name: "warehouse-email", kind: "warehouse-email", recipient: warehouse.email }),
      newMessage({ ...about, name: "whatsapp:1", kind: "whatsapp", recipient: warehouse.one }),
    ];
    await shop.store().place({ order, ...rest, messages });
  }
  shop.start();
  await expect.poll(() => twilio.to(warehouse.one).length, { timeout: 10_000 }).toBe(SEVERAL);
  expect(mails.mails).toEqual([]);
});

const ENCRYPTION = "The mail server's encryption failed.";

/** The result of an order's e-mail at a server without encryption, which is configured at this address. */
async function mailTo(address: (port: number) => string) {
  const server = await startMailServer(0, false, "0.0.0.0");
  const shop = await freshShop({ ...server.env, SMTP_URL: address(server.port) });
  expect((await shop.place(anOrder())).status).toBe(201);
  await shop.settled();
  return { commands: server.commands, mails: server.mails.length, unsent: await shop.unsent() };
}

test("a mail server elsewhere that offers no encryption learns neither password nor address, and the mail waits", async () => {
  const { commands, mails, unsent } = await mailTo((port) => `smtp://shop:secret@0.0.0.0:${port}`);
  expect([commands, mails]).toEqual([[], 0]);
  expect(unsent).toMatchObject([{ kind: "warehouse-email", status: "will be tried again", reason: ENCRYPTION }]);
});

test.each([
  ["its address ends in ?tls=off", (port: number) => `smtp://shop:secret@0.0.0.0:${port}?tls=off`],
  ["it is on this machine", (port: number) => `smtp://shop:secret@127.0.0.1:${port}`],
  ["it is on this machine, by name", (port: number) => `smtp://shop:secret@localhost:${port}`],
])("a mail server without encryption gets the mail where %s", async (_where, address) => {
  const { commands, mails, unsent } = await mailTo(address);
  expect([commands, mails, unsent]).toEqual([["AUTH", "MAIL FROM"], 1, []]);
});

test.each([
  ["smtp://mail.example:587", true],
  ["smtp://localhost.mail.example:587", true],
  ["smtp://127.0.0.1.mail.example:587", true],
  ["smtp://mail.example:587/?tls=on", true],
  ["smtp://mail.example?tls=off", false],
  ["smtp://[::1]:25", false],
  ["smtp://127.8.8.8", false],
])("%s: encryption is required: %s", (SMTP_URL, required) => {
  const mail = { SMTP_URL, MAIL_FROM: "shop@wayanad-larder.example", WAREHOUSE_EMAIL: "packing@warehouse.example" };
  expect(readEnv(mail).mail.requireTls).toBe(required);
  expect(readEnv(mail).mail.smtpUrl).not.toContain("tls=");
});

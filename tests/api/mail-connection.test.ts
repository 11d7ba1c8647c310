import { expect, test } from "vitest";
import { newMessage } from "#lib/server/store/message.ts";
import { startMailServer } from "@/tests/support/mail-server";
import { anOrder, warehouse } from "@/tests/support/orders";
import { freshShop, skipPauses } from "@/tests/support/shop";
import { toPlace } from "@/tests/support/store-fixtures";
import { startTwilio } from "@/tests/support/twilio";

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

import { expect, test } from "vitest";
import { startMailServer } from "@/tests/support/mail-server";
import { anOrder } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

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
  await shop.place(anOrder());
  await shop.settled();
  mails.ways.refuseReader = null;
  await placeSeveral();
  expect(mails.mails).toHaveLength(SEVERAL);
  expect(mails.connections.made).toBe(1);
  expect((await shop.unsent()).map(({ status }) => status)).toEqual(["given up"]);
});

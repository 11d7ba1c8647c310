import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { DAY, HOUR, MINUTE, pass, stopClock } from "@/tests/support/clock";
import { closedPort, mailEnv } from "@/tests/support/mail-server";
import { phoneOf } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";
import { toPlace } from "@/tests/support/store-fixtures";

const mailsIn = (dataDir: string) => {
  const folder = join(dataDir, "mail");
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
};

// promise: Messages and mail files are deleted after 90 days
test("what was sent is deleted after 90 days, mail files too, and the order stays and is not announced again", async () => {
  stopClock();
  const shop = await freshShop();
  const order = await shop.placed();
  expect(await shop.store().messagesOf(order.order_id)).toMatchObject([{ state: "sent" }]);
  pass(89 * DAY);
  await shop.tryDue();
  expect(await shop.store().messagesOf(order.order_id)).toHaveLength(1);
  expect(mailsIn(shop.dataDir)).toHaveLength(1);

  pass(2 * DAY);
  for (const file of mailsIn(shop.dataDir))
    utimesSync(file, (Date.now() - 91 * DAY) / 1000, (Date.now() - 91 * DAY) / 1000);
  await shop.tryDue();
  expect(await shop.store().messagesOf(order.order_id)).toEqual([]);
  expect(mailsIn(shop.dataDir)).toEqual([]);
  expect((await shop.place(order)).status).toBe(200);
  await shop.settled();
  await shop.tryDue();
  expect(mailsIn(shop.dataDir)).toEqual([]);
});

test("a mail's file is as old as its message, however late it is written: it is deleted with what names it", async () => {
  stopClock();
  const shop = await freshShop();
  const folder = join(shop.dataDir, "mail");
  writeFileSync(folder, "no folder can be made here");
  const order = await shop.placed();
  const [message] = await shop.store().messagesOf(order.order_id);
  rmSync(folder);
  pass(6 * HOUR);
  await shop.tryDue();
  expect(mailsIn(shop.dataDir).map((file) => statSync(file).mtimeMs)).toEqual([message?.created_at]);
});

test("what did not arrive stays until staff have looked at it, however old it is", async () => {
  stopClock();
  const shop = await freshShop(mailEnv(await closedPort()));
  await shop.placed();
  pass(200 * DAY);
  await shop.tryDue();
  expect(await shop.unsent()).toHaveLength(1);
});

test("what counted against a limit is deleted from the order file within two hours, also where nobody orders any more", async () => {
  stopClock();
  const shop = await freshShop();
  const order = await shop.placed();
  await shop.lookUp(order.order_id, phoneOf(1));
  await shop.settled();
  const hits = () => {
    const db = new DatabaseSync(join(shop.dataDir, "orders.sqlite"), { readOnly: true });
    const { n } = db.prepare("SELECT count(*) AS n FROM rate_limit_hits").get() as { n: number };
    db.close();
    return n;
  };
  expect(hits()).toBe(2);
  pass(61 * MINUTE);
  await shop.tryDue();
  expect(hits()).toBe(0);
});

test("one round deletes more than one write's messages: a large shop's would pile up", async () => {
  stopClock();
  const shop = await freshShop();
  const names = Array.from({ length: 1_100 }, (_, n) => `old-${n}`);
  const { order, ...rest } = toPlace({ created_at: "2026-01-01T00:00:00.000Z" }, [], names);
  const messages = rest.messages.map((message) => ({ ...message, state: "sent" as const, created_at: 0 }));
  await shop.store().place({ order, ...rest, messages });
  const { deleteOld } = await shop.inside(() => import("#lib/server/outbox/queue/retention.ts"));
  await shop.inside(deleteOld);
  expect(await shop.store().messagesOf(order.order_id)).toEqual([]);
});

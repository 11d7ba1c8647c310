import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { HOUR, pass, stopClock } from "@/tests/support/clock";
import { closedPort, mailEnv, startMailServer } from "@/tests/support/mail-server";
import { anOrder } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

/** What makes an order's message fail at every attempt, and what staff read of it. */
const poisons: [what: string, sql: string, status: string, reason: string][] = [
  ["whose order is gone", "DELETE FROM orders WHERE order_id = ?", "given up", "Its order is not in the store."],
  [
    "whose order lost its items",
    "UPDATE orders SET body = json_set(body, '$.items', json('[]')) WHERE order_id = ?",
    "given up",
    "The order lists no items.",
  ],
  [
    "whose order can't be read",
    "UPDATE orders SET body = '{}' WHERE order_id = ?",
    "will be tried again",
    "Sending failed on our side; see the log.",
  ],
  [
    "of a kind that this version doesn't know",
    "UPDATE messages SET kind = 'pigeon' WHERE order_id = ?",
    "will be tried again",
    "Sending failed on our side; see the log.",
  ],
];

test.each(poisons)(
  // promise: A poison message holds up no other
  "a message %s holds up no other, and is listed with its reason",
  async (_what, sql, status, reason) => {
    stopClock();
    const port = await closedPort();
    const shop = await freshShop(mailEnv(port));
    const orders = [anOrder(), anOrder(), anOrder()];
    for (const order of orders) await shop.place(order);
    await shop.settled();
    const [before, poisoned, after] = orders.map(({ order_id }) => order_id);
    const db = new DatabaseSync(join(shop.dataDir, "orders.sqlite"));
    expect(db.prepare(sql).run(poisoned ?? "").changes).toBe(1);
    db.close();

    const server = await startMailServer(port);
    for (const tried of [3, status === "given up" ? 0 : 1]) {
      pass(7 * HOUR);
      expect((await shop.asStaff("POST", "/api/notifications")).body.tried).toBe(tried);
      expect(await shop.unsent()).toMatchObject([{ order_id: poisoned, status, reason }]);
    }
    expect(
      server.mails
        .map(({ messageId }) => messageId?.slice(1, -".warehouse-email@wayanad-larder.example>".length))
        .sort(),
    ).toEqual([before, after].sort());
  },
);

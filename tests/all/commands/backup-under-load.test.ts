import { join } from "node:path";
import { expect, test } from "vitest";
import { anOrder, type SentOrder } from "@/tests/support/orders";
import { script } from "@/tests/support/script";
import { freshShop, newDataDir, type Shop } from "@/tests/support/shop";
import { openSqlite } from "@/tests/support/stores";

/** While it runs, this process goes on. */
const inProcessOfItsOwn = (settings: Record<string, string>, ...args: string[]) =>
  script(["--conditions=react-server", "scripts/backup.ts", ...args], settings);

/** Each command starts a Node of its own, while sixteen clients occupy this one. */
const options = { timeout: 60_000 };
const CLIENTS = 16;

/** Clients that place order after order until they are stopped. */
function startClients(shop: Shop) {
  const answered: SentOrder[] = [];
  let stopping = false;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!stopping) {
      const order = anOrder();
      expect((await shop.place(order)).status).toBe(201);
      answered.push(order);
      // The handlers run in this very process: its timers and its other clients have their turn as well.
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  });
  return {
    answered,
    async stop() {
      stopping = true;
      await Promise.all(clients);
    },
  };
}

const enough = { timeout: 20_000 };
const has = async (dataDir: string, orders: SentOrder[]) => {
  const store = openSqlite(join(dataDir, "orders.sqlite"));
  const found = await Promise.all(orders.map(async ({ order_id }) => ((await store.find(order_id)) ? [order_id] : [])));
  return new Set(found.flat());
};

test(
  // promise: Backups under load hold what was answered
  "a backup taken while 16 clients place holds every order answered before it, whole, and replays it",
  options,
  async () => {
    const shop = await freshShop({ RATE_LIMIT: "off" });
    const clients = startClients(shop);
    await expect.poll(() => clients.answered.length, enough).toBeGreaterThan(50);
    const before = [...clients.answered];
    const folder = join(shop.dataDir, "copy");
    expect((await inProcessOfItsOwn({ SHOP_DATA_DIR: shop.dataDir }, "backup", folder)).code).toBe(0);
    expect(clients.answered.length).toBeGreaterThan(before.length);
    await clients.stop();

    const dataDir = newDataDir();
    expect(await inProcessOfItsOwn({ SHOP_DATA_DIR: dataDir }, "restore", folder)).toMatchObject({ code: 0 });
    const restored = await freshShop({ RATE_LIMIT: "off" }, dataDir);
    for (const order of before) expect((await restored.place(order)).status).toBe(200);
    for (const { order_id } of clients.answered) {
      const messages = await restored.store().messagesOf(order_id);
      expect(messages).toHaveLength((await restored.store().find(order_id)) ? 1 : 0);
    }
  },
);

test(
  // promise: Backups under load hold what was answered ... and restores lose none of it
  "a restore while 16 clients place loses no answered order: each is in the shop, or in the copy kept of what was there",
  options,
  async () => {
    const shop = await freshShop({ RATE_LIMIT: "off" });
    const clients = startClients(shop);
    const folder = join(shop.dataDir, "copy");
    await inProcessOfItsOwn({ SHOP_DATA_DIR: shop.dataDir }, "backup", folder);
    const { out: said } = await inProcessOfItsOwn({ SHOP_DATA_DIR: shop.dataDir }, "restore", folder);
    const since = clients.answered.length;
    await expect.poll(() => clients.answered.length, enough).toBeGreaterThan(since + 50);
    await clients.stop();

    const backupFile = /kept in (.*)/.exec(said)?.[1] ?? expect.fail(said);
    const inShop = await has(shop.dataDir, clients.answered);
    const inCopy = await has(backupFile, clients.answered);
    const lost = clients.answered.filter(({ order_id }) => !inShop.has(order_id) && !inCopy.has(order_id));
    expect(lost).toEqual([]);
    expect(clients.answered.slice(since).filter(({ order_id }) => !inShop.has(order_id))).toEqual([]);
  },
);

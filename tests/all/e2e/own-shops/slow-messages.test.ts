import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "@playwright/test";
import { figuresOf, placeTimed } from "@/tests/support/e2e-placing";
import { newDataDir, rowsOnDisk, type ServedShop, serveShop } from "@/tests/support/e2e-shop";
import { standInMail, standInTwilio } from "@/tests/support/e2e-stand-ins";
import { expect } from "@/tests/support/e2e-test";
import { customer, warehouse } from "@/tests/support/orders";
import { recordTable } from "@/tests/support/record";

const PENDING = 10_000;
const PLACED = 50;
/** Old mails that must go out before the test believes that they all will. */
const DRAINED = 200;
const PATIENCE = { timeout: 60_000 };

// promise: A restart goes on where the last server stopped ... with a backlog of 10,000, at no cost to new orders
test(`with ${PENDING} messages pending at the start placing stays as fast, and new mails overtake the old`, async () => {
  test.setTimeout(180_000);
  const mail = await standInMail();
  const settings = { ...mail.settings, RATE_LIMIT: "off" };
  const calm = await serveShop(settings, newDataDir());
  await placeTimed(calm, 5);
  const without = figuresOf(await placeTimed(calm, PLACED));
  await expect.poll(() => pendingIn(calm), PATIENCE).toBe(0);
  const memoryWithout = memoryOf(calm);
  await calm.kill();
  addPending(calm.dataDir);

  const shop = await serveShop(settings, calm.dataDir);
  await placeTimed(shop, 5);
  const placed = await placeTimed(shop, PLACED);
  const beside = figuresOf(placed);
  const isThere = ({ id }: { id: string }) =>
    mail.mails.some(({ messageId }) => messageId === `<${id}.warehouse-email@wayanad-larder.example>`);
  await expect.poll(() => placed.every(isThere), PATIENCE).toBe(true);
  const stillPending = pendingIn(shop);
  expect(stillPending).toBeGreaterThan(PENDING / 10);
  await expect.poll(() => PENDING - pendingIn(shop), PATIENCE).toBeGreaterThan(DRAINED);
  const memory = memoryOf(shop);

  expect(beside.p50).toBeLessThan(5 * without.p50 + 50);
  expect(beside.p99).toBeLessThan(5 * without.p99 + 500);
  expect(memory).toBeLessThan(memoryWithout + 150);
  const ids = mail.mails.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
  recordTable("backlog.md", [
    ["pending at the start", "placing p50", "p99", "memory", "pending when the new orders' mails were out"],
    ["0", `${without.p50} ms`, `${without.p99} ms`, `${memoryWithout} MB`, "0"],
    [`${PENDING}`, `${beside.p50} ms`, `${beside.p99} ms`, `${memory} MB`, `${stillPending}`],
  ]);
  await shop.stop();
  await mail.stop();
});

/** So many more orders like the first, each with a mail that has failed and is due again. */
function addPending(dataDir: string): void {
  const db = new DatabaseSync(join(dataDir, "orders.sqlite"));
  const numbers = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${PENDING})`;
  db.exec(`${numbers}
    INSERT INTO orders SELECT 'pending-order-number-' || n, created_at, user_id, status, fingerprint,
      replace(body, order_id, 'pending-order-number-' || n)
    FROM (SELECT * FROM orders LIMIT 1), numbers`);
  db.exec(`${numbers}
    INSERT INTO messages (id, order_id, kind, recipient, entry, state, attempts, due_at, reason, created_at, sent_at, version)
    SELECT 'pending-order-number-' || n || ':warehouse-email', 'pending-order-number-' || n, kind, recipient, entry,
      'pending', 3, created_at, 'The mail server could not be reached.', created_at, NULL, version
    FROM (SELECT * FROM messages LIMIT 1), numbers`);
  db.close();
}

function pendingIn(shop: ServedShop): number {
  const sql = "SELECT count(*) AS pending FROM messages WHERE state = 'pending'";
  return Number(rowsOnDisk(shop.dataDir, sql)[0]?.pending);
}

/** The memory of the server's process, in megabytes. */
const memoryOf = (shop: ServedShop) =>
  Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(shop.pid)])) / 1024);

const ORDERS = 20;
/** The shop waits 20 seconds for a mail server's next line, and 15 for Twilio's response. */
const ALL_BROKEN_OFF = { timeout: 40_000 };

// promise: A mail server that hangs ... and a Twilio that does
test("providers that fall silent hold up no order, and are listed as silent when the shop has waited long enough", async () => {
  const never = { beforeYes: () => new Promise<boolean>(() => undefined) };
  const [mail, twilio] = [await standInMail(never), await standInTwilio(never)];
  const shop = await serveShop({
    ...mail.settings,
    ...twilio.settings,
    WAREHOUSE_WHATSAPP_TO: warehouse.one,
    RATE_LIMIT: "off",
  });
  const placed = await placeTimed(shop, ORDERS);
  const figures = figuresOf(placed);
  // An order that waited for Twilio would take its 15 seconds.
  expect(figures.max).toBeLessThan(15_000);

  const listed = async () => {
    const answer = await fetch(`${shop.url}/api/notifications`, { headers: shop.asStaff });
    const { notifications } = (await answer.json()) as { notifications: Record<string, string>[] };
    return notifications.map(({ kind, status, reason }) => `${kind}: ${status}. ${reason}`).sort();
  };
  const silence = [
    "warehouse-email: will be tried again. The mail server did not answer in time.",
    "whatsapp: will be tried again. Twilio did not answer in time.",
  ];
  await expect.poll(listed, ALL_BROKEN_OFF).toEqual(silence.flatMap((entry) => Array(ORDERS).fill(entry)));
  for (const secret of [...Object.values(customer), ...Object.values(warehouse)])
    expect(shop.printed()).not.toContain(secret);
  recordTable("silent-providers.md", [
    ["fault", "p50", "p99", "listed as"],
    ["mail silent after a mail, Twilio silent", `${figures.p50} ms`, `${figures.p99} ms`, silence.join("; ")],
  ]);
  await shop.stop();
  await Promise.all([mail.stop(), twilio.stop()]);
});

import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { test } from "@playwright/test";
import { placingClients } from "@/tests/support/e2e-clients";
import { KILL_AND_CLOCK, newDataDir, rowsOnDisk, type ServedShop, serveShop } from "@/tests/support/e2e-shop";
import { standInMail } from "@/tests/support/e2e-stand-ins";
import { expect } from "@/tests/support/e2e-test";
import { lengthOf } from "@/tests/support/length";
import { recordTable } from "@/tests/support/record";

/** KILLS sets another number, so that many can be spread over runs: docs/architecture.md, Tests. */
const KILLS = Number(process.env.KILLS) || lengthOf(2, 20);
const CLIENTS = 16;
/** Longer than a server's lease on a message that it was sending when it died, in milliseconds. */
const PAST_THE_LEASE = 3 * 60_000;

/** The orders on disk, and their messages, read past the server. */
function onDisk(dataDir: string) {
  const idsIn = (table: string) =>
    rowsOnDisk(dataDir, `SELECT order_id FROM ${table}`).map(({ order_id }) => String(order_id));
  const unsent = rowsOnDisk(dataDir, "SELECT 1 FROM messages WHERE state <> 'sent'").length;
  return { orders: idsIn("orders"), messages: idsIn("messages"), unsent };
}

// promise: Killed at random under load: every answered order is there, once, and everybody hears of it
test(`killed ${KILLS} times at random under ${CLIENTS} clients: no answered order is lost or doubled, and no message`, async () => {
  test.setTimeout(KILLS * 45_000 + 240_000);
  const dataDir = newDataDir();
  const mail = await standInMail();
  let clockAhead = 0;
  const start = () => {
    const clock = { NODE_OPTIONS: KILL_AND_CLOCK, CLOCK_AHEAD: String(clockAhead) };
    return serveShop({ ...mail.settings, ...clock, RATE_LIMIT: "off" }, dataDir);
  };
  let shop: ServedShop = await start();
  const clients = placingClients(CLIENTS, () => shop.url);
  const began = performance.now();
  let answeredBefore = 0;
  const lives = [];
  for (let kill = 0; kill < KILLS; kill++) {
    await clients.untilAnswered(4 * CLIENTS);
    await pause(randomInt(600));
    await shop.kill();
    const answered = [...clients.tally.answered];
    const saved = new Set(onDisk(dataDir).orders);
    expect(answered.filter((id) => !saved.has(id))).toEqual([]);
    lives.push(answered.length - answeredBefore);
    answeredBefore = answered.length;
    clockAhead += PAST_THE_LEASE;
    shop = await start();
  }
  await clients.untilAnswered(CLIENTS);
  await clients.leave();
  const { answered, replayed, unreachable } = clients.tally;
  await expect.poll(() => onDisk(dataDir).unsent, { timeout: 180_000 }).toBe(0);

  const { orders, messages } = onDisk(dataDir);
  expect(orders.sort()).toEqual([...answered].sort());
  expect(messages.sort()).toEqual(orders);
  const deliveries = new Map<string, number>();
  for (const { messageId = "" } of mail.mails) deliveries.set(messageId, (deliveries.get(messageId) ?? 0) + 1);
  expect([...deliveries.keys()].sort()).toEqual(orders.map((id) => `<${id}.warehouse-email@wayanad-larder.example>`));
  // What the mail server took in the moment of a kill could not be written down: it is sent again, under the same id.
  const twice = [...deliveries.values()].filter((times) => times > 1).length;
  expect(twice).toBeLessThanOrEqual(KILLS * CLIENTS);
  recordTable("random-kills.md", [
    ["kills", "clients", "answered", "answered as replays", "sends without an answer", "mails sent again", "seconds"],
    [KILLS, CLIENTS, answered.size, replayed, unreachable, twice, (performance.now() - began) / 1000].map(String),
    ["answered in each life", lives.join(", "), "", "", "", "", ""],
  ]);
  await shop.stop();
  await mail.stop();
});

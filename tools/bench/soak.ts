import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { inColumns } from "./columns.ts";
import { asShopper, order } from "./orders.ts";
import { STAFF, serveShop } from "./servers.ts";

const PER_SECOND = 20;
const RESTART_EACH_MINUTES = 10;
/** How long a shopper's browser waits before it sends an order again, in milliseconds. */
const AGAIN = 300;

/**
 * Many hours' orders in one: 20 a second, with a restart each ten minutes, by turns asked for and by a kill. Each order is sent until
 * it is answered, as a browser does. At the end every answered order must be in the file, once, with its amount.
 * npm run bench -- --soak [MINUTES], 60 without a number.
 */
export async function soak(minutes: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "anjarai-soak-"));
  let shop = await serveShop(dataDir);
  const answered = new Map<string, number>();
  const rows = [["minute", "answered", "sent again", "99 of 100 within, ms", "memory, MiB"]];
  let [minute, sent, again, took]: [number, number, number, number[]] = [0, 0, 0, []];
  const under: Set<Promise<void>> = new Set();

  const place = async (n: number) => {
    const id = `soak-${String(n).padStart(14, "0")}`;
    const body = order.replace("@order", id).replace("9840012345", String(9_000_000_000 + n));
    const began = performance.now();
    for (;;) {
      const answer = await fetch(`${shop.url}/api/orders`, { method: "POST", headers: asShopper, body }).catch(
        () => null,
      );
      const placed = answer?.ok
        ? ((await answer.json().catch(() => null)) as { order: { total_price: number } } | null)
        : null;
      if (placed) {
        took.push(performance.now() - began);
        answered.set(id, placed.order.total_price);
        return;
      }
      if (answer && answer.status < 500) throw new Error(`An order was refused: ${await answer.text()}`);
      again += 1;
      await pause(AGAIN);
    }
  };
  const list = () =>
    fetch(`${shop.url}/api/orders?limit=50`, { headers: { Authorization: `Bearer ${STAFF}` } })
      .then((answer) => answer.arrayBuffer())
      .catch(() => null);

  const began = performance.now();
  while (minute < minutes) {
    const due = Math.floor(((performance.now() - began) / 1000) * PER_SECOND);
    for (; sent < due; sent += 1) {
      const placing: Promise<void> = place(sent).finally(() => under.delete(placing));
      under.add(placing);
      if (sent % (15 * PER_SECOND) === 0) void list();
    }
    if (performance.now() - began >= (minute + 1) * 60_000) {
      minute += 1;
      const slow = took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? Number.NaN;
      const row = [minute, answered.size, again, slow.toFixed(0), shop.memory().toFixed(0)].map(String);
      rows.push(row);
      console.log(row.join("  "));
      took = [];
      if (minute % RESTART_EACH_MINUTES === 0 && minute < minutes) {
        const isKill = minute % (2 * RESTART_EACH_MINUTES) === 0;
        console.log(isKill ? "killed" : "stopped");
        void (isKill ? shop.kill() : shop.stop())
          .then(() => serveShop(dataDir))
          .then((next) => {
            shop = next;
          });
      }
    }
    await pause(25);
  }
  await Promise.all(under);
  await untilTold(dataDir);
  await shop.stop();
  console.log(`\n${inColumns(rows)}\n\n${verdict(dataDir, answered)}`);
  rmSync(dataDir, { recursive: true, force: true });
}

/** Waits until every message is sent, at most two minutes. */
async function untilTold(dataDir: string): Promise<void> {
  for (let second = 0; second < 120 && count(dataDir, "messages WHERE state = 'pending'") > 0; second += 1)
    await pause(1000);
}

function verdict(dataDir: string, answered: Map<string, number>): string {
  const db = new DatabaseSync(join(dataDir, "orders.sqlite"), { readOnly: true });
  const rows = db.prepare("SELECT order_id, json_extract(body, '$.total_price') AS total FROM orders").all();
  db.close();
  const saved = new Map(rows.map(({ order_id, total }) => [String(order_id), Number(total)]));
  const lost = [...answered].filter(([id, total]) => saved.get(id) !== total).length;
  const unanswered = [...saved.keys()].filter((id) => !answered.has(id)).length;
  const untold = count(dataDir, "orders WHERE order_id NOT IN (SELECT order_id FROM messages WHERE state = 'sent')");
  return `${answered.size} answered, ${saved.size} saved, ${unanswered} saved without an answer, ${lost} lost or with another amount, ${untold} untold`;
}

function count(dataDir: string, what: string): number {
  const db = new DatabaseSync(join(dataDir, "orders.sqlite"), { readOnly: true, timeout: 20_000 });
  const found = db.prepare(`SELECT count(*) AS n FROM ${what}`).get();
  db.close();
  return Number(found?.n);
}

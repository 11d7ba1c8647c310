import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { connectFirestore } from "#lib/server/store/firestore-connection.ts";
import { openFirestoreStore } from "#lib/server/store/firestore-store.ts";
import { MINUTE, pass, stopClock } from "@/tests/support/clock";
import { emulatorHost } from "@/tests/support/firestore";
import { startMailServer } from "@/tests/support/mail-server";
import { anOrder, type SentOrder } from "@/tests/support/orders";
import { freshShop, newDataDir } from "@/tests/support/shop";

const ORDERS = 24;
const SOME = 6;
const CLIENTS = 4;
/** Longer than a client of Firestore waits before it connects anew. */
const timeout = 90_000;

/** Google's emulator, over a line that a test can cut, and a store that is connected through it. */
async function cuttableFirestore() {
  const [host, port] = (emulatorHost ?? "").split(":");
  const open = new Set<Socket>();
  let isCut = false;
  const line = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => undefined);
      one.once("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    line.close();
  });
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", `127.0.0.1:${(line.address() as AddressInfo).port}`);
  vi.stubEnv("METADATA_SERVER_DETECTION", "none");
  const connection = await connectFirestore({ projectId: `demo-${randomUUID()}` });
  return {
    store: openFirestoreStore(async () => connection),
    cut,
    restore: () => {
      isCut = false;
    },
  };
}

// promise: Firestore gone in the middle
test("Firestore gone in the middle of 24 orders: 503, and sent again none is lost or doubled", {
  timeout,
}, async () => {
  stopClock();
  const mails = await startMailServer();
  const firestore = await cuttableFirestore();
  const shop = await freshShop({ ...mails.env, RATE_LIMIT: "off" }, newDataDir(), firestore.store);
  const orders = Array.from({ length: ORDERS }, () => anOrder());
  let answered = 0;
  const place = async (order: SentOrder) => {
    const { status, body } = await shop.place(order);
    answered += 1;
    if (answered === SOME) firestore.cut();
    return { order, status, code: body.code };
  };
  // Each client sends its next order when it has the answer to the one before: those after the cut are not sent yet.
  const waiting = [...orders];
  const answers: Awaited<ReturnType<typeof place>>[] = [];
  const client = async () => {
    for (let order = waiting.shift(); order; order = waiting.shift()) answers.push(await place(order));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(ORDERS - SOME);
  for (const { status, code } of refused) expect([status, code]).toEqual([503, "unavailable"]);

  firestore.restore();
  await expect.poll(async () => (await shop.place(anOrder())).status, { timeout: 30_000 }).toBe(201);
  for (const { order } of refused) expect([200, 201]).toContain((await shop.place(order)).status);
  await shop.settled();
  // What was leased when the line was cut is tried again when its lease has expired.
  pass(3 * MINUTE);
  await shop.asStaff("POST", "/api/notifications");
  expect(await shop.unsent()).toEqual([]);

  const { orders: saved = [] } = (await shop.asStaff("GET", "/api/orders?limit=100")).body;
  const ids = saved.map(({ order_id }) => order_id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(orders.map(({ order_id }) => order_id)));
  const mailed = new Set(mails.mails.map(({ messageId }) => messageId));
  expect(mailed.size).toBe(ids.length);
});

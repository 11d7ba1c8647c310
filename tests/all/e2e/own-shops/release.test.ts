import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { ignoreEnvFiles } from "@/scripts/env";
import { startFirestoreEmulator } from "@/scripts/programs/firestore-emulator";
import { freePort } from "@/scripts/programs/ports";
import { chooseFixtureShop } from "@/scripts/test/fixture-shop";
import { buyingClients, newMachine, startProxy } from "@/tests/support/e2e-release";
import { inEmulator, sendJson } from "@/tests/support/e2e-shop";
import { lengthOf } from "@/tests/support/length";
import { anOrder, customer } from "@/tests/support/orders";
import { fromPhone } from "@/tests/support/photos";
import { recordTable } from "@/tests/support/record";

let machine: ReturnType<typeof newMachine>;

test.beforeAll(() => {
  ignoreEnvFiles();
  chooseFixtureShop();
  machine = newMachine();
});
test.afterAll(() => machine.remove());

const CLIENTS = lengthOf(4, 16);
const ROUNDS = lengthOf(1, 5);

const isFound = async (url: string, order_id: string) =>
  (await sendJson("POST", `${url}/api/order-status`, { order_id, guest_phone: customer.guest_phone })).status === 200;

test("a package runs with Node alone in a folder that it can't write; the next release and the former one have its orders", async () => {
  const { one, two, data } = machine.withNewData();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sent = anOrder();
  const first = await machine.start(one, port);
  expect((await fetch(`${url}/cart`)).status).toBe(200);
  expect((await sendJson("POST", `${url}/api/orders`, sent)).status).toBe(201);
  // The program that cuts it is in the package, and the packages that it needs.
  const headers = { authorization: `Bearer ${readFileSync(join(data, "staff-token"), "utf8").trim()}` };
  const body = new Uint8Array(await fromPhone(1200, 1200));
  const stored = await fetch(`${url}/api/products/lime-relish/photo`, { method: "POST", headers, body });
  expect(await stored.json()).toEqual({ success: true, photo: expect.any(String) });
  await expect
    .poll(() => readdirSync(data, { recursive: true }).filter((name) => /\.eml$/.test(String(name))))
    .toHaveLength(1);
  expect(machine.run(one, {}, "orders", "--since", "2026-01-01")).toContain(sent.order_id);
  expect(() => machine.run(one, {}, "shop", "export")).toThrow("A package has no lib/content");
  expect(machine.run(one, {}, "backup", join(data, "copy"))).toContain("1 orders and the shop's secrets");
  expect(() => machine.run(one, {}, "restore")).toThrow("./run restore FOLDER");
  // Another data folder than the shop's: the command must not report of a shop that is none.
  const elsewhere = { SHOP_DATA_DIR: join(data, "elsewhere") };
  expect(() => machine.run(one, elsewhere, "orders", "--since", "2026-01-01")).toThrow("No shop has stored anything");
  expect(await first.stop()).toBe(0);

  for (const release of [two, one]) {
    const next = await machine.start(release, port);
    expect(await isFound(url, sent.order_id)).toBe(true);
    expect(await next.stop()).toBe(0);
  }
});

/** Where two servers may have their orders; null: Google's emulator is not installed. */
const stores: [name: string, connect: () => Promise<Connected | null>][] = [
  ["SQLite", async () => ({ settings: {}, stop: async () => undefined })],
  ["Firestore", connectFirestore],
];
type Connected = { settings: Record<string, string>; stop: () => Promise<void> };

async function connectFirestore(): Promise<Connected | null> {
  const emulator = await startFirestoreEmulator();
  return "missing" in emulator ? null : { settings: inEmulator("demo-release", emulator.host), stop: emulator.stop };
}

// promise: A purchase on Google's emulator
for (const [name, connect] of stores)
  test(`two servers on ${name} are replaced one after the other under ${CLIENTS} clients: no request fails, no order and no message is lost or doubled`, async () => {
    test.setTimeout(120_000 + ROUNDS * 60_000);
    const store = await connect();
    test.skip(store === null, "Google's Firestore emulator is not installed.");
    if (store === null) return;
    const { settings } = store;
    const { one, two, data } = machine.withNewData();
    const [main, spare] = [await freePort(), await freePort()];
    let [first, second] = [await machine.start(one, main, settings), await machine.start(one, spare, settings)];
    const proxy = await startProxy([main, spare]);
    const clients = buyingClients(proxy.url, CLIENTS);
    const began = performance.now();
    for (let round = 0; round < ROUNDS; round++) {
      const release = round % 2 === 0 ? two : one;
      expect(await second.stop()).toBe(0);
      second = await machine.start(release, spare, settings);
      expect(await first.stop()).toBe(0);
      first = await machine.start(release, main, settings);
    }
    const { placed, pages, failed } = await clients.leave();
    expect(failed).toEqual([]);
    // First the messages: while the outbox is busy, a Firestore emulator may answer the list too late. So it may on a busy machine.
    const mails = () => readdirSync(join(data, "mail")).filter((file) => file.endsWith(".eml")).length;
    await expect.poll(mails, { timeout: 120_000 }).toBe(placed.size);
    let list = "";
    await expect(() => {
      list = machine.run(one, settings, "orders", "--since", "2026-01-01");
    }).toPass({ timeout: 120_000 });
    const saved = list
      .split("\n")
      .map((line) => line.split(",", 1)[0] ?? "")
      .filter((id) => placed.has(id));
    expect([new Set(saved).size, saved.length]).toEqual([placed.size, placed.size]);
    recordTable(`release-${name.toLowerCase()}.md`, [
      ["store", "clients", "servers replaced", "orders", "pages", "failed", "lost or doubled", "messages lost", "took"],
      [
        name,
        ...[CLIENTS, 2 * ROUNDS, placed.size, pages, 0, 0, 0].map(String),
        `${((performance.now() - began) / 1000).toFixed(0)} s`,
      ],
    ]);
    proxy.stop();
    await Promise.all([first.stop(), second.stop()]);
    await store.stop();
  });

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { ignoreEnvFiles } from "@/scripts/env";
import { chooseFixtureShop } from "@/scripts/fixture-shop";
import { freePort } from "@/scripts/ports";
import { newMachine, startProxy } from "@/tests/support/e2e-release";
import { anOrder, customer } from "@/tests/support/orders";

let machine: ReturnType<typeof newMachine>;

test.beforeAll(() => {
  ignoreEnvFiles();
  chooseFixtureShop();
  machine = newMachine();
});
test.afterAll(() => machine.remove());

const post = (url: string, path: string, body: unknown) =>
  fetch(url + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
const isFound = async (url: string, order_id: string) =>
  (await post(url, "/api/order-status", { order_id, guest_phone: customer.guest_phone })).status === 200;

test("a package runs with Node alone in a folder that it can't write; the next release and the former one have its orders", async () => {
  const { one, two, data } = machine;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sent = anOrder();
  const first = await machine.start(one, port);
  expect((await fetch(`${url}/cart`)).status).toBe(200);
  expect((await post(url, "/api/orders", sent)).status).toBe(201);
  await expect
    .poll(() => readdirSync(data, { recursive: true }).filter((name) => /\.eml$/.test(String(name))))
    .toHaveLength(1);
  expect(machine.run(one, "orders", "--since", "2026-01-01")).toContain(sent.order_id);
  expect(machine.run(one, "shop", "state")).toContain("The shop takes orders.");
  expect(machine.run(one, "backup", join(data, "copy"))).toContain("1 orders and the shop's secrets");
  expect(() => machine.run(one, "restore")).toThrow("./run restore FOLDER");
  expect(await first.stop()).toBe(0);

  for (const release of [two, one]) {
    const next = await machine.start(release, port);
    expect(await isFound(url, sent.order_id)).toBe(true);
    expect(await next.stop()).toBe(0);
  }
});

test("two servers are replaced one after the other under eight clients: no request fails, no order is lost or doubled", async () => {
  test.setTimeout(120_000);
  const { one, two } = machine;
  const [main, spare] = [await freePort(), await freePort()];
  let [first, second] = [await machine.start(one, main), await machine.start(one, spare)];
  const proxy = await startProxy([main, spare]);
  const answers: number[] = [];
  const placed: string[] = [];
  let isOver = false;
  const client = async () => {
    while (!isOver) {
      const order = anOrder();
      const statuses = [(await post(proxy.url, "/api/orders", order)).status, (await fetch(`${proxy.url}/`)).status];
      answers.push(...statuses);
      placed.push(order.order_id);
    }
  };
  const clients = Array.from({ length: 8 }, client);
  expect(await second.stop()).toBe(0);
  second = await machine.start(two, spare);
  expect(await first.stop()).toBe(0);
  first = await machine.start(two, main);
  isOver = true;
  await Promise.all(clients);
  expect(answers.filter((status) => status !== 200 && status !== 201)).toEqual([]);
  const saved = machine
    .run(one, "orders", "--since", "2026-01-01")
    .split("\n")
    .slice(1)
    .map((line) => line.split(",", 1)[0]);
  for (const id of placed) expect(saved.filter((own) => own === id)).toEqual([id]);
  proxy.stop();
  await Promise.all([first.stop(), second.stop()]);
});

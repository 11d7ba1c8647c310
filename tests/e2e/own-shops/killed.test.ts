import { test as base } from "@playwright/test";
import {
  type KilledShop,
  type KillPoint,
  killDuring,
  type Outcome,
  readers,
  serveKilledShop,
} from "@/tests/support/e2e-killed-shop";
import { expect } from "@/tests/support/e2e-test";
import { long } from "@/tests/support/length";
import { anOrder, customer, warehouse } from "@/tests/support/orders";
import { recordTable } from "@/tests/support/record";

type Killed = { killed: KilledShop; toldOrder: string };
const test = base.extend<object, Killed>({
  killed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const killed = await serveKilledShop();
      await use(killed);
      await killed.stop();
    },
    { scope: "worker" },
  ],
  /** An order whose messages are all sent. */
  toldOrder: [
    async ({ killed }, use) => {
      const order = anOrder({ guest_email: customer.guest_email });
      await send("POST", `${killed.url()}/api/orders`, order);
      const states = () => killed.messagesOnDisk(order.order_id).map(({ state }) => state);
      await expect.poll(states).toEqual(["sent", "sent", "sent", "sent"]);
      await use(order.order_id);
    },
    { scope: "worker" },
  ],
});

async function send(method: string, url: string, body: unknown, headers = {}): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  expect(await answer.json()).toMatchObject({ success: true });
  return answer;
}

/** Before and after the commit of each of so many writes. */
const writes = (count: number): [name: string, point: KillPoint][] =>
  Array.from({ length: count }, (_, n) => n + 1).flatMap((write) => [
    [`before write ${write} of ${count} is committed`, { write, when: "before" }],
    [`after write ${write} of ${count} is committed`, { write, when: "after" }],
  ]);

/** Before and after the yes of each reader's provider. */
const yeses = (names: (keyof typeof readers)[]): [name: string, point: KillPoint][] =>
  names.flatMap((name) => [
    [`before the provider's yes to ${name}`, { yesTo: readers[name], when: "before" }],
    [`after the provider's yes to ${name}`, { yesTo: readers[name], when: "after" }],
  ]);

/**
 * The placing, then for each of the four messages the lease and the result. The short form has the placing, one lease and one
 * result of each provider.
 */
const whilePlacing = long
  ? [...writes(9), ...yeses(["warehouse-email", "customer-email", "whatsapp:1", "whatsapp:2"])]
  : [...writes(9).slice(0, 6), ...yeses(["warehouse-email", "whatsapp:2"])];
/** The change, then the lease and the result of its customer's mail. */
const whileChanging = [...writes(3), ...yeses(["customer-email"])];

for (const [name, point] of whilePlacing) {
  // promise: Killed before and after each write of an order and each yes of a provider
  test(`an order is saved once and each message sent once when the shop is killed ${name}`, async ({ killed }) => {
    const order = anOrder({ guest_email: customer.guest_email });
    const place = () => send("POST", `${killed.url()}/api/orders`, order);
    const outcome = await killDuring(killed, point, order.order_id, place);
    record(`placing: ${name}`, outcome);

    expect(killed.ordersOnDisk().filter(({ order_id }) => order_id === order.order_id)).toHaveLength(1);
    expect(outcome.messagesTo).toEqual(onceEach(Object.keys(readers), outcome));
    const isReplay = !outcome.answered && outcome.left.length > 0;
    expect(outcome.status).toBe(isReplay ? 200 : 201);
    expect([...new Set(killed.messageIds())].sort()).toEqual([
      `<${order.order_id}.customer-email@wayanad-larder.example>`,
      `<${order.order_id}.warehouse-email@wayanad-larder.example>`,
    ]);
  });
}

for (const [index, [name, point]] of whileChanging.entries()) {
  // promise: Killed before and after each write of an order and each yes of a provider ... of a change of status
  test(`a status change is saved once and sent once when the shop is killed ${name}`, async ({ killed, toldOrder }) => {
    const status = `step ${index}`;
    // The minute that passes below must find nothing to ask Twilio about: that is writes as well.
    await killed.passMinute();
    await send("POST", `${killed.url()}/api/notifications`, {}, killed.asStaff);
    const change = async () => {
      const url = `${killed.url()}/api/orders?orderId=${toldOrder}`;
      await send("PATCH", url, { status, notify: true }, killed.asStaff);
      // Its message may be undone for a minute.
      await killed.passMinute();
      return send("POST", `${killed.url()}/api/notifications`, {}, killed.asStaff);
    };
    const outcome = await killDuring(killed, point, toldOrder, change);
    record(`status: ${name}`, outcome);

    const [order] = killed.ordersOnDisk().filter(({ order_id }) => order_id === toldOrder);
    const entry = order?.status_history.findIndex((past) => past.status === status);
    expect(order?.status_history.filter((past) => past.status === status)).toHaveLength(1);
    expect(outcome.messagesTo).toEqual(onceEach([`status-${entry}-email`], outcome));
  });
}

// promise: What every shop of every test prints is searched when it ends ... through all deaths of one
test("nothing that the shop printed before or after its deaths names a person", ({ killed }) => {
  expect(killed.printed()).toContain('"outcome":"placed"');
  for (const person of [
    ...Object.values(customer).filter((value) => value !== customer.state),
    ...Object.values(warehouse),
  ])
    expect(killed.printed()).not.toContain(person);
});

/** Once, and once more what the shop could not write down any more. */
const onceEach = (names: string[], { unmarked }: Outcome) =>
  Object.fromEntries(names.map((name) => [name, unmarked.includes(name) ? 2 : 1]));

const table = [["killed", "on disk then", "answered", "told after all", "doubled"]];

/** Recorded for a maintainer who wants to see where a kill happens, and what it costs. */
function record(what: string, { left, answered, messagesTo, unmarked }: Outcome): void {
  const states = left.map(
    ({ name, state, attempts }) => `${name} ${attempts > 0 && state !== "sent" ? "taken" : state}`,
  );
  const times = Object.entries(messagesTo).map(([name, count]) => `${name} ${count}`);
  table.push([
    ...[what, states.join(", ") || "nothing", answered ? "yes" : "no"],
    ...[times.join(", "), unmarked.join(", ") || "none"],
  ]);
  recordTable("kill-points.md", table);
}

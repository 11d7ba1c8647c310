import { expect, test } from "vitest";
import { anOrder } from "@/tests/support/orders";
import { freshShop, newDataDir, type Shop } from "@/tests/support/shop";

const ROUNDS = 50;

async function twoServers() {
  const dataDir = newDataDir();
  const variables = { RATE_LIMIT: "off" };
  return [await freshShop(variables, dataDir), await freshShop(variables, dataDir)] as const;
}

/** An order for each round. */
async function inRounds(act: (one: Shop, two: Shop, id: string) => Promise<void>): Promise<void> {
  const [one, two] = await twoServers();
  for (let round = 0; round < ROUNDS; round += 1) {
    const sent = anOrder();
    await one.place(sent);
    await act(one, two, sent.order_id);
  }
}

/** As a person who presses again: an emulator on a busy machine may answer too late. */
async function pressed(shop: Shop, id: string, body: object) {
  let answer = await shop.change(id, body);
  for (let tries = 1; answer.status === 503 && tries < 20; tries += 1) answer = await shop.change(id, body);
  return answer;
}

const oneMore = {
  change: {
    items: [
      { name: "Black Pepper", qty: 3 },
      { name: "Hill Tea", qty: 1 },
    ],
  },
};
const otherName = { change: { guest_name: "Kala" } };

// promise: Two staff change one order at once
test(`two staff who change one order at once on two servers: no change is lost, in ${ROUNDS} rounds`, {
  timeout: 120_000,
}, async () => {
  await inRounds(async (one, two, id) => {
    const answers = await Promise.all([pressed(one, id, oneMore), pressed(two, id, otherName)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const order = await one.stored(id);
    expect(order).toMatchObject({ guest_name: "Kala", total_price: 800, version: 3 });
    expect(order.history.map(({ what }) => what).toSorted()).toEqual([
      "+ 1 Black Pepper; total ₹800, before ₹600",
      "new name",
    ]);
  });
});

test(`of two that start from the same version one is refused with the other's, in ${ROUNDS} rounds`, {
  timeout: 120_000,
}, async () => {
  await inRounds(async (one, two, id) => {
    const sent = [
      { ...oneMore, if_version: 1 },
      { ...otherName, if_version: 1 },
    ] as const;
    const [first, second] = await Promise.all([pressed(one, id, sent[0]), pressed(two, id, sent[1])]);
    const order = await one.stored(id);
    expect([order.version, order.history.length]).toEqual([2, 1]);
    const wonFirst = order.total_price === 800;
    expect((wonFirst ? second : first)?.status).toBe(409);
    expect((wonFirst ? second : first)?.body.order?.version).toBe(2);
  });
});

test(`a change is never made to an order that was cancelled before it, in ${ROUNDS} rounds`, {
  timeout: 120_000,
}, async () => {
  await inRounds(async (one, two, id) => {
    const [changed, cancelled] = await Promise.all([
      pressed(one, id, oneMore),
      pressed(two, id, { status: "cancelled" }),
    ]);
    expect(cancelled?.status).toBe(200);
    const order = await one.stored(id);
    expect(order.history.at(-1)?.what).toBe("cancelled");
    expect([changed?.status, order.total_price]).toEqual(changed?.status === 200 ? [200, 800] : [409, 600]);
  });
});

// promise: A customer cancels while staff write: neither is lost
test.each([
  ["one server", 1],
  ["two servers", 2],
])(
  "a note of staff and the reason of a customer who cancels at once are both kept, on %s",
  {
    timeout: 120_000,
  },
  async (_where, servers) => {
    const [one, two] = (await twoServers()) as [Shop, Shop];
    for (let round = 0; round < ROUNDS; round += 1) {
      const sent = anOrder();
      await one.place(sent);
      const { order_id: id, guest_phone: phone } = sent;
      const staff = () => pressed(servers === 1 ? one : two, id, { note: "Ring twice" });
      const customer = () => one.cancel(id, phone, "Bought twice");
      const pair = round % 2 ? [staff(), customer()] : [customer(), staff()];
      expect((await Promise.all(pair)).map(({ status }) => status)).toEqual([200, 200]);
      const order = await one.stored(id);
      expect(order.note?.split("\n").toSorted()).toEqual(["Cancelled by the customer: Bought twice", "Ring twice"]);
    }
  },
);

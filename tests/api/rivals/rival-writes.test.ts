import { expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { numberOf } from "#lib/shop/tax/tax-bill.ts";
import { lengthOf } from "@/tests/support/length";
import { anOrder, paid, staffToken } from "@/tests/support/orders";
import { freshShop, newDataDir, type Shop } from "@/tests/support/shop";

const ROUNDS = lengthOf(15, 50);
const timeout = 120_000;
const [product = expect.fail("no products")] = products;

async function twoServers() {
  const dataDir = newDataDir();
  const variables = { RATE_LIMIT: "off" };
  return [await freshShop(variables, dataDir), await freshShop(variables, dataDir)] as const;
}

async function placed(shop: Shop) {
  const sent = anOrder();
  await shop.untilAnswered("POST", "/api/orders", { body: sent });
  return sent;
}
const pressed = (shop: Shop, id: string, body: object) =>
  shop.untilAnswered("PATCH", `/api/orders?orderId=${id}`, { body, token: staffToken });
const priced = async (shop: Shop, price: number) =>
  (await shop.untilAnswered("PATCH", `/api/products/${product.slug}`, { body: { price }, token: staffToken })).status;

async function inRounds(act: (one: Shop, two: Shop, id: string) => Promise<void>): Promise<void> {
  const [one, two] = await twoServers();
  for (let round = 0; round < ROUNDS; round += 1) await act(one, two, (await placed(one)).order_id);
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
  timeout,
}, async () => {
  await inRounds(async (one, two, id) => {
    const answers = await Promise.all([pressed(one, id, oneMore), pressed(two, id, otherName)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const order = await one.stored(id);
    expect(order).toMatchObject({ guest_name: "Kala", total_price: 800, version: 3 });
    const said = order.history.map(({ what }) => what).toSorted();
    expect(said).toEqual(["+ 1 Black Pepper; total ₹800, before ₹600", "new name"]);
  });
});

test(`of two that start from the same version one is refused with the other's, in ${ROUNDS} rounds`, {
  timeout,
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

test(`a change is never made to an order that was cancelled before it, in ${ROUNDS} rounds`, { timeout }, async () => {
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
])("staff's note and the reason of who cancels at once are both kept, on %s", { timeout }, async (_where, servers) => {
  const [one, two] = (await twoServers()) as [Shop, Shop];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { order_id: id, guest_phone: phone } = await placed(one);
    const staff = () => pressed(servers === 1 ? one : two, id, { note: "Ring twice" });
    const customer = () => one.cancel(id, phone, "Bought twice");
    const pair = round % 2 ? [staff(), customer()] : [customer(), staff()];
    expect((await Promise.all(pair)).map(({ status }) => status)).toEqual([200, 200]);
    const order = await one.stored(id);
    expect(order.note?.split("\n").toSorted()).toEqual(["Cancelled by the customer: Bought twice", "Ring twice"]);
  }
});

// promise: bills are numbered without a gap or a double
test("50 orders that two servers pack at once have the numbers 1 to 50, each once", { timeout }, async () => {
  const [one, two] = await twoServers();
  const orders = [];
  for (let n = 0; n < 50; n += 1) orders.push(await placed(one));
  const packed = orders.map(({ order_id }, n) => pressed(n % 2 === 0 ? one : two, order_id, { status: "packed" }));
  expect((await Promise.all(packed)).map(({ status }) => status)).toEqual(orders.map(() => 200));
  const made = await one.store().listBills({ from: "2000-01-01", to: "2999-12-31", limit: 500 });
  expect(made.map(({ n }) => n)).toEqual(orders.map((_, index) => index + 1));
  for (const bill of made) expect((await one.stored(bill.order_id)).bill).toBe(numberOf(bill));
});

// promise: of owners who publish at once on two servers no change is lost, and the history has each once
test("30 prices published at once on two servers: 30 numbers, each change begins where the one before ended", {
  timeout,
}, async () => {
  const [one, two] = await twoServers();
  const prices = Array.from({ length: 30 }, (_, index) => 1000 + index);
  const answers = await Promise.all(prices.map((price, index) => priced(index % 2 === 0 ? one : two, price)));
  expect(answers).toEqual(prices.map(() => 200));
  const changes = (await one.store().factChanges(100)).reverse();
  expect(changes.map(({ n }) => n)).toEqual(prices.map((_, index) => index + 1));
  const steps = changes.map(({ fields: [field] }) => field);
  expect(steps.map((step) => step?.after).sort()).toEqual(prices);
  for (const [index, step] of steps.entries())
    expect(step?.before).toBe(index === 0 ? product.price : steps[index - 1]?.after);
});

// promise: under load a changed price is never charged unseen
test("orders placed on two servers while the price moves are charged what they saw, or refused with what it is", {
  timeout,
}, async () => {
  const [one, two] = await twoServers();
  const valid = new Set([product.price, ...Array.from({ length: 10 }, (_, index) => 2000 + index)]);
  let seen = product.price;
  const buy = async (shop: Shop) => {
    const price = seen;
    const sent = anOrder({ items: [{ ...paid(product.name), price }], total_price: price });
    const { status, body } = await shop.place(sent);
    if (status === 201) return expect(body.order?.total_price).toBe(price);
    if (status === 503) return;
    expect([status, valid.has(body.quote?.total_price ?? 0)]).toEqual([409, true]);
    expect(body.quote?.total_price).not.toBe(price);
  };
  for (let round = 0; round < 10; round++) {
    const shops = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? one : two));
    const buyers = shops.map(buy);
    await priced(round % 2 === 0 ? one : two, 2000 + round);
    seen = 2000 + round;
    await Promise.all([...buyers, ...shops.map(buy)]);
  }
  const { orders } = await one.store().list({ limit: 100 });
  for (const { total_price, items } of orders) expect(items[0]?.price).toBe(total_price);
});

import { expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { anOrder, paid } from "@/tests/support/orders";
import { freshShop, newDataDir, type Shop } from "@/tests/support/shop";

const [product] = products;
if (!product) throw new Error("no products");
const settings = { RATE_LIMIT: "off" };

/** As a person who presses again: an emulator on a busy machine may answer too late. */
async function priced(shop: Shop, price: number): Promise<number> {
  const publish = () => shop.asStaff("PATCH", `/api/products/${product?.slug}`, { price });
  let { status } = await publish();
  for (let tries = 0; status === 503 && tries < 20; tries += 1) ({ status } = await publish());
  return status;
}

// promise: of owners who publish at once on two servers no change is lost, and the history has each once
test("30 prices published at once on two servers: 30 numbers, each change begins where the one before ended", {
  timeout: 120_000,
}, async () => {
  const dataDir = newDataDir();
  const [one, two] = [await freshShop(settings, dataDir), await freshShop(settings, dataDir)];
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
  timeout: 120_000,
}, async () => {
  const dataDir = newDataDir();
  const [one, two] = [await freshShop(settings, dataDir), await freshShop(settings, dataDir)];
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

import { expect, test } from "vitest";
import { numberOf } from "#lib/shop/tax/tax-bill.ts";
import { anOrder } from "@/tests/support/orders";
import { freshShop, newDataDir } from "@/tests/support/shop";

// promise: bills are numbered without a gap or a double
test("50 orders that two servers pack at once have the numbers 1 to 50, each once", { timeout: 120_000 }, async () => {
  const dataDir = newDataDir();
  const [one, two] = [await freshShop({ RATE_LIMIT: "off" }, dataDir), await freshShop({ RATE_LIMIT: "off" }, dataDir)];
  const orders = Array.from({ length: 50 }, () => anOrder());
  for (const order of orders) await one.place(order);
  /** As a person who presses again: an emulator on a busy machine may answer too late. */
  const pack = async (id: string, index: number) => {
    const shop = index % 2 === 0 ? one : two;
    let answer = await shop.change(id, { status: "packed" });
    for (let tries = 0; answer.status === 503 && tries < 20; tries += 1)
      answer = await shop.change(id, { status: "packed" });
    return answer.status;
  };
  expect(await Promise.all(orders.map(({ order_id }, index) => pack(order_id, index)))).toEqual(orders.map(() => 200));
  const made = await one.store().listBills({ from: "2000-01-01", to: "2999-12-31", limit: 500 });
  expect(made.map(({ n }) => n)).toEqual(orders.map((_, index) => index + 1));
  for (const bill of made) expect((await one.stored(bill.order_id)).bill).toBe(numberOf(bill));
});

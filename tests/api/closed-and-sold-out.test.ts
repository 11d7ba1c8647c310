import { afterEach, expect, test, vi } from "vitest";
import { products } from "@/lib/shop/catalogue";
import { anOrder, anOrderWithSample, paid, sample } from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";

const [first, soldOut] = products;
if (!first || !soldOut) throw new Error("no products");
const PAUSED = "We are making a new batch, and take orders again on Monday.";

/** What the shop's files say at this moment; a test changes it while its shop runs. */
const files = { ordersPaused: null as string | null };

afterEach(() => {
  files.ordersPaused = null;
  vi.doUnmock("@/lib/shop/shop");
  vi.doUnmock("@/lib/shop/catalogue");
});

function shopWithFiles(): Promise<Shop> {
  vi.doMock("@/lib/shop/shop", async () => {
    const real = await vi.importActual<typeof import("@/lib/shop/shop")>("@/lib/shop/shop");
    const shop = Object.defineProperty({ ...real.shop }, "ordersPaused", { get: () => files.ordersPaused });
    return { ...real, shop };
  });
  vi.doMock("@/lib/shop/catalogue", async () => {
    const real = await vi.importActual<typeof import("@/lib/shop/catalogue")>("@/lib/shop/catalogue");
    const findProductByName: typeof real.findProductByName = (name) => {
      const product = real.findProductByName(name);
      return product && { ...product, inStock: name !== soldOut?.name };
    };
    return { ...real, findProductByName };
  });
  return freshShop();
}

async function expectNothingSaved(shop: Shop): Promise<void> {
  await shop.settled();
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toEqual([]);
  expect([await shop.unsent(), await shop.store().nextDue()]).toEqual([[], null]);
}

test.each([
  ["pack", [paid(first.name), paid(soldOut.name)], first.price + soldOut.price],
  ["free sample", [paid(first.name), sample(soldOut.name)], first.price - first.price / 10],
])("a %s that is sold out is refused by its name, and nothing is saved", async (_what, items, total_price) => {
  const shop = await shopWithFiles();
  const { status, body } = await shop.place(anOrderWithSample({ items, total_price }));
  expect([status, body.code]).toEqual([422, "invalid_order"]);
  expect(body.error).toContain(soldOut.name);
  await expectNothingSaved(shop);
});

test("while orders are paused each is refused with the sentence that says why, and nothing is saved", async () => {
  const shop = await shopWithFiles();
  files.ordersPaused = PAUSED;
  const { status, body, headers } = await shop.place(anOrder());
  expect([status, body.code, body.error]).toEqual([503, "orders_paused", PAUSED]);
  expect(headers.get("retry-after")).not.toBeNull();
  await expectNothingSaved(shop);
});

test("an order that was saved before orders were paused is answered as saved when it is sent again", async () => {
  const shop = await shopWithFiles();
  const sent = anOrder({ items: [paid(first.name)], total_price: first.price });
  expect((await shop.place(sent)).status).toBe(201);
  files.ordersPaused = PAUSED;
  const again = await shop.place(sent);
  expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
  expect(again.body.order?.order_id).toBe(sent.order_id);
});

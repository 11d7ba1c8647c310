import { expect, test } from "vitest";
import { pass, stopClock } from "@/tests/support/clock";
import { paid, type SentOrder } from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";

async function idsOf(shop: Shop, query: string): Promise<string[]> {
  const { status, body } = await shop.asStaff("GET", `/api/orders?${query}`);
  expect([query, status, body.error]).toEqual([query, 200, undefined]);
  return (body.orders ?? []).map(({ order_id }) => order_id);
}
const found = (shop: Shop, words: string) => idsOf(shop, `q=${encodeURIComponent(words)}`);
async function placed(shop: Shop, other: Partial<SentOrder> = {}): Promise<string> {
  pass(1000);
  return (await shop.placed(other)).order_id;
}
const salem = { guest_address: "2 Fort Road, Salem, Tamil Nadu - 636007", guest_name: "Kavitha Raman" };
const tea = { items: [paid("Hill Tea")], total_price: 200 };

test("staff find an order by its town, its pincode and what is in it, alone and together with a name; after a change by the new ones alone", async () => {
  stopClock();
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const here = await placed(shop);
  const there = await placed(shop, salem);
  const onlyTea = await placed(shop, { ...salem, ...tea });
  expect(await found(shop, "Salem")).toEqual([onlyTea, there]);
  expect(await found(shop, "sal kavitha")).toEqual([onlyTea, there]);
  expect(await found(shop, "636007")).toEqual([onlyTea, there]);
  expect(await found(shop, "6000")).toEqual([here]);
  expect(await found(shop, "black pepper")).toEqual([there, here]);
  expect(await found(shop, "pepp salem")).toEqual([there]);
  expect(await found(shop, "pepper madurai")).toEqual([]);

  const address = { line1: "9 South Street", city: "Madurai", state: "Tamil Nadu", pincode: "625001" };
  expect((await shop.change(there, { change: { address, items: [{ name: "Hill Tea", qty: 3 }] } })).status).toBe(200);
  for (const gone of ["salem", "636007"]) expect([gone, await found(shop, gone)]).toEqual([gone, [onlyTea]]);
  expect(await found(shop, "black pepper")).toEqual([here]);
  for (const now of ["madurai", "625001", "madurai tea"]) expect([now, await found(shop, now)]).toEqual([now, [there]]);
});

test("orders with a status of staff's own are listed by themselves, newest first, in pages and by days, until they get a usual one", async () => {
  stopClock();
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const ids: string[] = [];
  for (const status of ["on hold", "packed", "waits for jars", "on hold"]) {
    ids.push(await placed(shop));
    await shop.change(ids.at(-1) ?? "", { status });
  }
  const [first = "", , second = "", third = ""] = ids;
  expect(await idsOf(shop, "own_status=yes")).toEqual([third, second, first]);
  const { body } = await shop.asStaff("GET", "/api/orders?own_status=yes&limit=2");
  expect(body.orders?.map(({ order_id }) => order_id)).toEqual([third, second]);
  expect(await idsOf(shop, `own_status=yes&limit=2&cursor=${body.next_cursor}`)).toEqual([first]);
  expect(await idsOf(shop, "own_status=yes&until=2020-01-01")).toEqual([]);
  await shop.change(second, { status: "packed" });
  expect(await idsOf(shop, "own_status=yes")).toEqual([third, first]);
});

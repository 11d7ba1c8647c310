import { expect, test } from "vitest";
import { pass, stopClock } from "@/tests/support/clock";
import { anOrder, customer, paid, phoneOf, type SentOrder } from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";

const ownId = "K7M2QX0123456789A1B0";
test("an order is found by its id and by the six characters that are said aloud, in any spelling", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  await shop.placed({ order_id: ownId });
  // Every other spelling is in tests/unit/typed-order-id. Who named six characters gets no more of the id: it opens the bill.
  for (const [typed, answered] of [
    [ownId.toLowerCase(), ownId],
    [`\u202a${ownId.replaceAll("0", "O")}\u202c\u200b`, ownId],
    ["\u2066\u0bee\u0befA 1B\u0be6\u2069", "89A1B0"],
  ] as const) {
    const { status, body } = await shop.lookUp(typed, "+91 98765 43210");
    expect([typed, status, body.order?.order_id]).toEqual([typed, 200, answered]);
  }
  for (const typed of [ownId, "89A 1B0"]) expect((await shop.lookUp(typed, phoneOf(1))).status).toBe(404);
});

test("an id that another client chose is found exactly as it is, before the shop's own spelling of it", async () => {
  const shop = await freshShop();
  const [small, capital] = ["order-of-kavitha-01", "0RDER-0F-KAV1THA-01"];
  await shop.place(anOrder({ order_id: small }));
  await shop.place(anOrder({ order_id: capital, guest_name: "Another" }));
  expect((await shop.lookUp(small, customer.guest_phone)).body.order?.order_id).toBe(small);
  expect((await shop.lookUp(capital, customer.guest_phone)).body.order?.order_id).toBe(capital);
  // With invisible characters around it.
  expect((await shop.lookUp(`\u2068${small}\u2069`, customer.guest_phone)).body.order?.order_id).toBe(small);
  const found = await shop.asStaff("GET", `/api/orders?q=${encodeURIComponent(`\ufeff${small}\u200b`)}`);
  expect(found.body.orders?.map(({ order_id }) => order_id)).toEqual([small]);
});

test("wrong phones for an id are counted whatever its spelling, and the six characters don't get past them", async () => {
  const shop = await freshShop();
  await shop.place(anOrder({ order_id: ownId }));
  const apart = `${ownId.slice(0, 9)} ${ownId.slice(9)}`;
  const spellings = [ownId, ownId.toLowerCase(), ownId.replaceAll("0", "O"), ` ${ownId}`, apart];
  const wrong = [];
  for (const [n, typed] of spellings.entries()) wrong.push(await shop.lookUp(typed, phoneOf(n)));
  for (const typed of [ownId, ownId.toLowerCase(), "89a 1b0"]) {
    const { status, body } = await shop.lookUp(typed, customer.guest_phone);
    expect([status, body]).toEqual([404, wrong[0]?.body]);
  }
});

test("six characters are looked for among that phone's orders alone", async () => {
  const shop = await freshShop();
  await shop.place(anOrder({ order_id: "111111111111119A1B0C", guest_name: "Mine" }));
  await shop.place(anOrder({ order_id: "222222222222229A1B0C", guest_name: "Other", guest_phone: phoneOf(1) }));
  expect((await shop.lookUp("9a1 b0c", customer.guest_phone)).body.order?.guest_name).toBe("Mine");
  expect((await shop.lookUp("9a1 b0c", phoneOf(1))).body.order?.guest_name).toBe("Other");
  expect((await shop.lookUp("9a1 b0c", phoneOf(2))).status).toBe(404);
});

// promise: six spoken characters open the masked page alone
test("six characters open no bill and say no more of the id than they are, after a cancellation too; the whole id opens it", async () => {
  const shop = await freshShop();
  await shop.place(anOrder({ order_id: ownId }));
  await shop.change(ownId, { bill: true });
  const bill = (order_id: string) =>
    shop.call("POST", "/api/order-status/bill", { body: { order_id, guest_phone: customer.guest_phone } });
  const refused = await bill("89a 1b0");
  expect([refused.status, refused.body.code]).toEqual([403, "forbidden"]);
  expect(refused.body.error).toMatch(/Open it from your e-mail or on the device you ordered with, or call us: \+?\d/);
  expect((await bill(ownId)).status).toBe(200);
  const answers = [
    await shop.lookUp("89A1B0", customer.guest_phone),
    await shop.cancel("89A1B0", customer.guest_phone),
  ];
  for (const { status, text } of answers) {
    expect(status).toBe(200);
    expect(text).not.toContain(ownId.slice(0, 14));
  }
});

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

import { expect, test } from "vitest";
import { onePack, shopWithOffers, type Who } from "@/tests/support/offers";
import { anOrderWithSample, phoneOf, type SentOrder } from "@/tests/support/orders";
import { newDataDir } from "@/tests/support/shop";

type Server = Awaited<ReturnType<typeof shopWithOffers>>;
async function twoServers(): Promise<[Server, Server]> {
  const dataDir = newDataDir();
  return [await shopWithOffers({}, dataDir), await shopWithOffers({}, dataDir)];
}

/** This server looks the order up, and hears of nothing until the other one has saved it. */
function fallsBehind(late: Server, other: Server, sent: SentOrder, who: Who): void {
  const store = late.store();
  const find = store.find.bind(store);
  let looks = 0;
  store.find = async (orderId) => {
    const found = await find(orderId);
    looks += 1;
    // 200 where the store's answer was lost and the order was sent again.
    if (looks === 1) expect([200, 201]).toContain((await other.orderUntilAnswered(sent, who)).status);
    return found;
  };
}

const withSample = (n: number) => anOrderWithSample({ guest_phone: phoneOf(n), guest_email: `n${n}@customer.example` });
const atHalfPrice = (n: number) => onePack(100, { guest_phone: phoneOf(n), guest_email: `n${n}@customer.example` });

// promise: 50 parallel sends: one order, one set of messages, 49 replays, on each store ... with an offer, at two
//   servers that look it up at the same moment
test.each<[offer: string, sent: SentOrder, who: Who]>([
  ["a free sample", withSample(1), {}],
  ["a signed-in user's free sample", withSample(2), { uid: "u" }],
  ["the first-order offer", atHalfPrice(3), { uid: "u" }],
])("an order with %s that another server saves meanwhile is a replay", async (_offer, sent, who) => {
  const [one, late] = await twoServers();
  if (sent.total_price === 100) await one.claim("u");
  fallsBehind(late, one, sent, who);
  const answer = await late.orderUntilAnswered(sent, who);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  expect(answer.headers.get("idempotent-replayed")).toBe("true");
  expect(answer.body.order?.order_id).toBe(sent.order_id);
});

test("another order under the id that another server saves at the same time is refused as a conflict", async () => {
  const [one, late] = await twoServers();
  const sent = withSample(1);
  fallsBehind(late, one, sent, {});
  expect((await late.orderUntilAnswered({ ...sent, guest_name: "Somebody Else" })).body.code).toBe("order_id_taken");
});

// promise: 50 different orders of one customer at once
// promise: 50 different orders of one customer at once ... of 50 accounts with one phone number
// promise: 50 different orders of one customer at once ... half of them guests
test.each<[whose: string, uidOf: (n: number) => string | null, phone: (n: number) => string]>([
  ["one customer", () => "u", phoneOf],
  ["50 accounts with one phone number", (n) => `u${n}`, () => phoneOf(1)],
  ["one customer, by turns signed in and a guest in the browser that claimed", (n) => (n % 3 ? "u" : null), phoneOf],
])("50 different orders of %s at once, on two servers: one gets the half price", async (_whose, uidOf, phone) => {
  const servers = await twoServers();
  const [first] = servers;
  const all = Array.from({ length: 50 }, (_, n) => n);
  const uids = new Set(all.map((n) => uidOf(n) ?? "u"));
  const [cookie = ""] = await Promise.all([...uids].map(first.claim));
  const sent = all.map((n) => onePack(100, { guest_phone: phone(n) }));
  const who = (n: number): Who => ({ uid: uidOf(n) ?? undefined, ...(uidOf(n) === null && { cookie }) });
  const answers = await Promise.all(sent.map((order, n) => servers[n % 2]?.orderUntilAnswered(order, who(n))));
  await Promise.all(servers.map((server) => server.settled()));
  // 200 where the store's answer was lost and the order was sent again.
  const isPlaced = (answer: (typeof answers)[number]) => answer?.status === 201 || answer?.status === 200;
  expect(answers.filter(isPlaced).map((answer) => answer?.body.order?.total_price)).toEqual([100]);
  const refused = all.filter((n) => !isPlaced(answers[n]));
  expect(refused).toHaveLength(49);
  for (const n of refused) {
    expect([answers[n]?.status, answers[n]?.body.code]).toEqual([409, "price_changed"]);
    const full = { total_price: 200, discount_amount: 0, discount_kind: null };
    expect(answers[n]?.body.quote).toMatchObject(full);
  }
  // Each customer was charged what was shown, and no refused order left anything behind.
  const { orders = [] } = (await first.asStaff("GET", "/api/orders")).body;
  expect(orders.map(({ total_price, discount_kind }) => [total_price, discount_kind])).toEqual([[100, "first_order"]]);
  // With the customer's OK one goes through at the full price, under its own id.
  const [n = 0] = refused;
  const agreed = await first.order({ ...onePack(200), ...sent[n], total_price: 200 }, who(n));
  expect([agreed.status, agreed.body.order?.discount_kind]).toEqual([201, null]);
});

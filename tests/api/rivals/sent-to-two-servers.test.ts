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
    if (looks === 1) expect((await other.order(sent, who)).status).toBe(201);
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
])(
  "an order with %s that another server saves meanwhile is a replay, and not refused for its own offer",
  async (_offer, sent, who) => {
    const [one, late] = await twoServers();
    if (sent.total_price === 100) await one.claim("u");
    fallsBehind(late, one, sent, who);
    const answer = await late.order(sent, who);
    expect([answer.status, answer.body.code, answer.headers.get("idempotent-replayed")]).toEqual([
      200,
      undefined,
      "true",
    ]);
    expect(answer.body.order?.order_id).toBe(sent.order_id);
  },
);

test("another order under the id that another server saves at the same time is refused as a conflict", async () => {
  const [one, late] = await twoServers();
  const sent = withSample(1);
  fallsBehind(late, one, sent, {});
  expect((await late.order({ ...sent, guest_name: "Somebody Else" })).body.code).toBe("order_id_taken");
});

import { expect, test } from "vitest";
import { onePack, shopWithOffers, type Who } from "@/tests/support/offers";
import { phoneOf } from "@/tests/support/orders";
import { newDataDir } from "@/tests/support/shop";

// promise: 50 different orders of one customer at once
// promise: 50 different orders of one customer at once ... of 50 accounts with one phone number
// promise: 50 different orders of one customer at once ... half of them guests
test.each<[whose: string, uidOf: (n: number) => string | null, phone: (n: number) => string]>([
  ["one customer", () => "u", phoneOf],
  ["50 accounts with one phone number", (n) => `u${n}`, () => phoneOf(1)],
  ["one customer, by turns signed in and a guest in the browser that claimed", (n) => (n % 3 ? "u" : null), phoneOf],
])(
  "50 different orders of %s at once, on two servers: one gets the half price, the rest are refused with the full one",
  async (_whose, uidOf, phone) => {
    const dataDir = newDataDir();
    const servers = [await shopWithOffers({}, dataDir), await shopWithOffers({}, dataDir)];
    const [first = expect.fail("no server")] = servers;
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
    expect(orders.map(({ total_price, discount_kind }) => [total_price, discount_kind])).toEqual([
      [100, "first_order"],
    ]);
    // With the customer's OK one goes through at the full price, under its own id.
    const [n = 0] = refused;
    const agreed = await first.order({ ...onePack(200), ...sent[n], total_price: 200 }, who(n));
    expect([agreed.status, agreed.body.order?.discount_kind]).toEqual([201, null]);
  },
);

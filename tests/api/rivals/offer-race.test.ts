import { expect, test } from "vitest";
import { onePack, shopWithOffers } from "@/tests/support/offers";
import { phoneOf } from "@/tests/support/orders";
import { newDataDir } from "@/tests/support/shop";

/** 50 different orders at the half price, each from a phone of its own by default, on two servers. */
async function raceOf(uidOf: (n: number) => string, phone: (n: number) => string) {
  const dataDir = newDataDir();
  const servers = [await shopWithOffers({}, dataDir), await shopWithOffers({}, dataDir)];
  const [first] = servers;
  if (!first) throw new Error("no server");
  const all = Array.from({ length: 50 }, (_, n) => n);
  await Promise.all([...new Set(all.map(uidOf))].map(first.claim));
  const answers = await Promise.all(
    all.map((n) => servers[n % 2]?.orderUntilAnswered(onePack(100, { guest_phone: phone(n) }), { uid: uidOf(n) })),
  );
  await Promise.all(servers.map((server) => server.settled()));
  const { orders } = (await first.asStaff("GET", "/api/orders")).body;
  return { answers, orders: orders ?? [] };
}

function expectOneWinner({ answers, orders }: Awaited<ReturnType<typeof raceOf>>): void {
  // 200 where the store's answer was lost and the order was sent again.
  const isPlaced = (answer: (typeof answers)[number]) => answer?.status === 201 || answer?.status === 200;
  const placed = answers.filter(isPlaced);
  expect(placed.map((answer) => answer?.body.order?.total_price)).toEqual([100]);
  const rest = answers.filter((answer) => !isPlaced(answer));
  expect(rest).toHaveLength(49);
  for (const answer of rest) {
    expect([answer?.status, answer?.body.code]).toEqual([409, "price_changed"]);
    expect(answer?.body.quote).toMatchObject({ total_price: 200, discount_amount: 0, discount_kind: null });
  }
  // Each customer was charged what was shown, and no refused order left anything behind.
  expect(orders.map(({ total_price, discount_kind }) => [total_price, discount_kind])).toEqual([[100, "first_order"]]);
}

// promise: 50 different orders of one customer at once
test("50 different orders of one customer at once: one gets the half price, the rest are refused with the full one", {
  timeout: 60_000,
}, async () => {
  expectOneWinner(await raceOf(() => "u", phoneOf));
});

// promise: 50 different orders of one customer at once ... of 50 accounts with one phone number
test("50 accounts that order at once with one phone number: one gets the half price", { timeout: 60_000 }, async () => {
  expectOneWinner(
    await raceOf(
      (n) => `u${n}`,
      () => phoneOf(1),
    ),
  );
});

// promise: 50 different orders of one customer at once ... half of them guests
test("half of them signed in, half guests in the browser that claimed: one gets the half price", {
  timeout: 60_000,
}, async () => {
  const dataDir = newDataDir();
  const servers = [await shopWithOffers({}, dataDir), await shopWithOffers({}, dataDir)];
  const cookie = (await servers[0]?.claim("u")) ?? "";
  const sent = Array.from({ length: 50 }, (_, n) => onePack(100, { guest_phone: phoneOf(n) }));
  const answers = await Promise.all(
    sent.map((order, n) => servers[n % 2]?.orderUntilAnswered(order, n % 3 ? { uid: "u" } : { cookie })),
  );
  const orders = (await servers[0]?.asStaff("GET", "/api/orders"))?.body.orders ?? [];
  expect(answers.filter((answer) => answer?.status === 201)).toHaveLength(1);
  expect(orders).toHaveLength(1);
  expect(new Set(answers.map((answer) => answer?.body.code))).toEqual(new Set([undefined, "price_changed"]));

  // With the customer's OK each goes through at the full price, under its own id.
  const lost = sent.filter((_, n) => answers[n]?.status === 409).slice(0, 3);
  for (const order of lost) {
    const agreed = await servers[1]?.order({ ...order, total_price: 200 }, { uid: "u" });
    expect([agreed?.status, agreed?.body.order?.discount_kind]).toEqual([201, null]);
  }
});

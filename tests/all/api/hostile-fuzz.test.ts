import fc from "fast-check";
import { expect, test } from "vitest";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { apiErrors } from "#lib/shop/http/api-errors.ts";
import { orderSchema } from "#lib/shop/order/order.ts";
import { newGuest } from "#lib/shop/pricing/eligibility.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { fuzzedBody } from "@/tests/support/fuzz-order";
import { lengthOf } from "@/tests/support/length";
import { anOrder } from "@/tests/support/orders";
import { recordTable } from "@/tests/support/record";
import { type Answer, freshShop, type Shop } from "@/tests/support/shop";

const CASES = lengthOf(500, 20_000);
/** Another each run, unless a run is to be repeated. */
const seed = Number(process.env.FUZZ_SEED || Date.now() % 2 ** 31);

async function ordersIn(shop: Shop): Promise<number> {
  let count = 0;
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await shop.store().list({ limit: 100, cursor });
    count += page.orders.length;
    cursor = page.nextCursor;
  }
  return count;
}

/** A saved order's figures are what the shop itself charges for these products, whatever was sent. */
function expectTrueFigures({ body }: Answer, sent: string): void {
  const order = orderSchema.parse(body.order);
  const truth = quote(
    order.items.map(({ name, qty, price }) => ({ name, price: price && (findProductByName(name)?.price ?? -1), qty })),
    newGuest,
  );
  expect(order, sent).toMatchObject({
    total_price: truth.total,
    discount_amount: truth.discount,
    discount_kind: truth.promotion,
    status: "pending",
    payment_status: "confirmed",
    user_id: null,
  });
}

// promise: Orders made by chance, from a printed seed
test(`${CASES} orders made by chance: a refusal with its code that leaves nothing, or an order at the shop's figures`, {
  timeout: lengthOf(120_000, 900_000),
}, async () => {
  console.log(`fuzzed orders: seed ${seed}; FUZZ_SEED=${seed} runs the same again`);
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const answers: Record<string, number> = {};
  let saved = 0;
  const began = performance.now();
  await fc.assert(
    fc.asyncProperty(fuzzedBody, async (sent) => {
      const answer = await shop.call("POST", "/api/orders", { body: sent });
      const { status, body } = answer;
      const key = [status, body.code].filter(Boolean).join(" ");
      answers[key] = (answers[key] ?? 0) + 1;
      if (status === 201) {
        saved += 1;
        expectTrueFigures(answer, sent);
      } else {
        expect([status >= 400 && status < 500, status], sent).toEqual([true, status]);
        expect(Object.keys(apiErrors), sent).toContain(body.code);
        expect(JSON.stringify(body)).not.toMatch(/node_modules|SQLITE|\bat \S+:\d+/);
      }
      await shop.settled();
    }),
    { numRuns: CASES, seed, endOnFailure: true },
  );
  const took = performance.now() - began;
  // Neither all wrong nor all right: such a fuzzer would look at nothing.
  expect(saved).toBeGreaterThan(CASES / 20);
  expect(saved).toBeLessThan(CASES * 0.9);
  expect(answers["422 invalid_order"]).toBeGreaterThan(CASES / 20);
  expect(await ordersIn(shop)).toBe(saved);
  expect(await shop.unsent()).toEqual([]);
  expect((await shop.place(anOrder())).status).toBe(201);
  const rows = Object.entries(answers).sort(([, a], [, b]) => b - a);
  recordTable("fuzzed-orders.md", [
    ["answer", "times"],
    ...rows.map(([answer, times]) => [answer, String(times)]),
    [`seed ${seed}`, `${(took / CASES).toFixed(1)} ms each`],
  ]);
});

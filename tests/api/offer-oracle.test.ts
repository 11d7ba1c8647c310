import { expect, test } from "vitest";
import { onePack, shopWithOffers } from "@/tests/support/offers";
import { anOrderWithSample, phoneOf, sample } from "@/tests/support/orders";

const customer = { guest_phone: phoneOf(1), guest_email: "known@customer.example" };
const stranger = { guest_phone: phoneOf(2), guest_email: "unknown@customer.example" };
/** Totals that no customer was ever shown for one pack. */
const wrongTotals = [0, 1, 179, 199, 201, 1000];

test("an order with a sample and a wrong total does not reveal whether its phone is a customer's", async () => {
  const shop = await shopWithOffers();
  expect((await shop.place(anOrderWithSample(customer))).status).toBe(201);
  for (const total_price of wrongTotals) {
    const answers = [];
    for (const { guest_phone } of [customer, stranger])
      for (const { guest_email } of [customer, stranger]) {
        const { status, body } = await shop.place(anOrderWithSample({ guest_phone, guest_email, total_price }));
        answers.push([status, body]);
      }
    expect(answers[0]).toMatchObject([409, { code: "price_changed" }]);
    expect(answers).toEqual(Array(4).fill(answers[0]));
  }
});

test("an order at the first-order price with a wrong total tells nobody whether its phone has used the offer", async () => {
  const shop = await shopWithOffers();
  await shop.claim("a");
  await shop.claim("b");
  expect((await shop.order(onePack(100, customer), { uid: "a" })).status).toBe(201);
  for (const total of wrongTotals) {
    const answers = [];
    for (const who of [customer, stranger]) {
      const { status, body } = await shop.order(onePack(total, who, [sample("Green Cardamom")]), { uid: "b" });
      answers.push([status, body]);
    }
    expect(answers[0]).toMatchObject([409, { code: "price_changed" }]);
    expect(answers[1]).toEqual(answers[0]);
  }
});

test("an account with the offer that sends a sample at the price without it is not told whether the phone had samples", async () => {
  const shop = await shopWithOffers();
  expect((await shop.place(anOrderWithSample(customer))).status).toBe(201);
  await shop.claim("b");
  const answers = [];
  for (const guest_phone of [customer.guest_phone, stranger.guest_phone])
    for (const guest_email of [customer.guest_email, stranger.guest_email]) {
      const order = onePack(180, { guest_phone, guest_email }, [sample("Green Cardamom")]);
      const { status, body } = await shop.order(order, { uid: "b" });
      answers.push([status, body]);
    }
  expect(answers[0]).toMatchObject([409, { code: "price_changed", quote: { total_price: 100 } }]);
  expect(answers).toEqual(Array(4).fill(answers[0]));
});

test("who was shown the full price because the phone has used the offer may order at it", async () => {
  const shop = await shopWithOffers();
  await shop.claim("a");
  await shop.claim("b");
  await shop.order(onePack(100, customer), { uid: "a" });
  const lost = await shop.order(onePack(100, customer), { uid: "b" });
  expect([lost.body.code, lost.body.quote?.total_price]).toEqual(["price_changed", 200]);
  expect((await shop.order(onePack(200, customer), { uid: "b" })).status).toBe(201);
});

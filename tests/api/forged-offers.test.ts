import { SignJWT } from "jose";
import { expect, test, vi } from "vitest";
import { onePack, shopWithOffers, type Who } from "@/tests/support/offers";
import { anOrderWithSample, phoneOf, type SentOrder, sample } from "@/tests/support/orders";

type Shop = Awaited<ReturnType<typeof shopWithOffers>>;
/** `sentence`: of the refusal, where it is not that the price has changed. */
type Forged = [what: string, forge: (shop: Shop) => Promise<[order: SentOrder, who: Who]>, sentence?: string];

const CHANGED = "The price has changed. Please check the new total before you place the order.";
const LOST =
  "This account or phone number has already used the first-order offer. Please check the new total before you place the order.";

const parts = (cookie: string) => cookie.replace("first_order_claim=", "").split(".");
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const contentOf = (cookie: string) => JSON.parse(Buffer.from(parts(cookie)[1] ?? "", "base64url").toString());
/** The cookie with other content under its old signature. */
const withContent = (cookie: string, change: object) => {
  const [header, , signature] = parts(cookie);
  return `first_order_claim=${header}.${encoded({ ...contentOf(cookie), ...change })}.${signature}`;
};

/** The half price, requested with what `forge` makes of an honest cookie. */
const withCookie =
  (forge: (cookie: string, shop: Shop) => string | Promise<string>): Forged[1] =>
  async (shop) => [onePack(100), { cookie: await forge(await shop.claim("u"), shop) }];

const table: Forged[] = [
  ["flags set by hand: a guest's half price", async () => [onePack(100), {}]],
  ["flags set by hand: a user's half price", async () => [onePack(100), { uid: "u" }]],
  ["flags set by hand: the 10% without samples", async () => [onePack(180), { uid: "u" }]],
  ["isFirstTimeOrder: true", async () => [onePack(100, { isFirstTimeOrder: true }), {}]],
  [
    "a cookie altered to name another account",
    withCookie(async (cookie, shop) => {
      await shop.claim("victim");
      return withContent(cookie, { sub: "victim" });
    }),
  ],
  ["a cookie altered to last longer", withCookie((cookie) => withContent(cookie, { exp: 1e11 }))],
  ["a cookie without its signature", withCookie((cookie) => cookie.replace(/[^.]*$/, ""))],
  [
    "a cookie that says it needs no signature",
    withCookie((cookie) => `first_order_claim=${encoded({ alg: "none" })}.${parts(cookie)[1]}.`),
  ],
  ["a cookie of nothing", async () => [onePack(100), { cookie: "first_order_claim=." }]],
  [
    "a cookie signed with the shop's secret for another purpose",
    withCookie(async (cookie, shop) => {
      const { keyed } = await import("#lib/server/settings/secrets.ts");
      const key = shop.inside(() => keyed(""));
      const token = new SignJWT(contentOf(cookie)).setProtectedHeader({ alg: "HS256" });
      return `first_order_claim=${await token.sign(Buffer.from(key, "hex"))}`;
    }),
  ],
  [
    "a cookie whose mark is not the account's",
    withCookie(async (_cookie, shop) => {
      const { claimCookie } = await import("#lib/server/offers/claim-cookie.ts");
      const request = new Request("http://localhost:3000/", { headers: { host: "localhost:3000" } });
      const made = await shop.inside(() => claimCookie({ uid: "u", mark: "guessed" }, request));
      return made["Set-Cookie"]?.split(";")[0] ?? "";
    }),
  ],
  [
    "an expired cookie",
    withCookie((cookie) => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30 * 24 * 3600 * 1000 + 1000 });
      return cookie;
    }),
  ],
  ...["account", "browser"].map(
    (by): Forged => [
      `a cookie whose offer is used, by its ${by}`,
      withCookie(async (cookie, shop) => {
        const used = onePack(100, { guest_phone: phoneOf(1) });
        expect((await shop.order(used, by === "account" ? { uid: "u" } : { cookie })).status).toBe(201);
        return cookie;
      }),
      LOST,
    ],
  ),
  ["another's cookie beside a token", async (shop) => [onePack(100), { uid: "other", cookie: await shop.claim("u") }]],
];

// promise: Offers and samples forged in the request
test.each(table)("%s: refused, and nothing is saved", async (_what, forge, sentence = CHANGED) => {
  const shop = await shopWithOffers();
  const [order, who] = await forge(shop);
  const before = (await shop.asStaff("GET", "/api/orders")).body.orders;
  const { status, body } = await shop.order(order, who);
  vi.useRealTimers();
  expect([status, body.code, body.error]).toEqual([409, "price_changed", sentence]);
  expect(body.quote).toMatchObject({ total_price: 200, discount_amount: 0 });
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toEqual(before);
  await shop.settled();
  expect(await shop.unsent()).toEqual([]);
});

test("a refused order takes nothing: the offer and the samples are there for the next one", async () => {
  const shop = await shopWithOffers();
  await shop.claim("u");
  const [wrong, right] = [90, 100].map((total) => onePack(total, {}, [sample("Green Cardamom")]));
  if (!wrong || !right) throw new Error("no orders");
  expect((await shop.order(wrong, { uid: "u" })).body.code).toBe("price_changed");
  expect(await shop.offers({ uid: "u" })).toMatchObject({ first_order: "claimed", samples: "available" });
  const { body } = await shop.order(right, { uid: "u" });
  expect(body.order).toMatchObject({ total_price: 100, freeSampleIncluded: true });
});

const customer = { guest_phone: phoneOf(1), guest_email: "known@customer.example" };
const stranger = { guest_phone: phoneOf(2), guest_email: "unknown@customer.example" };
/** Totals that no customer was ever shown for one pack. */
const wrongTotals = [0, 1, 179, 199, 201, 1000];

/** What each phone number is answered with each e-mail address. */
async function ofEachPair(send: (pair: typeof customer) => ReturnType<Shop["place"]>) {
  const phones = [customer, stranger];
  const pairs = phones.flatMap(({ guest_phone }) => phones.map(({ guest_email }) => ({ guest_phone, guest_email })));
  const answers = [];
  for (const pair of pairs) {
    const { status, body } = await send(pair);
    answers.push([status, body]);
  }
  return answers;
}

test("an order with a sample and a wrong total does not reveal whether its phone is a customer's", async () => {
  const shop = await shopWithOffers();
  expect((await shop.place(anOrderWithSample(customer))).status).toBe(201);
  for (const total_price of wrongTotals) {
    const answers = await ofEachPair((pair) => shop.place(anOrderWithSample({ ...pair, total_price })));
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
  const send = (pair: object) => shop.order(onePack(180, pair, [sample("Green Cardamom")]), { uid: "b" });
  const answers = await ofEachPair(send);
  expect(answers[0]).toMatchObject([409, { code: "price_changed", quote: { total_price: 100 } }]);
  expect(answers).toEqual(Array(4).fill(answers[0]));
});

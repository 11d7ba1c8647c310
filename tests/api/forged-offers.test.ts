import { SignJWT } from "jose";
import { expect, test, vi } from "vitest";
import { onePack, shopWithOffers, type Who } from "@/tests/support/offers";
import { customer, phoneOf, type SentOrder, sample } from "@/tests/support/orders";
import { tokenOf } from "@/tests/support/sign-in";

type Shop = Awaited<ReturnType<typeof shopWithOffers>>;
type Forged = [
  what: string,
  forge: (shop: Shop) => Promise<[order: SentOrder, who: Who]>,
  code: string,
  sentence: string,
];

const CHANGED = "The price has changed. Please check the new total before you place the order.";
const LOST =
  "This account or phone number has already used the first-order offer. Please check the new total before you place the order.";
const HAD = "Free samples are once per customer, and you've had yours. Remove them to continue.";

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

const ordered = async (shop: Shop, order: SentOrder, who: Who = {}) =>
  expect((await shop.order(order, who)).status).toBe(201);

const table: Forged[] = [
  ["flags set by hand: a guest's half price", async () => [onePack(100), {}], "price_changed", CHANGED],
  ["flags set by hand: a user's half price", async () => [onePack(100), { uid: "u" }], "price_changed", CHANGED],
  ["flags set by hand: the 10% without samples", async () => [onePack(180), { uid: "u" }], "price_changed", CHANGED],
  [
    "isFirstTimeOrder: true",
    async () => [Object.assign(onePack(100), { isFirstTimeOrder: true }), {}],
    "price_changed",
    CHANGED,
  ],
  [
    "a cookie altered to name another account",
    withCookie(async (cookie, shop) => {
      await shop.claim("victim");
      return withContent(cookie, { sub: "victim" });
    }),
    "price_changed",
    CHANGED,
  ],
  [
    "a cookie altered to last longer",
    withCookie((cookie) => withContent(cookie, { exp: 1e11 })),
    "price_changed",
    CHANGED,
  ],
  ["a cookie without its signature", withCookie((cookie) => cookie.replace(/[^.]*$/, "")), "price_changed", CHANGED],
  [
    "a cookie that says it needs no signature",
    withCookie((cookie) => `first_order_claim=${encoded({ alg: "none" })}.${parts(cookie)[1]}.`),
    "price_changed",
    CHANGED,
  ],
  ["a cookie of nothing", async () => [onePack(100), { cookie: "first_order_claim=." }], "price_changed", CHANGED],
  [
    "a cookie signed with the shop's secret for another purpose",
    withCookie(async (cookie, shop) => {
      const { keyed } = await import("#lib/server/secrets.ts");
      const key = Buffer.from(
        shop.inside(() => keyed("")),
        "hex",
      );
      const token = new SignJWT(contentOf(cookie)).setProtectedHeader({ alg: "HS256" });
      return `first_order_claim=${await token.sign(key)}`;
    }),
    "price_changed",
    CHANGED,
  ],
  [
    "a cookie whose mark is not the account's",
    withCookie(async (_cookie, shop) => {
      const { claimCookie } = await import("#lib/server/offers/claim-cookie.ts");
      const request = new Request("http://localhost:3000/", { headers: { host: "localhost:3000" } });
      const made = await shop.inside(() => claimCookie({ uid: "u", mark: "guessed" }, request));
      return made["Set-Cookie"]?.split(";")[0] ?? "";
    }),
    "price_changed",
    CHANGED,
  ],
  [
    "an expired cookie",
    withCookie((cookie) => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30 * 24 * 3600 * 1000 + 1000 });
      return cookie;
    }),
    "price_changed",
    CHANGED,
  ],
  [
    "a cookie whose account's offer is used",
    withCookie(async (cookie, shop) => {
      await ordered(shop, onePack(100, { guest_phone: phoneOf(1) }), { uid: "u" });
      return cookie;
    }),
    "price_changed",
    LOST,
  ],
  [
    "a cookie used before",
    withCookie(async (cookie, shop) => {
      await ordered(shop, onePack(100, { guest_phone: phoneOf(1) }), { cookie });
      return cookie;
    }),
    "price_changed",
    LOST,
  ],
  [
    "another's cookie beside a token",
    async (shop) => [onePack(100), { uid: "other", cookie: await shop.claim("u") }],
    "price_changed",
    CHANGED,
  ],
  [
    "samples by a phone number that had them",
    async (shop) => {
      await ordered(shop, onePack(180, { guest_email: "one@customer.example" }, [sample("Green Cardamom")]));
      return [onePack(180, { guest_email: "two@customer.example" }, [sample("Cinnamon Bark")]), {}];
    },
    "sample_unavailable",
    HAD,
  ],
  [
    "samples by an e-mail address that had them, in other letters",
    async (shop) => {
      await ordered(shop, onePack(180, { guest_phone: phoneOf(1) }, [sample("Green Cardamom")]));
      return [onePack(180, { guest_email: customer.guest_email.toUpperCase() }, [sample("Cinnamon Bark")]), {}];
    },
    "sample_unavailable",
    HAD,
  ],
  [
    "samples by an account that had them",
    async (shop) => {
      const other = { guest_phone: phoneOf(1), guest_email: "one@customer.example" };
      await ordered(shop, onePack(180, other, [sample("Green Cardamom")]), { uid: "u" });
      return [onePack(180, {}, [sample("Cinnamon Bark")]), { uid: "u" }];
    },
    "sample_unavailable",
    HAD,
  ],
  [
    "a sample of a product that is not offered",
    async () => [onePack(180, {}, [sample("Saffron")]), {}],
    "invalid_order",
    `We don't sell "Saffron". Please remove it and try again.`,
  ],
  [
    "four samples",
    async () => [
      onePack(
        180,
        {},
        ["Green Cardamom", "Cinnamon Bark", "Black Pepper", "Hill Turmeric"].map((name) => sample(name)),
      ),
      {},
    ],
    "sample_unavailable",
    "Please choose at most 3 free samples.",
  ],
  [
    "samples alone",
    async () => [onePack(0, { items: [sample("Green Cardamom")] }), {}],
    "sample_unavailable",
    "Free samples come with an order. Please add at least one pack.",
  ],
  [
    "a guest's samples without an e-mail address",
    async () => [onePack(180, { guest_email: "" }, [sample("Green Cardamom")]), {}],
    "sample_unavailable",
    "Free samples need an e-mail address. Please add yours, or remove the samples.",
  ],
];

// promise: Offers and samples forged in the request
test.each(table)("%s: refused, and nothing is saved", async (_what, forge, code, sentence) => {
  const shop = await shopWithOffers();
  const [order, who] = await forge(shop);
  const before = (await shop.asStaff("GET", "/api/orders")).body.orders;
  const { status, body } = await shop.order(order, who);
  vi.useRealTimers();
  expect([status, body.code, body.error]).toEqual([code === "price_changed" ? 409 : 422, code, sentence]);
  if (code === "price_changed") expect(body.quote).toMatchObject({ total_price: 200, discount_amount: 0 });
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
  expect((await shop.call("GET", "/api/offers", { token: tokenOf("u") })).body).toMatchObject({
    first_order: "claimed",
    samples: "available",
  });
  expect((await shop.order(right, { uid: "u" })).body.order).toMatchObject({
    total_price: 100,
    freeSampleIncluded: true,
  });
});

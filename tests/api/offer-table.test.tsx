import { readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { newLine } from "#lib/shop/cart/cart.ts";
import { draftFromCart } from "#lib/shop/checkout/checkout-draft.ts";
import { rupees } from "#lib/shop/language/money.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { type Eligibility, eligibilityFrom, type WireOffers } from "#lib/shop/pricing/eligibility.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { CartSummary } from "@/components/cart/cart-summary";
import { Bill } from "@/components/checkout/bill";
import { factsOfHtml, factsOfText } from "@/tests/support/mail-facts";
import { shopWithOffers, type Who } from "@/tests/support/offers";
import { customer, newOrderId, phoneOf, sample } from "@/tests/support/orders";

const half = [50, 50, 51, 100, 100, 101];
const tenth = [10, 10, 10, 20, 20, 20];
/** Below, at and above each threshold, in rupees. */
const subtotals = [99, 100, 101, 199, 200, 201];
/** What each letter takes off each of the six. F first order, S sample, E eligible, - none. */
const off = { F: half, S: tenth, E: tenth, "-": [0, 0, 0, 0, 0, 0] };
const kinds = { F: "first_order", S: "sample", E: "eligible", "-": null };
/** The reason that the page gives. */
const reasons = {
  F: "50% off your first order.",
  S: "10% off with your samples.",
  E: "10% off with your samples.",
  "-": null,
};
type Letter = keyof typeof off;

type Row = [
  who: "guest" | "user",
  firstOrder: "none" | "claimed" | "used",
  samples: boolean,
  site: string,
  gets: string,
];
/** One of each kind; all of them are in tests/unit/pricing.test.ts. */
const table: Row[] = [
  ["guest", "none", false, "local", "------"],
  ["guest", "none", true, "production", "SSSSSS"],
  ["guest", "claimed", false, "local", "----FF"],
  ["guest", "claimed", true, "production", "SSSSFF"],
  ["guest", "used", true, "local", "SSSSSS"],
  ["user", "none", false, "production", "------"],
  ["user", "none", true, "local", "EEEEEE"],
  ["user", "none", true, "production", "SSSSSS"],
  ["user", "claimed", false, "production", "-FFFFF"],
  ["user", "claimed", true, "local", "EFFFFF"],
  ["user", "claimed", true, "production", "SFFFFF"],
  ["user", "used", true, "local", "EEEEEE"],
];

const packPrices = [...subtotals, 250];
const nameOf = (price: number) => `Pack for ${price}`;
/** A shop with packs of other prices, and tokens believed although its site is public. */
async function fixtureShop(site: string) {
  vi.doMock("#content/catalogue.ts", async (original) => ({
    ...(await original<typeof import("#content/catalogue.ts")>()),
    categoryRecords: [{ slug: "spice", name: "Spice", tamilName: "", description: "", aliases: [] }],
    productRecords: packPrices.map((price) => ({
      slug: `pack-${price}`,
      name: nameOf(price),
      tamilName: "",
      categorySlug: "spice",
      grams: 200,
      picture: "placeholder",
    })),
  }));
  vi.doMock("#content/live.ts", async (original) => {
    const { filedFacts } = await original<typeof import("#content/live.ts")>();
    return {
      filedFacts: { ...filedFacts, prices: Object.fromEntries(packPrices.map((price) => [`pack-${price}`, price])) },
    };
  });
  vi.doMock("#lib/server/auth/id-tokens.ts", () => ({
    userOfIdToken: async (token: string) => ({ uid: JSON.parse(atob(token.split(".")[1] ?? "")).sub }),
  }));
  return shopWithOffers(site === "production" ? { NEXT_PUBLIC_SITE_URL: "https://shop.example" } : {});
}
type Shop = Awaited<ReturnType<typeof fixtureShop>>;

let people = 100;
/** A customer of this eligibility for the first-order offer. */
async function someone(shop: Shop, kind: Row[0], firstOrder: Row[1]): Promise<Who> {
  const uid = `u${people++}`;
  if (firstOrder === "none") return kind === "user" ? { uid } : {};
  const cookie = await shop.claim(uid);
  if (firstOrder === "used") expect((await shop.order(orderOf(250, 125, false), { uid })).status).toBe(201);
  return kind === "user" ? { uid } : { cookie };
}

function orderOf(price: number, total: number, withSample: boolean) {
  const n = people++;
  const items = [{ name: nameOf(price), qty: 1, price }, ...(withSample ? [sample(nameOf(250))] : [])];
  const contact = { guest_phone: phoneOf(n), guest_email: `customer.${n}@customer.example` };
  return { ...customer, ...contact, order_id: newOrderId(), items, total_price: total };
}

/** A page's text, without its tags. */
const textOf = (node: React.ReactNode) =>
  renderToStaticMarkup(node)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

/** The table's text for a column. */
function expected(gets: string, column: number) {
  const letter = gets[column] as Letter;
  const [subtotal = Number.NaN, discount = Number.NaN] = [subtotals[column], off[letter][column]];
  return { subtotal, discount, total: subtotal - discount, kind: kinds[letter], reason: reasons[letter] };
}
type Expected = ReturnType<typeof expected>;

/** The cart page's summary and the bill of both checkout pages show these figures, and the rule that they come from. */
function expectOnPages(
  { subtotal, discount, total, kind, reason }: Expected,
  eligibility: Eligibility,
  withSample: boolean,
) {
  const packs = [{ name: nameOf(subtotal), category: "Spice", price: subtotal }];
  if (withSample) packs.push({ name: nameOf(250), category: "Spice", price: 0 });
  const lines = packs.map((pack) => newLine({ ...pack, qty: 1 }, 1));
  expect(quote(lines, eligibility)).toEqual({ subtotal, discount, promotion: kind, delivery: 0, total });

  const user = { id: "u", email: "u@customer.example", user_metadata: { full_name: "U" }, emailVerified: true };
  const starter = { orderId: "ABCDEFGH12345678", eligibility, user: eligibility.signedIn ? user : null };
  const texts = [
    <CartSummary key="cart" lines={lines} eligibility={eligibility} />,
    <Bill key="bill" draft={draftFromCart(lines, starter)} eligibility={eligibility} />,
  ].map(textOf);
  // Word for word the same, but for whose offer a guest uses.
  expect(texts[1]?.replace("Uses the offer claimed in this browser ", "")).toBe(texts[0]);
  for (const text of texts) {
    const saving =
      discount > 0 ? `${kind === "first_order" ? "First-order" : "Sample"} discount -${rupees(discount)} ` : "";
    expect(text).toContain(` Subtotal ${rupees(subtotal)} ${saving}Delivery Free Total ${rupees(total)} `);
    for (const said of Object.values(reasons)) if (said) expect(text.includes(said)).toBe(said === reason);
  }
}

/** The saved order and the mail in the warehouse's folder carry these figures. */
async function expectCharged(shop: Shop, { subtotal, discount, total, kind }: Expected, order: Order | undefined) {
  expect(order).toMatchObject({ total_price: total, discount_amount: discount, discount_kind: kind });
  await shop.settled();
  const mail = await PostalMime.parse(
    readFileSync(join(shop.dataDir, "mail", `${order?.order_id}-warehouse-email.eml`)),
  );
  const saving = discount > 0 ? { Subtotal: rupees(subtotal), Discount: `-${rupees(discount)}` } : {};
  for (const facts of [factsOfText(mail), factsOfHtml(mail)]) {
    const { Subtotal, Total } = facts;
    const Discount = kind === null ? undefined : facts[`${kind === "first_order" ? "First-order" : "Sample"} discount`];
    expect(Object.fromEntries(Object.entries({ Subtotal, Discount, Total }).filter(([, value]) => value))).toEqual({
      ...saving,
      Total: rupees(total),
    });
  }
}

test.each(table)(
  // promise: Below the minimum nothing is taken off
  // promise: The 10% state only off production
  // promise: The same figures in the cart, the summary, the saved order and the warehouse's mail
  "%s, first order %s, samples %s, %s: %s",
  async (kind, firstOrder, withSample, site, gets) => {
    const shop = await fixtureShop(site);
    for (const column of subtotals.keys()) {
      const right = expected(gets, column);
      const who = await someone(shop, kind, firstOrder);
      const eligibility = eligibilityFrom((await shop.offers(who)) as WireOffers, kind === "user");
      expectOnPages(right, eligibility, withSample);
      const { status, body } = await shop.order(orderOf(right.subtotal, right.total, withSample), who);
      expect([right.subtotal, status, body.code]).toEqual([right.subtotal, 201, undefined]);
      await expectCharged(shop, right, body.order);
    }
  },
);

/**
 * Where the phone number knows more than the account or the cookie: what is shown first, and what is charged with the
 * customer's OK.
 */
const byPhone: [who: Row[0], samples: boolean, site: string, shown: string, charged: string][] = [
  ["guest", false, "local", "----FF", "------"],
  ["guest", true, "production", "SSSSFF", "SSSSSS"],
  ["user", false, "local", "-FFFFF", "------"],
  ["user", true, "local", "EFFFFF", "EEEEEE"],
];
test.each(byPhone)(
  "%s with a claim, but a phone that used the offer, samples %s, %s: shown %s, charged %s after the customer agreed",
  async (kind, withSample, site, shown, charged) => {
    const shop = await fixtureShop(site);
    for (const column of subtotals.keys()) {
      const [first, right] = [expected(shown, column), expected(charged, column)];
      const sent = orderOf(first.subtotal, first.total, withSample);
      const { guest_phone } = sent;
      const other = { ...orderOf(250, 125, false), guest_phone };
      await someone(shop, "user", "claimed").then(async (who) =>
        expect((await shop.order(other, who)).status).toBe(201),
      );

      const who = await someone(shop, kind, "claimed");
      expectOnPages(first, eligibilityFrom((await shop.offers(who)) as WireOffers, kind === "user"), withSample);
      const asked = await shop.order(sent, who);
      if (first.kind !== "first_order") {
        expect(asked.status).toBe(201);
        await expectCharged(shop, right, asked.body.order);
        continue;
      }
      expect([asked.status, asked.body.code]).toEqual([409, "price_changed"]);
      expect(asked.body.quote).toMatchObject({
        subtotal: right.subtotal,
        discount_amount: right.discount,
        total_price: right.total,
        discount_kind: right.kind,
      });
      const { body } = await shop.order({ ...sent, total_price: right.total }, who);
      await expectCharged(shop, right, body.order);
    }
  },
);

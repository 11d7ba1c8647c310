import { readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { newLine } from "#lib/shop/cart/cart.ts";
import { draftFromCart } from "#lib/shop/checkout/checkout-draft.ts";
import { rupees } from "#lib/shop/language/money.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { type Eligibility, eligibilityFrom, type WireOffers } from "#lib/shop/pricing/eligibility.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { ExplainedBill } from "@/components/cart/explained-bill";
import { Bill } from "@/components/checkout/bill";
import { factsOfHtml, factsOfText } from "@/tests/support/mail-facts";
import { onePack, shopWithOffers, type Who } from "@/tests/support/offers";
import { paid, phoneOf, sample } from "@/tests/support/orders";

const half = [50, 50, 51, 100, 100, 101];
const tenth = [10, 10, 10, 20, 20, 20];
const PASTE = `Cook's "Quick" Paste <Hot>`;
/** Packs for below, at and above each threshold, in rupees. */
const packs: [subtotal: number, names: string[]][] = [
  [99, ["Dry Ginger"]],
  [100, ["Banana Crisps"]],
  [101, [PASTE]],
  [199, ["Dry Ginger", "Banana Crisps"]],
  [200, ["Hill Tea"]],
  [201, ["Banana Crisps", PASTE]],
];
/** What each letter takes off each of the six. F first order, S sample, E eligible, - none. */
const off = { F: half, S: tenth, E: tenth, "-": [0, 0, 0, 0, 0, 0] };
const kinds = { F: "first_order", S: "sample", E: "eligible", "-": null };
const reasons = {
  F: "50% off your first order.",
  S: "10% off with your samples.",
  E: "10% off with your samples.",
  "-": null,
};
type Letter = keyof typeof off;

/** `charged`: with the customer's OK, where the phone number has used the offer with another account. */
type Row = [
  who: "guest" | "user",
  firstOrder: "none" | "claimed" | "used",
  samples: boolean,
  shown: string,
  charged: string,
];
/** One of each kind; all of them are in tests/unit/pricing.test.ts. */
const table: Row[] = [
  ["guest", "none", false, "------", "------"],
  ["guest", "none", true, "SSSSSS", "SSSSSS"],
  ["guest", "claimed", false, "----FF", "----FF"],
  ["guest", "claimed", true, "SSSSFF", "SSSSFF"],
  ["guest", "used", true, "SSSSSS", "SSSSSS"],
  ["user", "none", true, "EEEEEE", "EEEEEE"],
  ["user", "claimed", false, "-FFFFF", "-FFFFF"],
  ["user", "claimed", true, "EFFFFF", "EFFFFF"],
  ["user", "used", true, "EEEEEE", "EEEEEE"],
  ["guest", "claimed", true, "SSSSFF", "SSSSSS"],
  ["user", "claimed", false, "-FFFFF", "------"],
  ["user", "claimed", true, "EFFFFF", "EEEEEE"],
];

type Shop = Awaited<ReturnType<typeof shopWithOffers>>;
type Items = ReturnType<typeof paid>[];

let people = 100;
const contact = () => {
  people += 1;
  return { guest_phone: phoneOf(people), guest_email: `customer.${people}@customer.example` };
};
/** A customer of this eligibility for the first-order offer. */
async function someone(shop: Shop, kind: Row[0], firstOrder: Row[1], used = contact()): Promise<Who> {
  const uid = `u${people}`;
  if (firstOrder === "none") return kind === "user" ? { uid } : {};
  const cookie = await shop.claim(uid);
  if (firstOrder === "used") expect((await shop.order(onePack(100, used), { uid })).status).toBe(201);
  return kind === "user" ? { uid } : { cookie };
}

const textOf = (node: React.ReactNode) =>
  renderToStaticMarkup(node)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

function expected(gets: string, column: number) {
  const letter = gets[column] as Letter;
  const [[subtotal = Number.NaN] = [], discount = Number.NaN] = [packs[column], off[letter][column]];
  return { subtotal, discount, total: subtotal - discount, kind: kinds[letter], reason: reasons[letter] };
}
type Expected = ReturnType<typeof expected>;

/** The cart page's summary and the bill of both checkout pages show these figures, and the rule that they come from. */
function expectOnPages({ subtotal, discount, total, kind, reason }: Expected, eligibility: Eligibility, items: Items) {
  const lines = items.map((item) => newLine({ ...item, category: "Spice" }, 1));
  expect(quote(lines, eligibility)).toEqual({ subtotal, discount, promotion: kind, delivery: 0, total });

  const user = { id: "u", email: "u@customer.example", user_metadata: { full_name: "U" }, emailVerified: true };
  const starter = { orderId: "ABCDEFGH12345678", eligibility, user: eligibility.signedIn ? user : null };
  const texts = [
    <ExplainedBill key="cart" bill={quote(lines, eligibility)} lines={lines} eligibility={eligibility} />,
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
    expect({ Subtotal, Discount, Total }).toEqual({ ...saving, Total: rupees(total) });
  }
}

// promise: Below the minimum nothing is taken off
// promise: The same figures in the cart, the summary, the saved order and the warehouse's mail
test.each(table)("%s, %s, samples %s: shown %s, charged %s", async (kind, firstOrder, withSample, shown, charged) => {
  const shop = await shopWithOffers();
  for (const [column, [, names]] of packs.entries()) {
    const [first, right] = [expected(shown, column), expected(charged, column)];
    const items = [...names.map((name) => paid(name)), ...(withSample ? [sample("Dried Mango")] : [])];
    const own = contact();
    const sent = onePack(first.total, { ...own, items });
    if (charged !== shown) await someone(shop, "user", "used", { ...contact(), guest_phone: own.guest_phone });
    const who = await someone(shop, kind, firstOrder);
    expectOnPages(first, eligibilityFrom((await shop.offers(who)) as WireOffers, kind === "user"), items);
    let answer = await shop.order(sent, who);
    if (first.kind !== right.kind) {
      expect([answer.status, answer.body.code]).toEqual([409, "price_changed"]);
      const { subtotal, discount: discount_amount, total: total_price, kind: discount_kind } = right;
      expect(answer.body.quote).toMatchObject({ subtotal, discount_amount, total_price, discount_kind });
      answer = await shop.order({ ...sent, total_price }, who);
    }
    expect([right.subtotal, answer.status, answer.body.code]).toEqual([right.subtotal, 201, undefined]);
    await expectCharged(shop, right, answer.body.order);
  }
});

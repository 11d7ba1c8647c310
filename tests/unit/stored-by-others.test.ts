import { expect, test } from "vitest";
import { storedDraft as asStored, checkoutDraftSchema } from "#lib/shop/checkout/checkout-draft.ts";
import { emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { queuedOrdersIn, withQueued } from "#lib/shop/offline/queued-order.ts";
import { orderSchema, wireQuoteSchema } from "#lib/shop/order/order.ts";
import { billOfDraft, billOfOrder, billRows } from "#lib/shop/pricing/bill.ts";
import { newGuest } from "#lib/shop/pricing/eligibility.ts";
import { explainPrice } from "#lib/shop/pricing/price-explanation.ts";
import { bill } from "#texts/en/bill.ts";
import { priceWhy } from "#texts/en/price-why.ts";
import { answeredOrder, storedDraft, storedStatuses } from "@/tests/support/stored-in-november";

const read = (stored: unknown) => checkoutDraftSchema.parse(JSON.parse(JSON.stringify(stored)));
const queued_at = "2026-11-20T10:00:00.000Z";
const labels = (rows: { label: string }[]) => rows.map(({ label }) => label);

/** A status as it is read: its message is a sentence, which was a text. */
const withSentence = (status: object) => {
  const { message } = status as { message?: string | null };
  return typeof message === "string" ? { ...status, message: { message } } : status;
};

// promise: a new version reads what the one before stored in the browser
test.each([{ state: "editing" }, ...storedStatuses])("a draft that November's version stored is read: %j", (status) => {
  expect(asStored(read({ ...storedDraft, status }))).toMatchObject({ ...storedDraft, status: withSentence(status) });
  expect(queuedOrdersIn([{ ...storedDraft, status, queued_at }])).toHaveLength(1);
});

test("an order that November's version answered is read", () => {
  expect(orderSchema.parse(answeredOrder)).toMatchObject(answeredOrder);
});

// promise: a newer version's discount or field breaks no tab that is open, and no order that waits
test("a draft with one more field, a discount of another kind and an offer that is not known here is read, and says 'Discount'", () => {
  const newer = {
    ...storedDraft,
    delivery_note: "Ring twice",
    discount_kind: "diwali-2027",
    quoted_for: { ...storedDraft.quoted_for, firstOrder: "paused", promotions: ["diwali-2027"] },
    form: { ...storedDraft.form, second_phone: "9876500000" },
  };
  const draft = read(newer);
  expect(asStored(draft)).toMatchObject({ ...storedDraft, discount_kind: "diwali-2027", quoted_for: null });
  expect(labels(billRows(billOfDraft(draft), translate(bill)))).toContain("Discount");
  const priced = { lines: draft.items, eligibility: newGuest, kind: draft.discount_kind, language: "en" as const };
  expect(explainPrice(priced, translate(priceWhy)) ?? "").not.toMatch(/10%/);
  const queue = withQueued([], { ...read({ ...newer, status: storedStatuses[1] }), queued_at });
  expect(queuedOrdersIn(queue)).toHaveLength(1);
});

test.each(["toString", "constructor", "__proto__", "diwali-2027"])(
  "an order and a quote with the discount %s are read, and their bill says 'Discount'",
  (discount_kind) => {
    const order = orderSchema.parse({ ...answeredOrder, discount_kind, refunded: null });
    expect(labels(billRows(billOfOrder(order), translate(bill)))).toContain("Discount");
    const figures = { items: [], subtotal: 200, discount_amount: 20, delivery: 0, total_price: 180 };
    expect(wireQuoteSchema.parse({ ...figures, discount_kind }).discount_kind).toBe(discount_kind);
  },
);

const ofUser = ["isAuthenticated", "user_id", "usesSavedAddress", "savesAddress", "discount_kind", "quoted_for"];
const ofPack = ["productName", "category", "price", "isFromBuyNow", "isFromCart", "hasTempSamples"];

test.each([...ofUser, ...ofPack])("a draft without %s has a default for it", (field) => {
  expect(read({ ...storedDraft, [field]: undefined }).order_id).toBe(storedDraft.order_id);
});

test.each(Object.keys(storedDraft.form))("a form without %s is read with an empty one", (field) => {
  const draft = read({ ...storedDraft, form: { ...storedDraft.form, [field]: undefined } });
  expect(draft.form).toEqual({ ...emptyCheckoutForm, ...storedDraft.form, [field]: "" });
});

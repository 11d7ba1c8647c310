import { expect, test } from "vitest";
import { addLine, type CartLine } from "#lib/shop/cart/cart.ts";
import { findProductByName, type Product } from "#lib/shop/catalogue/catalogue.ts";
import {
  type CheckoutDraft,
  checkoutDraftSchema,
  draftAt,
  draftForUser,
  draftFromBuyNow,
  draftFromCart,
  isDraftOf,
  isReadyToPlace,
  requoteDraft,
  storedDraft,
  transition,
} from "#lib/shop/checkout/checkout-draft.ts";
import { emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import type { Order, WireQuote } from "#lib/shop/order/order.ts";
import { type Eligibility, newGuest } from "#lib/shop/pricing/eligibility.ts";
import { filledForm, user } from "./filled-form";

const cardamom = { ...(findProductByName("Green Cardamom") as Product), price: 150 };
const cartOf = (...prices: number[]) =>
  prices.reduce<CartLine[]>(
    (cart, price, index) => addLine(cart, { ...cardamom, name: `Item ${index}`, price, qty: 1 }, index),
    [],
  );

const orderId = "ABCDEFGH12345678";
const ofPack = (other: object = {}) => draftFromBuyNow(cardamom, { orderId, ...other });
const ofCart = (prices: number[], other: object = {}) => draftFromCart(cartOf(...prices), { orderId, ...other });
const untouched = {
  order_id: orderId,
  isAuthenticated: false,
  user_id: null,
  usesSavedAddress: false,
  savesAddress: null,
  discount_amount: 0,
  discount_kind: null,
  hasTempSamples: false,
  quoted_for: newGuest,
  form: emptyCheckoutForm,
  status: { state: "editing" },
};

// promise: Guest goes to /order-details with isAuthenticated false
// promise: What /order-details is passed: productName, items, total_amount, isFromBuyNow and the rest
test("Buy Now starts a checkout of one pack of the one product", () => {
  expect(ofPack()).toEqual({
    ...untouched,
    productName: "Green Cardamom",
    category: "Spice",
    price: 150,
    items: [{ name: "Green Cardamom", qty: 1, price: 150, category: "Spice" }],
    total_amount: 150,
    final_amount: 150,
    isFromBuyNow: true,
    isFromCart: false,
  });
});

// promise: Checkout goes to /order-details with items, total, discount, final amount and flags
// promise: A sample discount line
test("a cart starts a checkout of all its lines; with a sample it takes 10% off its packs, and says that it holds one", () => {
  expect(ofCart([200, 45])).toEqual({
    ...untouched,
    productName: null,
    category: null,
    price: null,
    items: [200, 45].map((price, n) => ({ name: `Item ${n}`, qty: 1, price, category: "Spice" })),
    total_amount: 245,
    final_amount: 245,
    isFromBuyNow: false,
    isFromCart: true,
  });
  const figures = { total_amount: 245, discount_amount: 25, final_amount: 220 };
  expect(ofCart([200, 45, 0])).toMatchObject({ ...figures, hasTempSamples: true });
});

// promise: What /order-details is passed: productName, items, total_amount, isFromBuyNow and the rest ...
//   isAuthenticated, price, discount_amount, final_amount and hasTempSamples of a user
test("a signed-in user's checkout is theirs and begins with their name and e-mail; signing in during a guest's changes nothing typed, and makes none that was sent or is another user's theirs", () => {
  const draft = ofPack({ user });
  expect(draft).toMatchObject({ isAuthenticated: true, user_id: "u1", final_amount: 150 });
  expect(draft.form).toEqual({ ...emptyCheckoutForm, guest_name: "Meena", guest_email: user.email });
  expect([isDraftOf(draft, "u1"), isDraftOf(draft, "u2"), isDraftOf(draft, null)]).toEqual([true, false, false]);
  const form = { ...emptyCheckoutForm, guest_name: "Meena", line1: "14 Kutchery Road" };
  const guests = ofCart([200], { form });
  expect([isDraftOf(guests, null), isDraftOf(guests, "u1")]).toEqual([true, true]);
  const theirs = { isAuthenticated: true, user_id: "u1", form: { ...form, guest_email: user.email } };
  expect(draftForUser(guests, user)).toEqual({ ...guests, ...theirs });
  const others = draftForUser(ofPack(), { ...user, id: "u2" });
  for (const draft of [transition(ofPack(), { type: "submit" }), others]) expect(draftForUser(draft, user)).toBe(draft);
});

test("a draft survives the way through session storage, and one of a version that knew no users is a guest's", () => {
  for (const draft of [ofPack(), ofCart([200, 0])]) {
    const stored = storedDraft(draft);
    expect(checkoutDraftSchema.parse(JSON.parse(JSON.stringify(stored)))).toEqual(draft);
    expect(checkoutDraftSchema.parse({ ...stored, user_id: undefined, usesSavedAddress: undefined })).toEqual(draft);
  }
});

test.each([
  { order_id: 7 },
  { items: null },
  { final_amount: -1 },
  { total_amount: 1.5 },
  { form: null },
  { status: { state: "sent" } },
  { status: { state: "placed" } },
])("a stored draft with %j is not read", (wrong) => {
  const draft = { ...storedDraft(ofPack()), ...wrong };
  expect(checkoutDraftSchema.safeParse(draft).success).toBe(false);
});

const repricedItems = [220, 60].map((price, n) => ({ name: `Item ${n}`, qty: 1, price }));
const truth: WireQuote = {
  items: repricedItems,
  subtotal: 500,
  discount_amount: 250,
  discount_kind: "first_order",
  delivery: 0,
  total_price: 250,
};

const message = { message: "The price has changed." };
const repriced = (draft: CheckoutDraft, quote = truth) =>
  transition(transition(draft, { type: "submit" }), { type: "refused", message, quote });

test("after a changed price the draft carries the shop's figures and the total before, and all else stays; a Buy Now shows the product's new price", () => {
  const draft = ofCart([200, 45]);
  expect(repriced(draft)).toEqual({
    ...draft,
    status: { state: "needs_ok", message, total_before: 245 },
    discount_kind: "first_order",
    items: repricedItems.map((item) => ({ ...item, category: "Spice" })),
    total_amount: 500,
    discount_amount: 250,
    final_amount: 250,
  });
  expect(repriced(ofPack())).toMatchObject({ productName: "Green Cardamom", price: 220, final_amount: 250 });
});

test.each([
  ["with an empty form", {}, false],
  ["filled in by a guest", { form: filledForm }, true],
  ["of a guest with a wrong pincode", { form: { ...filledForm, pincode: "6250" } }, false],
  ["of a signed-in shopper without an e-mail", { form: filledForm, isAuthenticated: true }, false],
  ["that is on its way", { status: { state: "submitting" } as const }, true],
  ["that was placed", { status: { state: "placed", order: { order_id: orderId } as Order } as const }, true],
])("a checkout %s: can it go to the summary?", (_case, change, ready) => {
  expect(isReadyToPlace({ ...ofPack(), ...change })).toBe(ready);
});

const claimed: Eligibility = { ...newGuest, signedIn: true, firstOrder: "claimed" };
const claimant = () => ofCart([200], { eligibility: claimed });

test("a draft follows its customer's offers: claimed, it is quoted at half; nothing changed, it stays the same object", () => {
  const before = ofCart([200]);
  const after = requoteDraft(before, claimed);
  expect(after).toMatchObject({ final_amount: 100, discount_kind: "first_order", quoted_for: claimed });
  expect(requoteDraft(after, { ...claimed })).toBe(after);
  expect(requoteDraft(after, { ...claimed, firstOrder: "used" })).toMatchObject({ final_amount: 200 });
});

test("what the server named for the same customer stays: it may know more; a draft that doesn't say for whom it was quoted is quoted anew", () => {
  const items = [{ name: "Item 0", qty: 1, price: 200 }];
  const figures = { items, subtotal: 200, discount_amount: 0, discount_kind: null, total_price: 200 };
  const named = repriced(claimant(), { ...truth, ...figures });
  expect(requoteDraft(named, claimed)).toBe(named);
  expect(requoteDraft({ ...claimant(), quoted_for: null, final_amount: 200 }, claimed).final_amount).toBe(100);
});

test("a sent draft has the figures that it was sent with, whatever its customer's offers are by now", () => {
  const submitted = transition(claimant(), { type: "submit" });
  for (const sent of [submitted, transition(submitted, { type: "queue", message: null, answered: false })]) {
    expect(draftAt(sent, newGuest)).toBe(sent);
    expect(requoteDraft(sent, newGuest)).toBe(sent);
  }
});

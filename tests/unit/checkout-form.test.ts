import fc from "fast-check";
import { expect, test } from "vitest";
import { checkoutFormSchema, emptyCheckoutForm, shippingOf } from "#lib/shop/checkout/checkout-form.ts";
import {
  type CheckoutEvent,
  type CheckoutStatus,
  checkoutStatusSchema,
  hasUnknownOutcome,
  isEditable,
  placedOrder,
  statusAfter,
} from "#lib/shop/checkout/checkout-status.ts";
import { states } from "#lib/shop/customer/states.ts";
import { eachWish } from "#lib/shop/order/order-facts.ts";
import { orderRequestSchema } from "#lib/shop/order/order-request.ts";
import { placeholderOrders } from "#lib/shop/order/placeholder-orders.ts";
import { wholeAddress, wholeLine } from "@/tests/support/orders";
import { plain } from "@/tests/support/plain";
import { filledForm } from "./filled-form";

const typedForm = { ...filledForm, guest_name: " Meena Devi ", guest_phone: "+91 98765 43210", pincode: "600 004" };

function sentences(form: unknown, isAuthenticated: boolean) {
  const wrong: Record<string, string[]> = {};
  const { error } = checkoutFormSchema(isAuthenticated).safeParse(form);
  for (const { path, message } of error?.issues ?? [])
    wrong[path.join(".")] = [...(wrong[path.join(".")] ?? []), plain(message) ?? ""];
  return wrong;
}

// promise: 'Email is required' for signed-in users
test("an empty form names every required field, each with one error message; only a signed-in customer must give an e-mail", () => {
  const expected = {
    guest_name: ["Full name is required"],
    guest_phone: ["Phone number is required"],
    line1: ["Address Line 1 is required"],
    city: ["City is required"],
    state: ["State is required"],
    pincode: ["Pincode is required"],
  };
  expect(sentences(emptyCheckoutForm, false)).toEqual(expected);
  expect(sentences(emptyCheckoutForm, true)).toEqual({ ...expected, guest_email: ["Email is required"] });
  expect(sentences(typedForm, false)).toEqual({});
  expect(sentences(typedForm, true)).toEqual({ guest_email: ["Email is required"] });
  expect(sentences({ ...typedForm, guest_email: "meena@example.in" }, true)).toEqual({});
});

test.each([
  ["pincode", "6250", "Pincode must be exactly 6 digits"],
  ["line1", "x".repeat(151), "Please use at most 150 characters"],
  ["line2", "x".repeat(121), "Please use at most 120 characters"],
  ["delivery_note", "x".repeat(141), "Please use at most 140 characters"],
  ["landmark", "x".repeat(101), "Please use at most 100 characters"],
  ["city", "x".repeat(61), "Please use at most 60 characters"],
])("a wrong %s ('%s') is reported alone, to guest and user alike", (field, value, sentence) => {
  const form = { ...typedForm, guest_email: "meena@example.in", [field]: value };
  expect(sentences(form, false)).toEqual({ [field]: [sentence] });
  expect(sentences(form, true)).toEqual({ [field]: [sentence] });
});

test("a form becomes the order's part on the wire, normalised", () => {
  const typed = { ...typedForm, line2: " Mylapore ", landmark: "the  tank" };
  expect(shippingOf(checkoutFormSchema(false).parse(typed))).toEqual({
    guest_name: "Meena Devi",
    guest_phone: "9876543210",
    guest_email: "",
    guest_address: wholeLine,
    state: "Tamil Nadu",
    guest_city: "Chennai",
    guest_pincode: "600004",
    address: wholeAddress,
    ...eachWish(() => ""),
  });
});

const items = [{ name: "Green Cardamom", qty: 1, price: 200 }];
const order = { order_id: "ABCDEFGH12345678", items, total_price: 200 };
const unit = fc.constantFrom(..."aZ 7,-", "e\u0301", "\u0b95\u0bc6\u0bbe", "\u200d", "🙂", "\u0958");
const typed = (longest: number) => fc.string({ unit, minLength: 1, maxLength: longest });

test("what the form lets through, the longest address too, the server's schema lets through unchanged", () => {
  const anyForm = fc.record({
    guest_name: typed(100),
    guest_phone: fc.constantFrom("+91 98765 43210", "09876543210", "6000000000"),
    guest_email: fc.constantFrom("", "meena@example.in"),
    line1: typed(150),
    line2: typed(120),
    landmark: typed(100),
    ...eachWish(() => typed(140)),
    city: typed(60),
    state: fc.constantFrom(...states),
    pincode: fc.constantFrom("625001", "605 001"),
  });
  let passed = 0;
  fc.assert(
    fc.property(anyForm, (form) => {
      const checked = checkoutFormSchema(false).safeParse(form);
      if (!checked.success) return;
      passed += 1;
      const wire = { ...order, ...shippingOf(checked.data) };
      expect(orderRequestSchema.parse(wire)).toEqual({ ...wire, landmark: "" });
    }),
    { numRuns: 200 },
  );
  expect(passed).toBeGreaterThan(30);
  const longest = { line1: "x".repeat(150), line2: "y".repeat(120), landmark: "l".repeat(100), city: "z".repeat(60) };
  const shipping = shippingOf(checkoutFormSchema(false).parse({ ...typedForm, ...longest, state: states[30] }));
  expect(orderRequestSchema.safeParse({ ...order, ...shipping }).success).toBe(true);
});

const [saved] = placeholderOrders as [(typeof placeholderOrders)[number]];
const quote = { items: [], subtotal: 300, discount_amount: 0, discount_kind: null, delivery: 0, total_price: 300 };

const statuses: { [S in CheckoutStatus["state"]]: CheckoutStatus & { state: S } } = {
  editing: { state: "editing" },
  submitting: { state: "submitting" },
  unknown: { state: "unknown", message: { message: "Too many attempts." }, answered: true },
  queued: { state: "queued", message: null, answered: false },
  needs_ok: { state: "needs_ok", message: { message: "Sold out." }, total_before: null },
  placed: { state: "placed", order: saved },
};
const events: { [E in CheckoutEvent["type"]]: CheckoutEvent & { type: E } } = {
  submit: { type: "submit" },
  edit: { type: "edit" },
  abort: { type: "abort" },
  queue: { type: "queue", message: { message: "Busy.", text: "refusals.rate_limited" }, answered: true },
  refused: { type: "refused", message: { message: "The price has changed." }, quote },
  unknown: { type: "unknown", message: { message: "Busy.", text: "refusals.rate_limited" }, answered: true },
  placed: { type: "placed", order: saved },
};

/** Each row: a status; each column: an event; each cell: the next state, '-' where the event has no effect. */
const table = `
             submit      edit     abort    queue   refused   unknown  placed
editing      submitting  editing  -        queued  -         -        placed
submitting   submitting  -        editing  queued  needs_ok  unknown  placed
unknown      submitting  -        -        queued  needs_ok  unknown  placed
queued       -           -        -        queued  needs_ok  queued   placed
needs_ok     submitting  editing  -        queued  -         -        placed
placed       -           -        -        -       -         -        -`;
const [head = [], ...rows] = table
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/\s+/));
const cells = rows.flatMap(([state, ...next]) => next.map((to, index) => [state, head[index], to] as string[]));

test("the table has every status and every event", () => {
  expect(rows.map(([state]) => state)).toEqual(Object.keys(statuses));
  expect(head).toEqual(Object.keys(events));
});

test.each(cells)("%s, %s: %s", (state, event, next) => {
  const after = statusAfter(statuses[state as keyof typeof statuses], events[event as keyof typeof events], 250);
  expect(after?.state ?? "-").toBe(next);
  if (after) expect(checkoutStatusSchema.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
});

test("a refusal carries the message and a changed price's total before, a queued order the last; an order may be changed while nothing of it is saved or on its way", () => {
  const message = { message: "The price has changed." };
  const changed = { state: "needs_ok", message, total_before: 250 };
  expect(statusAfter(statuses.submitting, events.refused, 250)).toEqual(changed);
  const soldOut = { ...events.refused, quote: null };
  expect(statusAfter(statuses.queued, soldOut, 250)).toEqual({ state: "needs_ok", message, total_before: null });
  const { message: last } = events.unknown;
  expect(statusAfter(statuses.queued, events.unknown, 250)).toEqual({ state: "queued", message: last, answered: true });
  const states = Object.values(statuses);
  expect(states.filter(isEditable).map(({ state }) => state)).toEqual(["editing", "needs_ok"]);
  expect(states.filter(hasUnknownOutcome).map(({ state }) => state)).toEqual(["submitting", "unknown"]);
  expect(states.map(placedOrder).filter(Boolean)).toEqual([saved]);
});

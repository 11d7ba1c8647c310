import { expect, test } from "vitest";
import {
  type CheckoutEvent,
  type CheckoutStatus,
  checkoutStatusSchema,
  hasUnknownOutcome,
  isEditable,
  placedOrder,
  statusAfter,
} from "#lib/shop/checkout/checkout-status.ts";
import { placeholderOrders } from "#lib/shop/order/placeholder-orders.ts";

const [order] = placeholderOrders as [(typeof placeholderOrders)[number]];
const quote = { items: [], subtotal: 300, discount_amount: 0, discount_kind: null, delivery: 0, total_price: 300 };

const statuses: { [S in CheckoutStatus["state"]]: CheckoutStatus & { state: S } } = {
  editing: { state: "editing" },
  submitting: { state: "submitting" },
  unknown: { state: "unknown", message: { message: "Too many attempts." }, answered: true },
  queued: { state: "queued", message: null, answered: false },
  needs_ok: { state: "needs_ok", message: { message: "Sold out." }, total_before: null },
  placed: { state: "placed", order },
};
const events: { [E in CheckoutEvent["type"]]: CheckoutEvent & { type: E } } = {
  submit: { type: "submit" },
  edit: { type: "edit" },
  abort: { type: "abort" },
  queue: { type: "queue", message: { message: "Busy.", text: "refusals.rate_limited" }, answered: true },
  refused: { type: "refused", message: { message: "The price has changed." }, quote },
  unknown: { type: "unknown", message: { message: "Busy.", text: "refusals.rate_limited" }, answered: true },
  placed: { type: "placed", order },
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

test("a refusal carries the server's message, and the total before when the price has changed", () => {
  const message = { message: "The price has changed." };
  const changed = { state: "needs_ok", message, total_before: 250 };
  expect(statusAfter(statuses.submitting, events.refused, 250)).toEqual(changed);
  const soldOut = { ...events.refused, quote: null };
  expect(statusAfter(statuses.queued, soldOut, 250)).toEqual({ state: "needs_ok", message, total_before: null });
});

test("a queued order that is tried again shows the last attempt's message", () => {
  const { message } = events.unknown;
  expect(statusAfter(statuses.queued, events.unknown, 250)).toEqual({ state: "queued", message, answered: true });
});

test("an order may be changed only while nothing of it is saved or on its way", () => {
  const states = Object.values(statuses);
  expect(states.filter(isEditable).map(({ state }) => state)).toEqual(["editing", "needs_ok"]);
  expect(states.filter(hasUnknownOutcome).map(({ state }) => state)).toEqual(["submitting", "unknown"]);
  expect(states.map(placedOrder).filter(Boolean)).toEqual([order]);
});

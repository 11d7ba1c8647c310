import fc from "fast-check";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { newGuest } from "#lib/shop/pricing/eligibility.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { customer, newOrderId, paid, phoneOf, sample } from "./orders";

/** Characters that do something, look like others, or end what they are in. */
const signs = [
  "\r\n",
  "\u0000",
  "\u001b[2J",
  "\u202e",
  "\u200b",
  "\ud800",
  "\u2028",
  "'",
  '"',
  "<script>",
  "{{x}}",
  "../",
  "%00",
  "\u0421",
  "\uff10",
  "__proto__",
];
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 600 }),
  fc.tuple(fc.string(), fc.constantFrom(...signs), fc.string()).map((parts) => parts.join("")),
  fc.string({ unit: fc.constantFrom(..."0123456789 +-"), maxLength: 15 }),
);
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -0, 1, 99, 100, 2 ** 53, 1e308, -1));
const anything = fc.oneof(
  text,
  number,
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.jsonValue(),
);

/** What belongs there nearly always; else something that may not. */
const mostly = <T>(right: fc.Arbitrary<T>, wrong: fc.Arbitrary<unknown> = anything) =>
  fc.oneof({ weight: 19, arbitrary: right as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: wrong });

const name = fc.constantFrom(...products.map((product) => product.name));
const qty = fc.integer({ min: 1, max: 99 });
const line = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(name, qty).map(([product, packs]) => paid(product, packs)) },
  { weight: 1, arbitrary: name.map((product) => sample(product)) },
);
const hostileLine = fc.record(
  { name: mostly(name), qty: mostly(qty, number), price: mostly(fc.constantFrom(200, 0), number) },
  { requiredKeys: [] },
);
const lines = fc.array(line, { minLength: 1, maxLength: 5 });
type Line = ReturnType<typeof paid>;

/** What a guest would be shown for these lines, in rupees; nothing sensible where they make no sense. */
function shownTotal(items: unknown): unknown {
  try {
    return quote(
      (items as Line[]).map(({ name, price, qty }) => ({ name: String(name), price, qty })),
      newGuest,
    ).total;
  } catch {
    return 200;
  }
}

/** Orders, most of them nearly right, and each of them of a customer who has ordered nothing yet. */
const fuzzedOrder = fc
  .record(
    {
      order_id: mostly(fc.constant(0).map(newOrderId)),
      guest_name: mostly(fc.constantFrom(customer.guest_name, "மீனாட்சி", "क्‍षिति", "O'Brien & Sons")),
      guest_phone: mostly(fc.nat(999_999).map(phoneOf)),
      guest_email: mostly(fc.constantFrom("", null, customer.guest_email)),
      guest_address: mostly(fc.constant(customer.guest_address)),
      state: mostly(fc.constantFrom("Tamil Nadu", "Kerala", "Puducherry")),
      guest_pincode: mostly(fc.constantFrom("600004", undefined)),
      items: mostly(lines, fc.oneof(anything, fc.array(fc.oneof(hostileLine, anything), { maxLength: 60 }))),
      total_price: mostly(fc.constant("as shown"), number),
      discount_amount: mostly(fc.constant(0)),
      status: mostly(fc.constant("pending")),
      constructor: anything,
      note: anything,
    },
    { requiredKeys: ["order_id", "guest_name", "guest_phone", "guest_address", "items", "total_price"] },
  )
  .map((order) => (order.total_price === "as shown" ? { ...order, total_price: shownTotal(order.items) } : order));

/** The same on the wire, now and then torn, doubled, or with a prototype in it. */
export const fuzzedBody = fc.tuple(fuzzedOrder, fc.nat(99), fc.nat(2000)).map(([order, luck, at]) => {
  const json = JSON.stringify(order);
  if (luck === 0) return json.slice(0, at % json.length);
  if (luck === 1) return json.replace(/}$/, ',"__proto__":{"total_price":1,"status":"paid"}}');
  if (luck === 2) return json.replace(/}$/, ',"total_price":1}');
  if (luck === 3) return `${json.slice(0, at % json.length)}\u0000${json.slice(at % json.length)}`;
  if (luck === 4) return `[${json}]`;
  return json;
});

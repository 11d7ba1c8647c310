import * as z from "zod/mini";
import { MAX_LINES, MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { addressLine, placeOf } from "#lib/shop/customer/address-line.ts";
import { plainDigits } from "#lib/shop/customer/digits.ts";
import {
  addressFields,
  guestName,
  guestPhone,
  optionalEmail,
  optionalPincode,
  optionalText,
  orAbsent,
  requiredEmail,
  requiredText,
  stateField,
} from "#lib/shop/customer/fields.ts";
import { errorsOf } from "#lib/shop/language/sentence.ts";
import { isRecord } from "#lib/shop/storage/type-guards.ts";
import { fields } from "#texts/en/fields.ts";
import { orderIdSchema, orderLanguage, withAddress } from "./order.ts";
import { eachWish } from "./order-facts.ts";

const text = errorsOf(fields);

/** A line as a client sends it. */
export const itemSchema = z.object(
  {
    name: requiredText("An item has no name", 120),
    qty: z
      .int({ error: "A quantity is a whole number" })
      .check(
        z.minimum(1, { error: "A quantity is at least 1" }),
        z.maximum(MAX_QUANTITY, { error: `A quantity is at most ${MAX_QUANTITY}` }),
      ),
    /** Whole rupees for one pack; 0 is a free sample. */
    price: z.int({ error: "A price is in whole rupees" }).check(z.minimum(0, { error: "A price is never below 0" })),
  },
  { error: "An item needs a name, a qty and a price" },
);

/** The parts of an address on the wire, where a client may leave out what is optional. */
export const wireAddressSchema = z.object({
  ...addressFields,
  line2: orAbsent(addressFields.line2),
  landmark: orAbsent(addressFields.landmark),
});

/**
 * An order as a client sends it, after normaliseOrderRequest(). A client's user, discounts, status and delivery are not
 * read at all; its prices are only compared with the shop's own.
 */
export const orderRequestSchema = z.object(
  {
    order_id: orderIdSchema,
    guest_name: guestName,
    guest_phone: guestPhone,
    guest_email: orAbsent(optionalEmail),
    guest_address: requiredText(text("deliveryAddress"), 500).check(
      // Its last part is the pincode, wherever a client writes one: '..., Tamil Nadu - 600004'.
      z.refine((line) => !/- 0\d{5}$/.test(plainDigits(line)), { error: text("zeroPincode") }),
    ),
    state: stateField,
    guest_city: orAbsent(optionalText(100)),
    guest_pincode: optionalPincode,
    address: z.optional(wireAddressSchema),
    /** Beside an address in one line. */
    landmark: orAbsent(addressFields.landmark),
    ...eachWish(orAbsent),
    // The lines are counted before any of them is read.
    items: z.pipe(
      z
        .array(z.unknown(), { error: "Your order has no items" })
        .check(
          z.minLength(1, { error: "Your order has no items" }),
          z.maxLength(MAX_LINES, { error: `An order has at most ${MAX_LINES} lines` }),
        ),
      z.array(itemSchema),
    ),
    /** Whole rupees, as the shopper was shown them. */
    total_price: z
      .int({ error: "The total is in whole rupees" })
      .check(z.minimum(0, { error: "A total is never below 0" })),
    language: orderLanguage,
    /** A guest's own word, stored with their order. It decides nothing. */
    isFirstTimeOrder: z.catch(z.optional(z.boolean()), undefined),
  },
  { error: "An order is a JSON object" },
);
export type OrderRequest = z.infer<typeof orderRequestSchema>;

/** The same for a signed-in user, who must give an e-mail address. */
export const userOrderRequestSchema = z.extend(orderRequestSchema, { guest_email: requiredEmail });

/** The other shape's name for each field that has two. */
const otherNames = { state: "guest_state", total_price: "final_amount" };
const otherItemNames = { name: "product_name", qty: "quantity" };

/**
 * An order in either of its two shapes, with the field names of the first. Values are passed on as they are, but that
 * an address in its parts counts before one in a line.
 */
export function normaliseOrderRequest(sent: unknown): unknown {
  if (!isRecord(sent)) return sent;
  const { items } = sent;
  return {
    ...renamed(sent, otherNames),
    ...inParts(sent.address),
    items: Array.isArray(items) ? items.map((item) => (isRecord(item) ? renamed(item, otherItemNames) : item)) : items,
  };
}

/** The line of an address in its parts, and its other names. Parts that are wrong are left for the schema to report. */
function inParts(sent: unknown) {
  if (!isRecord(sent)) return { address: undefined };
  const { success, data } = z.safeParse(wireAddressSchema, sent);
  if (success) return placeOf(data);
  const { line1: guest_address, state, city: guest_city, pincode: guest_pincode } = sent;
  return { address: sent, guest_address, state, guest_city, guest_pincode };
}

/** The id of an order that has not been checked yet; undefined when there is none. */
export function orderIdOf(sent: unknown): unknown {
  return isRecord(sent) ? sent.order_id : undefined;
}

function renamed(record: Record<string, unknown>, names: Record<string, string>): Record<string, unknown> {
  const result = { ...record };
  for (const [name, other] of Object.entries(names)) result[name] ??= record[other];
  return result;
}

/** What a client sends of the customer, as it is saved. */
export function customerOf(request: OrderRequest) {
  const { guest_name, guest_phone, guest_email, guest_city, guest_pincode, ...sent } = withAddress(request);
  const landmark = sent.address.landmark || request.landmark || "";
  const address = { ...sent.address, landmark };
  // A landmark that was sent apart is put into the line, which the courier reads.
  const guest_address = landmark === sent.address.landmark ? sent.guest_address : addressLine(address);
  return {
    guest_name,
    guest_phone,
    guest_email: guest_email || null,
    guest_address,
    guest_city,
    guest_pincode,
    ...eachWish((_, wish) => request[wish] || null),
    address,
  };
}

/**
 * The facts that make two requests the same order, as one text to be hashed: the customer, the address, the items and
 * the total. The order of the lines does not matter.
 */
export function orderFingerprint(request: OrderRequest, userId: string | null): string {
  const items = request.items.map(({ name, qty, price }) => JSON.stringify([name, qty, price])).sort();
  const { guest_name, guest_phone, guest_email, guest_address, state, total_price } = request;
  const facts = [guest_name, guest_phone, guest_email, guest_address, state, items, total_price, userId];
  const { delivery_note = "", ...others }: Record<string, string> = eachWish((_, wish) => request[wish]);
  // Stored fingerprints have these two in their places where either is given. Another wish is named where it is given.
  const early = [delivery_note, request.landmark || ""];
  const later = Object.entries(others).filter(([, text]) => text);
  return JSON.stringify([...facts, ...(early.some(Boolean) ? early : []), ...later]);
}

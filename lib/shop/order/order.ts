import * as z from "zod/mini";
import { type Address, addressOf, type WireAddress } from "#lib/shop/customer/address-line.ts";
import { guestPhone } from "#lib/shop/customer/fields.ts";
import { normalisePhone } from "#lib/shop/customer/phone.ts";
import { asLanguage, DEFAULT_LANGUAGE, type OtherLanguage, otherLanguages } from "#lib/shop/language/language.ts";
import { errorsOf } from "#lib/shop/language/sentence.ts";
import type { Line } from "#lib/shop/pricing/line.ts";
import { fields } from "#texts/en/fields.ts";
import { toPay } from "./payment.ts";
import { isSpokenNumber, typedId } from "./typed-order-id.ts";

/** 16 to 64 of A-Z a-z 0-9 _ -, not beginning with '__' (which Firestore reserves). */
const ORDER_ID = /^(?!__)[A-Za-z0-9_-]{16,64}$/;
const text = errorsOf(fields);
export const orderIdSchema = z.string({ error: text("orderId") }).check(z.regex(ORDER_ID, { error: text("notAnId") }));
/** Returns true for what can be an order's id. Firestore itself refuses some texts as a document's id. */
export const isOrderId = (text: string): boolean => ORDER_ID.test(text);

/**
 * The letters of an id that this shop's pages make: no I, L, O or U, which are misread aloud. 32 letters, 5 bits each.
 */
export const ORDER_ID_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const ORDER_ID_LENGTH = 20;

/**
 * Returns true for an id as this shop's pages make them. Other clients may choose their own, with any text in it:
 * 'CALL-9876543210-FOR-YOUR-PRIZE' must not arrive in the shop's name.
 */
export function isOwnOrderId(orderId: string): boolean {
  return orderId.length === ORDER_ID_LENGTH && [...orderId].every((letter) => ORDER_ID_LETTERS.includes(letter));
}

/** The language of the page that an order is placed on, where that is not English. Any other value counts as none. */
export const orderLanguage = z.catch(z.optional(z.literal(otherLanguages)), undefined);

/** A newer version may have stored a kind that this one doesn't know: it is shown as 'Discount'. */
export const discountKindSchema = z.nullable(z.string());

export const storedTracking = z.object({ courier: z.string(), number: z.string(), url: z.string() });
/** Money that came or went: how, by which reference, when, and whole rupees. */
const moneySchema = z.object({
  how: z.string(),
  reference: z.string(),
  at: z.string(),
  amount: z.int(),
});

/**
 * What an order has of its customer. lib/shop/order/customer-fields.ts says of each what is left when they are erased.
 */
const ofCustomer = {
  user_id: z.nullable(z.string()),
  guest_name: z.string(),
  guest_phone: z.string(),
  guest_email: z.nullable(z.string()),
  /** The address in one line, as it was sent. */
  guest_address: z.string(),
  /** The city and the pincode of the address. A customer's answers have neither beside it. */
  guest_city: z._default(z.nullable(z.string()), null),
  guest_pincode: z._default(z.nullable(z.string()), null),
  delivery_note: z._default(z.nullable(z.string()), null),
};
const addressSchema = z.object({
  line1: z.string(),
  line2: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
});
export type CustomerField = keyof typeof ofCustomer | "address";

const lineSchema: z.ZodMiniType<Line> = z.object({
  name: z.string(),
  qty: z.int(),
  price: z.int(),
  slug: z.optional(z.string()),
  grams: z.optional(z.int()),
});

/**
 * Stored orders have every field. The defaults are for customers' answers, which lack staff's fields, and for old
 * answers in a browser's storage.
 */
const storedSchema = z.object({
  order_id: z.string(),
  id: z.string(),
  /** Rises with each change, so that a change can name the order that it starts from. For staff only. */
  version: z._default(z.int(), 1),
  ...ofCustomer,
  /** The address in its parts. An old answer in a browser's storage has only the line. */
  address: z.optional(addressSchema),
  state: z.string(),
  /**
   * The lines as placed, each with its product's slug and the net weight of one pack in grams: a later change of the
   * catalogue changes no order. An old answer in a browser's storage has neither.
   */
  items: z.array(lineSchema),
  total_price: z.int(),
  discount_amount: z.int(),
  discount_kind: discountKindSchema,
  /** What delivery cost when the order was placed. */
  delivery_charge: z.int(),
  payment_status: z.string(),
  delivery_date: z.string(),
  status: z.string(),
  /**
   * Every status the order has had, oldest first; of a parcel that was sent, with what its customer got to follow
   * it by.
   */
  status_history: z.array(z.object({ status: z.string(), at: z.string(), tracking: z.optional(storedTracking) })),
  /** How the parcel can be followed, or null. */
  tracking: z.nullable(storedTracking),
  /** How and when staff got the money, or null. For staff only. */
  paid: z._default(z.nullable(moneySchema), null),
  /** How and when staff gave the money back, or null. For staff only. */
  refunded: z._default(z.nullable(moneySchema), null),
  /** The number of the bill that goes with it, 'AN/26-27/000123', or null while there is none. */
  bill: z._default(z.nullable(z.string()), null),
  /** For staff only. */
  note: z._default(z.nullable(z.string()), null),
  /** What was changed since the order was placed, oldest first, by whom. For staff only; `what` names no customer. */
  history: z._default(z.array(z.object({ at: z.string(), by: z.string(), what: z.string() })), []),
  created_at: z.string(),
  /**
   * How it came: 'web', or as staff say who took it at the desk. A newer version may have stored one that this one
   * doesn't know.
   */
  channel: z._default(z.string(), "web"),
  /** The day of the terms that its customer agreed to; null where staff typed it. For staff only. */
  terms_version: z._default(z.nullable(z.string()), null),
  isFirstTimeOrder: z.boolean(),
  freeSampleIncluded: z.boolean(),
  /** What its customer is to pay by UPI now, in whole rupees. In their answers alone: it is never stored. */
  to_pay: z.optional(z.int()),
  /**
   * The customer's language; orders in English have none. A newer version may have stored one that this one doesn't
   * know: the order must still be read.
   */
  language: z.optional(z.custom<OtherLanguage>((language) => typeof language === "string")),
});

type PartsOnWire = { address: Address; guest_city: string | null; guest_pincode: string | null };

/** The address of an order in its parts, with the names that the wire has of two of them. */
export function withAddress<T extends { address?: Address | undefined } & WireAddress>(
  order: T,
): Omit<T, keyof PartsOnWire> & PartsOnWire {
  const address = order.address ?? addressOf(order);
  return { ...order, address, guest_city: address.city || null, guest_pincode: address.pincode || null };
}

/** An order as it is saved and as every answer shows it. Amounts in whole rupees, times in ISO 8601. */
export const orderSchema = z.pipe(storedSchema, z.transform(withAddress<z.infer<typeof storedSchema>>));
export type Order = z.infer<typeof orderSchema>;

/** The language of an order's messages to its customer. */
export const languageOfOrder = ({ language }: Pick<Order, "language">) => asLanguage(language) ?? DEFAULT_LANGUAGE;

/** An order as its customer's answers show it, without what is for staff, and with what is to be paid now. */
const forStaff = [
  "version",
  "guest_city",
  "guest_pincode",
  "paid",
  "refunded",
  "note",
  "history",
  "terms_version",
] as const;
export type CustomerOrder = Omit<Order, (typeof forStaff)[number] | "bill"> & { bill?: string | null };
export function customerView(order: Order): CustomerOrder {
  const view: Partial<Order> = { ...order };
  for (const name of forStaff) delete view[name];
  if (order.bill === null) delete view.bill;
  return { ...view, to_pay: toPay(order) } as CustomerOrder;
}

/** The shop's own figures for an order, sent when a client's differ from them. */
export const wireQuoteSchema = z.object({
  items: z.array(z.object({ name: z.string(), qty: z.int(), price: z.int() })),
  subtotal: z.int(),
  discount_amount: z.int(),
  discount_kind: discountKindSchema,
  delivery: z.int(),
  total_price: z.int(),
});
export type WireQuote = z.infer<typeof wireQuoteSchema>;

/** The number to read aloud on the phone: the id's last six characters in two groups, 'K7M 2QX'. */
export function spokenNumber(orderId: string): string {
  return `${orderId.slice(-6, -3)} ${orderId.slice(-3)}`;
}

/**
 * The input with which a guest opens an order: its id in any spelling, or the six characters of it that are read aloud.
 */
export const statusLookupSchema = z.object(
  {
    order_id: z.string().check(
      z.trim(),
      z.refine((typed) => isSpokenNumber(typed) || isOrderId(typedId(typed)), { error: text("notAnId") }),
    ),
    guest_phone: guestPhone,
  },
  { error: text("orderAndPhone") },
);
export type StatusPair = z.infer<typeof statusLookupSchema>;

/** No id and no phone number is longer. What is cut off of a longer text leaves a wrong pair. */
const LONGEST_OF_PAIR = 65;

/** The same on the wire: any two texts, so that a wrong pair is answered like every other wrong pair. */
export const statusPairSchema = z.object(
  {
    order_id: z.pipe(
      z.string({ error: text("orderId") }),
      z.transform((typed) => typedId(typed.slice(0, LONGEST_OF_PAIR))),
    ),
    guest_phone: z.pipe(
      z.string({ error: text("phone") }),
      z.transform((typed) => normalisePhone(typed.slice(0, LONGEST_OF_PAIR))),
    ),
  },
  { error: text("orderAndPhone") },
);

import * as z from "zod/mini";
import { type Address, addressOf, type WireAddress } from "#lib/shop/customer/address-line.ts";
import { guestPhone } from "#lib/shop/customer/fields.ts";
import { normalisePhone } from "#lib/shop/customer/phone.ts";
import { asLanguage, DEFAULT_LANGUAGE, otherLanguages } from "#lib/shop/language/language.ts";
import { errorsOf } from "#lib/shop/language/sentence.ts";
import { fields } from "#texts/en/fields.ts";
import { discountKindSchema, isForStaff, type StaffFact, storedSchema } from "./order-facts.ts";
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

type PartsOnWire = { address: Address; guest_city: string | null; guest_pincode: string | null };

/** The address of an order in its parts, with the names that the wire has of two of them. */
export function withAddress<T extends { address?: Address | undefined } & WireAddress>(
  order: T,
): Omit<T, keyof PartsOnWire> & PartsOnWire {
  const address = order.address ?? addressOf(order);
  return { ...order, address, guest_city: address.city || null, guest_pincode: address.pincode || null };
}

/** An order as it is saved and as every answer shows it (order-facts.ts). */
export const orderSchema = z.pipe(storedSchema, z.transform(withAddress<z.infer<typeof storedSchema>>));
export type Order = z.infer<typeof orderSchema>;

/** The language of an order's messages to its customer. */
export const languageOfOrder = ({ language }: Pick<Order, "language">) => asLanguage(language) ?? DEFAULT_LANGUAGE;

/** An order as its customer's answers show it, without what is for staff, and with what is to be paid now. */
export type CustomerOrder = Omit<Order, StaffFact | "bill"> & { bill?: string | null };
export function customerView(order: Order): CustomerOrder {
  const shown = ([name, value]: [string, unknown]) => !isForStaff(name) && (name !== "bill" || value !== null);
  return { ...Object.fromEntries(Object.entries(order).filter(shown)), to_pay: toPay(order) } as CustomerOrder;
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

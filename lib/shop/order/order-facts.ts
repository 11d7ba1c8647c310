import * as z from "zod/mini";
import { type Address, addressLine, maskAddress, noAddress } from "#lib/shop/customer/address-line.ts";
import { optionalText } from "#lib/shop/customer/fields.ts";
import { maskPhone } from "#lib/shop/customer/phone.ts";
import type { OtherLanguage } from "#lib/shop/language/language.ts";
import { translate } from "#lib/shop/language/translate.ts";
import type { Line } from "#lib/shop/pricing/line.ts";
import { wishLabels } from "#texts/en/wish-labels.ts";

/** Replaces a name, a phone number and an address. */
export const REMOVED = "Removed on request";

/** What a view of one fact may need of the others. */
type Others = { address: Address; state: string };
type View = (value: never, order: Others) => unknown;

/**
 * Who sees a fact, and what they see of it. `forStaff`: no customer's answer has it. `status`: what the order status page
 * shows, which needs the order's id and phone number alone. `link`: what the link of a warehouse's message shows.
 * `erased`: what is left when the customer is erased. A view that is absent shows the fact as it is.
 */
type Seen = { forStaff: boolean; status?: View; link?: View; erased?: View };
const none = () => null;
const removed = () => REMOVED;

const open = { forStaff: false };
const staffOnly = { forStaff: true };
const personal = { forStaff: false, status: none, erased: none };

const text = z.string();
const textOrNull = z._default(z.nullable(text), null);

/**
 * What a customer may add to an order in words of their own: null while they have not. It is asked in the checkout, at
 * the desk and in a change, under its label (wish-labels in lib/content/texts), and read by staff, the warehouse and the
 * courier.
 * @param typed as a form and the wire have it, '' for none; what is too long or not plain is refused
 * @param speaksForItself it needs no label below the address: an instruction to the courier
 */
const wish = (typed: z.ZodMiniType<string, string>, seen: Seen = personal, speaksForItself = false) => ({
  stored: textOrNull,
  ...seen,
  wish: typed,
  speaksForItself,
});

const addressSchema = z.object({ line1: text, line2: text, landmark: text, city: text, state: text, pincode: text });

const lineSchema: z.ZodMiniType<Line> = z.object({
  name: text,
  qty: z.int(),
  price: z.int(),
  slug: z.optional(text),
  grams: z.optional(z.int()),
});

/** A newer version may have stored a kind that this one doesn't know: it is shown as 'Discount'. */
export const discountKindSchema = z.nullable(text);

export const storedTracking = z.object({ courier: text, number: text, url: text });
/** Money that came or went: how, by which reference, when, and whole rupees. */
const moneySchema = z.object({ how: text, reference: text, at: text, amount: z.int() });
const entrySchema = z.object({ status: text, at: text, tracking: z.optional(storedTracking) });

/**
 * What an order says: a row for each field of a stored order, in the order in which answers have them. Schemas, forms,
 * documents, answers and the erasure walk this table, so that a new fact is one row. Amounts are whole rupees, times
 * ISO 8601.
 *
 * Stored orders have every field. The defaults are for customers' answers, which lack staff's fields, and for old
 * answers in a browser's storage.
 */
export const orderFacts = {
  order_id: { stored: text, ...open },
  id: { stored: text, ...open },
  /** Rises with each change, so that a change can name the order that it starts from. */
  version: { stored: z._default(z.int(), 1), ...staffOnly },
  user_id: { stored: z.nullable(text), ...open, link: none, erased: none },
  guest_name: { stored: text, ...open, erased: removed },
  guest_phone: { stored: text, ...open, status: maskPhone, erased: removed },
  guest_email: { stored: z.nullable(text), ...open, link: none, erased: none },
  /** The address in one line, as it was sent. */
  guest_address: {
    stored: text,
    ...open,
    status: (_line, { address }) => addressLine(maskAddress(address)),
    erased: removed,
  },
  /** The city and the pincode of the address. A customer's answers have neither beside it. */
  guest_city: { stored: textOrNull, ...staffOnly, erased: none },
  guest_pincode: { stored: textOrNull, ...staffOnly, erased: none },
  /** 'Ring the neighbour.' */
  delivery_note: wish(optionalText(140), personal, true),
  /** The address in its parts. An old answer in a browser's storage has only the line. */
  address: {
    stored: z.optional(addressSchema),
    ...open,
    status: maskAddress,
    // The books need the state.
    erased: (_address, { state }) => ({ ...noAddress, line1: REMOVED, state }),
  },
  state: { stored: text, ...open },
  /**
   * The lines as placed, each with its product's slug and the net weight of one pack in grams: a later change of the
   * catalogue changes no order. An old answer in a browser's storage has neither.
   */
  items: { stored: z.array(lineSchema), ...open },
  total_price: { stored: z.int(), ...open },
  discount_amount: { stored: z.int(), ...open },
  discount_kind: { stored: discountKindSchema, ...open },
  /** What delivery cost when the order was placed. */
  delivery_charge: { stored: z.int(), ...open },
  payment_status: { stored: text, ...open },
  delivery_date: { stored: text, ...open },
  status: { stored: text, ...open },
  /** Every status the order has had, oldest first; of a parcel that was sent, with what its customer follows it by. */
  status_history: {
    stored: z.array(entrySchema),
    ...open,
    erased: (entries: z.infer<typeof entrySchema>[]) => entries.map(({ status, at }) => ({ status, at })),
  },
  /** How the parcel can be followed, or null. The courier's number leads to a person. */
  tracking: { stored: z.nullable(storedTracking), ...open, erased: none },
  /** How and when staff got the money, or null. */
  paid: { stored: z._default(z.nullable(moneySchema), null), ...staffOnly },
  /** How and when staff gave the money back, or null. */
  refunded: { stored: z._default(z.nullable(moneySchema), null), ...staffOnly },
  /** The number of the bill that goes with it, 'AN/26-27/000123', or null while there is none. */
  bill: { stored: textOrNull, ...open },
  /** Staff's own. It may lead to a person. */
  note: { stored: textOrNull, ...staffOnly, erased: none },
  /** What was changed since the order was placed, oldest first, by whom; `what` names no customer. */
  history: { stored: z._default(z.array(z.object({ at: text, by: text, what: text })), []), ...staffOnly },
  created_at: { stored: text, ...open },
  /**
   * How it came: 'web', or as staff say who took it at the desk. A newer version may have stored one that this one
   * doesn't know.
   */
  channel: { stored: z._default(text, "web"), ...open },
  /** The day of the terms that its customer agreed to; null where staff typed it. */
  terms_version: { stored: textOrNull, ...staffOnly },
  isFirstTimeOrder: { stored: z.boolean(), ...open },
  freeSampleIncluded: { stored: z.boolean(), ...open },
  /** What its customer is to pay by UPI now. In their answers alone: it is never stored. */
  to_pay: { stored: z.optional(z.int()), ...open },
  /**
   * The customer's language; orders in English have none. A newer version may have stored one that this one doesn't
   * know: the order must still be read.
   */
  language: { stored: z.optional(z.custom<OtherLanguage>((language) => typeof language === "string")), ...open },
} satisfies Record<string, Row>;

type Row = Seen & { stored: z.ZodMiniType; wish?: z.ZodMiniType<string, string>; speaksForItself?: boolean };
type Facts = typeof orderFacts;
type Having<Part> = { [Name in keyof Facts]: Facts[Name] extends Part ? Name : never }[keyof Facts];

/** The facts that no customer's answer has. */
export type StaffFact = Having<{ forStaff: true }>;
/** The facts that customers type in words of their own, an optional field each. */
export type Wish = Having<{ wish: object }>;

const rows = Object.entries<Row>(orderFacts);

export const wishes = rows.filter(([, { wish }]) => wish).map(([name]) => name) as Wish[];

const stored = Object.fromEntries(rows.map(([name, row]) => [name, row.stored]));
/** An order as it is stored. */
export const storedSchema = z.object(stored as { [Name in keyof Facts]: Facts[Name]["stored"] });

/** Something of each wish under its name. @param made it, from what a form and the wire have of that wish */
export const eachWish = <Made>(made: (typed: z.ZodMiniType<string, string>, wish: Wish) => Made) =>
  Object.fromEntries(wishes.map((wish) => [wish, made(orderFacts[wish].wish, wish)])) as { [Name in Wish]: Made };

/** An order as somebody sees it, who may see no more of each fact than its row says. */
export function seenBy<T extends Others>(view: "status" | "link" | "erased", order: T): T {
  const seen = rows.flatMap(([name, { [view]: see }]) => {
    const value = (order as Record<string, unknown>)[name];
    return see && value !== undefined ? [[name, see(value as never, order)]] : [];
  });
  return { ...order, ...Object.fromEntries(seen) };
}

/** Returns true for a fact of which a customer's answer has nothing. */
export const isForStaff = (name: string): boolean => orderFacts[name as keyof Facts]?.forStaff ?? false;

/** 'Delivery note', as staff and messages have it. */
export const labelOf: (wish: Wish) => string = translate(wishLabels);

/** What the customer added, in the order of the table. `line`: with its label where it needs one. */
export const saidIn = (order: { [Name in Wish]: string | null }, label = labelOf) =>
  wishes.flatMap((wish) => {
    const text = order[wish];
    if (!text) return [];
    const labelled = `${label(wish)}: ${text}`;
    return [{ wish, labelled, line: orderFacts[wish].speaksForItself ? text : labelled }];
  });

/**
 * The lines that the courier reads: the address, and what the customer added: 'Delivery note: Ring twice'.
 * @param address the lines of the address, where one is not enough
 */
export function deliverTo(
  order: { guest_address: string } & { [Name in Wish]: string | null },
  address = [order.guest_address],
): string[] {
  return [...address, ...saidIn(order).map(({ labelled }) => labelled)];
}

import * as z from "zod/mini";
import { MAX_LINES } from "#lib/shop/cart/cart.ts";
import {
  guestName,
  guestPhone,
  optionalEmail,
  optionalText,
  orAbsent,
  requiredText,
} from "#lib/shop/customer/fields.ts";
import { isPlainText } from "#lib/shop/customer/plain-text.ts";
import { eachWish, wishes } from "./order-facts.ts";
import { itemSchema, wireAddressSchema } from "./order-request.ts";
import { statusSchema } from "./order-status.ts";

const LINK = "A tracking link begins with https:// and the courier's own name, without signs that hide where it leads";

/** Nothing in it hides where it leads: no user before the name, and no backslash. */
function isOpenLink(url: string): boolean {
  const { protocol, username, password } = URL.parse(url) ?? {};
  return protocol === "https:" && username === "" && password === "" && !url.includes("\\");
}

// Other texts lose a mark that turns the direction of what is read; with one an address isn't what it looks like.
const plainLink = z.string().check(z.refine(isPlainText, { error: LINK }));
const openLink = optionalText(300).check(z.refine((url) => url === "" || isOpenLink(url), { error: LINK }));

/** A courier's parcel number, and the page on which it can be followed ('' for none). */
export const trackingSchema = z.object(
  {
    courier: requiredText("Which courier?", 40),
    number: requiredText("Which tracking number?", 60),
    url: orAbsent(z.pipe(plainLink, openLink)),
  },
  { error: "tracking has a courier and a number" },
);

export const paidSchema = z.object(
  { how: requiredText("How was it paid?", 40), reference: orAbsent(optionalText(60)) },
  { error: "paid says how, and perhaps a reference" },
);

/** What a customer asks to have changed before the parcel leaves. What is not given stays; '' removes it. */
const customerChangeSchema = z
  .object(
    {
      items: z.optional(
        z
          .array(z.extend(itemSchema, { price: z.optional(itemSchema.shape.price) }), {
            error: "items is a list of names and quantities",
          })
          .check(
            z.minLength(1, { error: "An order has at least one line. Cancel it instead." }),
            z.maxLength(MAX_LINES, { error: `An order has at most ${MAX_LINES} lines` }),
          ),
      ),
      guest_name: z.optional(guestName),
      guest_phone: z.optional(guestPhone),
      guest_email: z.optional(optionalEmail),
      address: z.optional(wireAddressSchema),
      ...eachWish(z.optional),
    },
    { error: `change has items, guest_name, guest_phone, guest_email, address or ${wishes.join(" or ")}` },
  )
  .check(
    z.refine((change) => Object.values(change).some((value) => value !== undefined), {
      error: "Please say what to change",
    }),
  );
export type CustomerChange = z.infer<typeof customerChangeSchema>;

const noteText = optionalText(500);
/** The note as a form of its own. */
export const noteSchema = z.object({ note: noteText });

const inList = z.transform((sent: unknown) => (Array.isArray(sent) ? sent : [sent]));
const statuses = z
  .array(statusSchema)
  .check(
    z.minLength(1, { error: "from is a status, or a list of them" }),
    z.maxLength(20, { error: "from has at most 20 statuses" }),
  );
/** What a change of one order and of many may have. */
const ofAny = {
  status: z.optional(statusSchema),
  notify: z.optional(z.boolean({ error: "notify is true or false" })),
  exact: z.optional(z.boolean({ error: "exact is true or false" })),
  paid: z.optional(z.nullable(paidSchema)),
  refunded: z.optional(z.nullable(paidSchema)),
  /** The statuses that an order may have for the change to be made: one, or a list. */
  from: z.optional(z.pipe(inList, statuses)),
  force: z.optional(z.boolean({ error: "force is true or false" })),
};

const NOTHING = "Please send a JSON object with a status, tracking, paid, refunded, a note or a change";

/**
 * What staff may change of an order. `notify` decides whether the customer gets a message about the status; without it
 * they get one for the usual statuses alone, because any other text is as likely a note or a slip of the staff. `exact`
 * takes a status that is spelt almost like a usual one. Null removes what was there. `from` and `if_version` name what
 * the change starts from: an order that has moved since is not changed, unless with `force`.
 */
export const orderChangeSchema = z
  .object(
    {
      ...ofAny,
      tracking: z.optional(z.nullable(trackingSchema)),
      note: z.optional(z.nullable(noteText)),
      change: z.optional(customerChangeSchema),
      /** Makes the bill of an order that is not packed yet. */
      bill: z.optional(z.literal(true, { error: "bill is true" })),
      if_version: z.optional(z.int({ error: "if_version is a version of the order, a whole number" })),
    },
    { error: NOTHING },
  )
  .check(
    z.refine(
      ({ status, tracking, paid, refunded, note, change, bill }) =>
        [status, tracking, paid, refunded, note, change, bill].some((part) => part !== undefined),
      { error: "Please give a status", path: ["status"] },
    ),
  );
export type OrderChange = z.infer<typeof orderChangeSchema>;

/** The most orders that are changed at once. */
export const MOST_AT_ONCE = 200;

const ORDERS = `Please send orders, a list of 1 to ${MOST_AT_ONCE} order ids`;
const name = z
  .string({ error: ORDERS })
  .check(z.trim(), z.minLength(1, { error: ORDERS }), z.maxLength(64, { error: ORDERS }));

/** An order, and its tracking where that is changed too; null takes it away. */
export const trackedOrderSchema = z.object({ order: name, tracking: z.nullish(trackingSchema) }, { error: ORDERS });

const namedOrder = z.transform((sent: unknown) => (typeof sent === "string" ? { order: sent } : sent));

/** The same status or payment for many orders, each named by its id or the last six characters of it. */
export const bulkChangeSchema = z
  .object(
    {
      orders: z
        .array(z.pipe(namedOrder, trackedOrderSchema), { error: ORDERS })
        .check(z.minLength(1, { error: ORDERS }), z.maxLength(MOST_AT_ONCE, { error: ORDERS })),
      ...ofAny,
      /** Orders that should not leave yet are not changed, unless with `force`. */
      if_ready: z.optional(z.boolean({ error: "if_ready is true or false" })),
    },
    { error: ORDERS },
  )
  .check(
    z.refine(({ status, paid, refunded }) => [status, paid, refunded].some((part) => part !== undefined), {
      error: "Please give a status",
      path: ["status"],
    }),
  );
export type BulkChange = z.infer<typeof bulkChangeSchema>;

import * as z from "zod/mini";
import { isPlainText, isVisible, normaliseText, RAW_FACTOR } from "#lib/shop/customer/plain-text.ts";

/** The usual statuses of an order and what a shopper reads for each. Staff may set any other short text. */
export const orderStatuses = {
  pending: "Order received",
  confirmed: "Confirmed",
  packed: "Packed",
  shipped: "On its way",
  delivered: "Delivered",
  cancelled: "Cancelled",
} as const;

export const FIRST_STATUS = "pending";
export const CANCELLED = "cancelled";

/** Returns true for one of the usual statuses. A change to these messages the customer by default. */
export function isUsualStatus(status: string): boolean {
  return Object.hasOwn(orderStatuses, status);
}

/** A usual status as it is listed, whatever the case it was typed in; any other text as it is. */
function asListed(status: string): string {
  const listed = status.toLowerCase();
  return isUsualStatus(listed) ? listed : status;
}

const LONGEST_STATUS = 40;
const STATUS_LENGTH = `A status has 1 to ${LONGEST_STATUS} characters`;

/** Any text of 1 to 40 printable characters; the usual statuses match whatever their case. */
export const statusSchema = z
  .pipe(
    z
      .string({ error: "Please give a status" })
      .check(z.maxLength(RAW_FACTOR * LONGEST_STATUS, { error: STATUS_LENGTH })),
    z.transform((text) => asListed(normaliseText(text))),
  )
  .check(
    z.refine((status) => isVisible(status) && [...status].length <= LONGEST_STATUS, {
      error: STATUS_LENGTH,
      abort: true,
    }),
    z.refine(isPlainText, { error: "A status has printable characters only" }),
  );

/** A status in a shopper's words; one that staff made up is shown as they wrote it. */
export function statusText(status: string): string {
  return isUsualStatus(status) ? orderStatuses[status as keyof typeof orderStatuses] : status;
}

/**
 * The body of a status change. `notify` decides whether the customer gets a message; without it they get one for the usual
 * statuses alone, because any other text is as likely a note or a slip of the staff.
 */
export const statusChangeSchema = z.object(
  { status: statusSchema, notify: z.optional(z.boolean({ error: "notify is true or false" })) },
  { error: "Please send a JSON object with a status" },
);
export type StatusChange = z.infer<typeof statusChangeSchema>;

/** Returns true when an order is still to arrive. A delivered or cancelled order has no expected day. */
export function isUnderWay(status: string): boolean {
  return status !== "delivered" && status !== "cancelled";
}

import * as z from "zod/mini";
import { isPlainText, isVisible, normaliseText } from "./plain-text";

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

/** Any text of 1 to 40 printable characters. */
export const statusSchema = z
  .pipe(
    z.string({ error: "Please give a status" }),
    z.transform((text) => normaliseText(text)),
  )
  .check(
    z.refine((status) => isVisible(status) && [...status].length <= 40, {
      error: "A status has 1 to 40 characters",
      abort: true,
    }),
    z.refine(isPlainText, { error: "A status has printable characters only" }),
  );

/** A status in a shopper's words; one that staff made up is shown as they wrote it. */
export function statusText(status: string): string {
  return Object.hasOwn(orderStatuses, status) ? orderStatuses[status as keyof typeof orderStatuses] : status;
}

/** The body of a status change. */
export const statusChangeSchema = z.object(
  { status: statusSchema },
  { error: "Please send a JSON object with a status" },
);

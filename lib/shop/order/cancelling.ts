import * as z from "zod/mini";
import { optionalText, orAbsent } from "#lib/shop/customer/fields.ts";
import { untappable } from "#lib/shop/customer/untappable.ts";
import { statusPairSchema } from "./order.ts";

/** The longest reason that a customer gives, in characters. */
const LONGEST_REASON = 140;

const reason = orAbsent(optionalText(LONGEST_REASON));

/** The reason as a form of its own. */
export const reasonSchema = z.object({ reason });

/** What cancels an order: its id and phone number, as they open it, and perhaps why. */
export const cancelPairSchema = z.extend(statusPairSchema, { reason });

const CANCELLED_BY_CUSTOMER = "Cancelled by the customer: ";

/**
 * Staff's note with why the customer has cancelled: a stranger's words, so that nothing in it can be tapped. It is
 * stored no longer than the customer.
 */
export function noteWithReason(note: string | null, why: string): string | undefined {
  return why === "" ? undefined : [note, CANCELLED_BY_CUSTOMER + untappable(why)].filter(Boolean).join("\n");
}

/**
 * A note in place of the one before, which keeps why the customer has cancelled: who wrote it may not have read that
 * yet.
 */
export function noteInPlaceOf(before: string | null, note: string): string {
  const reasons = (before ?? "").split("\n").filter((line) => line.startsWith(CANCELLED_BY_CUSTOMER));
  return [note, ...reasons.filter((line) => !note.includes(line))].filter(Boolean).join("\n");
}

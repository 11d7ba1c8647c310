import * as z from "zod/mini";
import { isPlainText, isVisible, normaliseText, RAW_FACTOR } from "#lib/shop/customer/plain-text.ts";
import { editDistance } from "#lib/shop/language/edit-distance.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { orderStatuses } from "#texts/en/order-statuses.ts";

/** The usual statuses of an order, in their order. Staff may set any other short text. */
export const usualStatuses = ["pending", "confirmed", "packed", "shipped", "delivered", "cancelled"] as const;
type UsualStatus = (typeof usualStatuses)[number];

export const FIRST_STATUS = "pending";
export const CONFIRMED = "confirmed";
export const PACKED = "packed";
export const SHIPPED = "shipped";
export const CANCELLED = "cancelled";

/** A parcel in one of these is packed, or gone. */
export const SENT: string[] = [PACKED, SHIPPED, "delivered"];

/** The statuses of orders that still have to be packed. */
export const TO_PACK: string[] = [FIRST_STATUS, CONFIRMED];

type Parcel = { courier: string; number: string; url: string } | null;

/**
 * Returns true when a customer who knows the reported parcel learns nothing from the current one: its number, or a link
 * to follow it by.
 */
export function isSameParcel(reported: Parcel, current: Parcel): boolean {
  if (current === null) return true;
  return (
    reported?.courier === current.courier &&
    reported.number === current.number &&
    (current.url === "" || reported.url === current.url)
  );
}

/** Returns true for one of the usual statuses. A change to these messages the customer by default. */
export function isUsualStatus(status: string): status is UsualStatus {
  return (usualStatuses as readonly string[]).includes(status);
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

/**
 * A status in a shopper's words; one that staff made up is shown as they wrote it.
 * @param t the words in the page's language; staff and messages have the English ones
 */
export function statusText(status: string, t = translate(orderStatuses)): string {
  return isUsualStatus(status) ? t(status) : status;
}

/** So many letters may be wrong, missing, too many or exchanged for a status to be taken for a slip of the keys. */
const SLIPS = 2;

/**
 * The usual status that a text is probably a misspelling of, or null: 'shiped' for 'shipped'. A usual one itself is
 * none.
 */
export function nearMiss(status: string): string | null {
  if (isUsualStatus(status)) return null;
  const typed = status.toLowerCase();
  return usualStatuses.find((usual) => editDistance(typed, usual) <= SLIPS) ?? null;
}

/** Returns true when an order is still to arrive. A delivered or cancelled order has no expected day. */
export function isUnderWay(status: string): boolean {
  return status !== "delivered" && status !== "cancelled";
}

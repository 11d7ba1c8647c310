import * as z from "zod/mini";
import { isPlainText, isVisible, normaliseText, RAW_FACTOR } from "#lib/shop/customer/plain-text.ts";
import { editDistance } from "#lib/shop/language/edit-distance.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { orderStatuses as words } from "#texts/en/order-statuses.ts";

/** The usual statuses. Staff may set any other short text: a status of their own. */
type UsualStatus = "pending" | "confirmed" | "packed" | "shipped" | "delivered" | "cancelled";

type Row = {
  /** Every status that comes before it: an order that has it has reached all of these. Absent: any order may get it. */
  from?: UsualStatus[];
  /** What staff usually press next. */
  next?: UsualStatus;
  /** Where its parcel is, until it has arrived. */
  parcel?: "to pack" | "packed" | "sent";
  /** What staff ask its customer for. */
  asks?: "confirm" | "pay";
  /** Its customer can pay by UPI. */
  canPay?: true;
  /** Its bill is made at the latest now, and goes with the parcel. */
  hasBill?: true;
  /** It is not under way any more: it has no expected day, and its customer may be erased. */
  isEnded?: true;
  /**
   * The sale is off: nothing is to be collected, what was paid is to be given back and so are its offers, its bill is
   * taken back, and it counts as no sale. To leave this status is a step back.
   */
  isOff?: true;
  /** It must not be shipped. The warehouse gets a message about that, and another when the order leaves this status. */
  isStopped?: true;
  /** The background colour of its label on the staff's pages (components/staff/order-row.tsx). */
  colour?: "amber" | "green" | "red";
};

/** All that the shop decides by an order's status. No other code asks for a usual status by its name. */
const orderStatuses: Record<UsualStatus, Row> = {
  pending: { from: [], next: "confirmed", parcel: "to pack", asks: "confirm", colour: "amber" },
  confirmed: { from: ["pending"], next: "packed", parcel: "to pack", asks: "pay", canPay: true, colour: "amber" },
  packed: { from: ["pending", "confirmed"], next: "shipped", parcel: "packed", canPay: true, hasBill: true },
  shipped: { from: ["pending", "confirmed", "packed"], next: "delivered", parcel: "sent", canPay: true, hasBill: true },
  delivered: { from: ["pending", "confirmed", "packed", "shipped"], hasBill: true, isEnded: true, colour: "green" },
  cancelled: { isEnded: true, isOff: true, isStopped: true, colour: "red" },
};

/* What the shop gives by itself: to a new order, by the button of packing, by its customer's own. */
export const FIRST_STATUS = "pending";
export const PACKED = "packed";
export const CANCELLED = "cancelled";

/** In the order in which staff choose among them. */
export const usualStatuses = Object.keys(orderStatuses) as UsualStatus[];

/** Returns true for one of the usual statuses. A change to these messages the customer by default. */
export const isUsualStatus = (status: string): status is UsualStatus => Object.hasOwn(orderStatuses, status);

/** What holds for orders of this status; of one of staff's own nothing does. */
export const rowOf = (status: string): Row => (isUsualStatus(status) ? orderStatuses[status] : {});

/** The statuses whose row fits. */
export const statusesWhere = (fits: (row: Row) => unknown) =>
  usualStatuses.filter((status) => fits(orderStatuses[status]));

/** Returns true for a parcel that still has to be packed: until then its customer may cancel. */
export const isToPack = (status: string): boolean => rowOf(status).parcel === "to pack";

/** The status that the warehouse gives next: a new order is packed without being confirmed first; null for none. */
export const nextStep = (status: string): string | null => (isToPack(status) ? PACKED : (rowOf(status).next ?? null));

/** Returns true when an order has reached a status, or has gone further. */
export const hasReached = (status: string, step: string): boolean =>
  status === step || (rowOf(status).from ?? []).some((before) => before === step);

/** Returns true when a change to another status goes back: 'delivered' to 'packed', or away from 'cancelled'. */
export const isGoingBack = (from: string, to: string): boolean => rowOf(from).isOff || hasReached(from, to);

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

/** A usual status as it is listed, whatever the case it was typed in; any other text as it is. */
const asListed = (status: string) => usualStatuses.find((usual) => usual === status.toLowerCase()) ?? status;

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
export function statusText(status: string, t = translate(words)): string {
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

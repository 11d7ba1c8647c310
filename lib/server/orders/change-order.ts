import "server-only";
import { ApiError } from "#lib/server/http/route.ts";
import { log } from "#lib/server/log/log.ts";
import { isFirstOrderRedemption, redeeming } from "#lib/server/offers/redemptions.ts";
import { messagesForChange, messagesForStatus } from "#lib/server/outbox/queue/messages-of-order.ts";
import { isAlreadyRedeemed } from "#lib/server/store/already-redeemed.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { noteInPlaceOf } from "#lib/shop/order/cancelling.ts";
import { differences, withoutOffer } from "#lib/shop/order/changed-order.ts";
import type { Order } from "#lib/shop/order/order.ts";
import type { OrderChange } from "#lib/shop/order/order-change.ts";
import { isSameParcel, nearMiss, rowOf } from "#lib/shop/order/order-status.ts";
import { taxDocumentsOf } from "#lib/shop/tax/tax-documents.ts";
import { taxFacts } from "#lib/shop/tax/tax-facts.ts";
import { afterCustomerChange } from "./customer-change.ts";
import { refuseMoved } from "./moved.ts";

/** `note` may be made from the one that the order has in the write: staff may write one at the same moment. */
type AskedChange = Omit<OrderChange, "note"> & {
  note?: OrderChange["note"] | ((before: string | null) => string | undefined);
};

/**
 * Changes an order: what its customer asks for, its status with the time, its tracking, what was paid, the note. The
 * messages that this causes are saved in the same write, and what offers the order uses or gives back. What the order
 * has already adds nothing, so that a repeated call leaves one entry; other tracking of an order that is on its way is
 * an entry of its own, of which its customer hears.
 * @param by who changes it, for the history
 * @param mayChange an order for which this returns false stays as it is; what it throws refuses the change
 * @returns the order after the change, and as it was
 * @throws ApiError not_found, did_you_mean, order_moved, invalid_order (a refund of what was never paid, too),
 *   offer_unavailable, sample_unavailable; StoreUnavailable
 */
export async function changeOrder(
  orderId: string,
  change: AskedChange,
  by: string,
  mayChange = (order: Order): boolean => {
    // What a customer asks for overwrites no other change: 'force' is about their offer alone.
    const { force, ...start } = change;
    refuseMoved(order, change.change ? start : { ...start, force }, change.status, false);
    return true;
  },
): Promise<{ order: Order; before: Order }> {
  refuseNearMiss(change);
  let before: Order | undefined;
  const save = (isOfferLost: boolean) =>
    openStore().update(orderId, (order, redemptions) => {
      before = order;
      if (!mayChange(order)) return { order, messages: [] };
      const now = Date.now();
      const at = new Date(now).toISOString();
      const asked = change.change ? afterCustomerChange(order, change.change) : order;
      const priced = isOfferLost ? withoutOffer(asked) : asked;
      const differs = differences(order, priced);
      const facts = factsOf(priced, change, at);
      const what = [...differs, ...facts.what];
      const changed = what.length > 0 ? { ...priced, ...facts.facts } : order;
      const moved = withStatus(order, changed, change.status, at);
      const status = moved === changed ? [] : [moved.status];
      const taxDocuments = taxDocumentsOf(order, moved, taxFacts, at, change.bill);
      if (change.bill && taxDocuments) what.push("bill");
      if (what.length + status.length === 0) return { order, messages: [] };
      const entry = { at, by, what: [...status, ...what].join("; ") };
      const next = { ...moved, history: [...order.history, entry] };
      const messages = [
        ...(moved === changed ? [] : messagesForStatus(next, change.notify, now)),
        // A cancelled parcel's news is that it is cancelled.
        ...(differs.length === 0 || rowOf(next.status).isStopped ? [] : messagesForChange(next, change.notify, now)),
      ];
      return { order: next, messages, redeeming: redeeming(order, next, redemptions), taxDocuments };
    });
  const isOfferLost = (error: unknown) => isAlreadyRedeemed(error) && isFirstOrderRedemption(error.redemption);
  const changed = await save(false)
    .catch((error: unknown) => (change.force && isOfferLost(error) ? save(true) : Promise.reject(error)))
    .catch((error: unknown) => {
      throw isAlreadyRedeemed(error) ? offerTaken(error.redemption) : error;
    });
  if (!changed || !before) throw new ApiError("not_found", { message: "There is no order with this id." });
  log.info({ order_id: orderId, by, outcome: change.status === undefined ? "order_changed" : "status_changed" });
  return { order: changed, before };
}

/** Another order has used the offer, by the new phone number or e-mail address, or since this one was cancelled. */
function offerTaken(redemption: string): ApiError {
  return isFirstOrderRedemption(redemption)
    ? new ApiError("offer_unavailable", {
        message: `Another order of this customer has used the first-order offer. Changed all the same ("force": true), this one is priced without it.`,
      })
    : new ApiError("sample_unavailable", {
        message: "Another order of this customer has had the free samples. Take them out of this one first.",
      });
}

/**
 * A status that is spelt almost like a usual one would be stored as a text of its own, and send no message.
 * @throws ApiError did_you_mean
 */
export function refuseNearMiss({ status, exact }: Pick<OrderChange, "status" | "exact">): void {
  const usual = status === undefined || exact ? null : nearMiss(status);
  if (usual === null) return;
  const message = `Did you mean '${usual}'? Send "exact": true for '${status}' as it is.`;
  throw new ApiError("did_you_mean", { message, body: { did_you_mean: usual } });
}

const isSent = (status: string) => rowOf(status).parcel === "sent";

/** The order with an entry more in its status history, or itself when it has not moved. */
function withStatus(before: Order, order: Order, status: string | undefined, at: string): Order {
  const hasMoved = status !== undefined && before.status !== status;
  // One that is on its way may have got another number to follow it by.
  const isOtherParcel = isSent(before.status) && !isSameParcel(before.tracking, order.tracking);
  if (!hasMoved && !isOtherParcel) return order;
  const entry = { status: status ?? order.status, at };
  const parcel = isSent(entry.status) && order.tracking ? { tracking: order.tracking } : {};
  return { ...order, status: entry.status, status_history: [...order.status_history, { ...entry, ...parcel }] };
}

/** What else of the order changes, and in words; what is not given stays. */
function factsOf(order: Order, { tracking, paid, refunded, note: given, if_version }: AskedChange, at: string) {
  const isRead = if_version !== undefined || given === undefined;
  const note =
    typeof given === "function" ? given(order.note) : isRead ? given : noteInPlaceOf(order.note, given ?? "");
  const facts: Partial<Order> = {};
  const what: string[] = [];
  const isOther = (one: object | string | null, other: object | string | null) =>
    JSON.stringify(one) !== JSON.stringify(other);
  if (tracking !== undefined && isOther(tracking, order.tracking)) {
    facts.tracking = tracking;
    what.push("tracking");
  }
  for (const [name, money] of Object.entries({ paid, refunded }) as ["paid" | "refunded", typeof paid][]) {
    const had = order[name];
    // Paid again, an order that costs another sum since is paid in full.
    const isInFull = name !== "paid" || !had || had.amount === order.total_price;
    if (money === undefined || (isInFull && !isOther(money, had && { how: had.how, reference: had.reference })))
      continue;
    if (name === "refunded" && money && !(paid ?? order.paid))
      throw new ApiError("invalid_order", { message: "This order was never paid: there is nothing to give back." });
    const amount = (name === "refunded" ? (had ?? order.paid)?.amount : null) ?? order.total_price;
    facts[name] = money && { ...money, at, amount };
    what.push(money ? `${name} ${rupees(amount)}, ${money.how}` : `not ${name}`);
  }
  if (note !== undefined && (note || null) !== order.note) {
    facts.note = note || null;
    what.push("note");
  }
  return { facts, what };
}

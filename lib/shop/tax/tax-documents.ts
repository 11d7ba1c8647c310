import type { Order } from "#lib/shop/order/order.ts";
import { rowOf } from "#lib/shop/order/order-status.ts";
import { billOf, creditNoteOf, numberOf, saysOther, type TaxBill, type TaxFacts, type Unnumbered } from "./tax-bill.ts";

/** So long after 'packed' a step back is a slip of the hand, in milliseconds: the messages about it wait as long. */
const UNDO_MS = 60_000;

/**
 * What a change does to an order's tax documents, in the same write: `bill` is made, `credit` takes the present one
 * back with a credit note that begins so. Where the present one was made at `voidMadeAt` it counts nothing from now on,
 * and there is nothing else to do.
 */
export type TaxDocuments = { bill?: Unnumbered; credit?: { prefix: string; at: string }; voidMadeAt?: string };

/**
 * The tax documents of a change; null for none. A parcel that is packed gets its bill. Cancelled afterwards, it is
 * taken back; changed, there is a new one, too.
 * @param at now, ISO 8601
 * @param asked true when staff ask for a bill before that
 */
export function taxDocumentsOf(
  before: Order,
  after: Order,
  facts: TaxFacts,
  at: string,
  asked = false,
): TaxDocuments | null {
  const bill = () => billOf(after, facts, at);
  if (before.bill === null) return asked || rowOf(after.status).hasBill ? { bill: bill() } : null;
  const credit = { prefix: facts.prefix, at };
  if (rowOf(after.status).isOff) return rowOf(before.status).isOff ? null : { credit };
  const taxDocuments = saysOther(billOf(before, facts, at), bill()) ? { credit, bill: bill() } : null;
  const voidMadeAt = slipSince(before, after, at);
  return voidMadeAt ? { ...taxDocuments, voidMadeAt } : taxDocuments;
}

/**
 * The tax documents that a change makes, with their numbers; the present one where it becomes void; and the order's
 * bill from now on.
 */
export type Numbered = { made: TaxBill[]; voided: TaxBill | null; bill: string | null };

/** @param present the order's bill @param next the next number of a series */
export function numbered(
  taxDocuments: TaxDocuments,
  present: TaxBill | null,
  next: (series: string) => number,
): Numbered {
  const { bill, credit, voidMadeAt } = taxDocuments;
  if (present && present.at === voidMadeAt) return { made: [], voided: { ...present, is_void: true }, bill: null };
  const note = credit && present && creditNoteOf(present, credit.prefix, credit.at);
  const made = [note, bill].filter((paper) => !!paper).map((paper) => ({ ...paper, n: next(paper.series) }));
  const last = bill && made.at(-1);
  return { made, voided: null, bill: last ? numberOf(last) : credit || !present ? null : numberOf(present) };
}

/** When the order was packed, where this change takes that back at once; null for any other change. */
function slipSince(before: Order, after: Order, at: string): string | null {
  const { status, at: since = "" } = before.status_history.at(-1) ?? {};
  const { hasBill, isOff } = rowOf(after.status);
  const isBack = status === before.status && rowOf(status).parcel === "packed" && !hasBill && !isOff;
  return isBack && Date.parse(at) - Date.parse(since) <= UNDO_MS ? since : null;
}

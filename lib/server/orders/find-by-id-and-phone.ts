import "server-only";
import { after } from "next/server";
import { consume, refund } from "#lib/server/http/rate-limit.ts";
import { ApiError } from "#lib/server/http/route.ts";
import { countHit, isUsedUp } from "#lib/server/http/shared-limit.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { sentencesOf } from "#lib/shop/language/sentence.ts";
import { customerView, type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { seenBy } from "#lib/shop/order/order-facts.ts";
import { endsAsTyped, isSpokenNumber, normaliseOrderId } from "#lib/shop/order/typed-order-id.ts";
import { refusals } from "#texts/en/refusals.ts";
import { orderOfIds } from "./find-by-name.ts";

/** Six characters are searched among this many orders of a phone number, the newest ones. */
const NEWEST = 100;

/**
 * Finds the order of an id and a phone number; null for every wrong pair. The id is accepted in every spelling that a
 * customer types, and so are its last six characters, which are read aloud. Wrong phone numbers are counted per order,
 * wrong six characters per phone number, so that neither half can be guessed.
 * @param typed at most some 60 characters
 * @param phone ten digits
 * @param mayHave an order for which this returns false is treated as missing
 * @throws StoreUnavailable
 */
export async function findByIdAndPhone(
  typed: string,
  phone: string,
  mayHave: (order: Order) => boolean = () => true,
): Promise<Order | null> {
  if (isSpokenNumber(typed)) return orderOfSix(typed, phone, mayHave);
  // The exact id first: other clients choose ids that the shop's normalisation would change.
  const order = await orderOfIds([...new Set([typed, normaliseOrderId(typed)])]);
  if (!order || !mayHave(order) || !(await consumeGuess(order.order_id))) return null;
  if (order.guest_phone !== phone) return wrongGuess(order.order_id);
  await refund("guess", order.order_id);
  return order;
}

/**
 * Consumes one of five guesses at an order or a phone; false when none is left, here or on all servers together: then
 * even the right one is refused. It is called before the check, so that a burst gets no more guesses.
 * @param isGone whether all servers together have none left, where that was asked before
 * @throws StoreUnavailable
 */
async function consumeGuess(guessed: string, isGone = isUsedUp("guess", guessed)): Promise<boolean> {
  const wait = await consume("guess", guessed);
  return !(await isGone) && wait === null;
}

/**
 * Counts a wrong guess for all servers, once the caller has its answer: the time of the answer must not tell them what
 * was wrong.
 */
function wrongGuess(guessed: string): null {
  after(() => countHit("guess", guessed));
  return null;
}

async function orderOfSix(six: string, phone: string, mayHave: (order: Order) => boolean): Promise<Order | null> {
  const guess = `six of ${phone}`;
  // Asked for every number: the time of the answer must not tell whether a number has orders.
  const isGone = isUsedUp("guess", guess);
  const [{ orders }] = await Promise.all([openStore().list({ phone, limit: NEWEST }), isGone]);
  const own = orders.filter(mayHave);
  // Counted only when there is an order, so that invented phone numbers fill no memory.
  if (own.length === 0 || !(await consumeGuess(guess, isGone))) return null;
  const order = own.find(({ order_id }) => endsAsTyped(order_id, six));
  if (!order) return wrongGuess(guess);
  if (!(await consumeGuess(order.order_id))) return null;
  await Promise.all([refund("guess", guess), refund("guess", order.order_id)]);
  return order;
}

/**
 * An order for who knows its id and its phone number. Every wrong pair gets one and the same answer, so that it does
 * not leak which half was right; after five wrong phones in an hour the right one gets it too.
 * @throws ApiError not_found; StoreUnavailable
 */
export async function orderOfCustomer(orderId: string, phone: string): Promise<Order> {
  const order = await findByIdAndPhone(orderId, phone);
  if (!order) throw new ApiError("not_found", { message: sentencesOf(refusals)("orderNotFound") });
  return order;
}

/**
 * The same as its answers show it, with phone and address masked. Who named six characters of its id gets no more of
 * it: the whole id opens the bill.
 * @param typed the id as it was sent
 */
export function maskedView(order: Order, typed: string) {
  const view = customerView(seenBy("status", order));
  const six = spokenNumber(order.order_id).replace(" ", "");
  return isSpokenNumber(typed) ? { ...view, order_id: six, id: six } : view;
}

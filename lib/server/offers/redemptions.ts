import "server-only";
import { keyed } from "#lib/server/settings/secrets.ts";
import type { Redeeming } from "#lib/server/store/store.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { rowOf } from "#lib/shop/order/order-status.ts";
import { isSample } from "#lib/shop/pricing/line.ts";

/**
 * The keys under which an order takes the offers that it uses up. People are named by a keyed hash, because a bare hash
 * of a phone number is found by counting through all of them.
 */

const OF_ACCOUNT = "first-order:uid:";

/** An account's use of the first-order offer. */
export const firstOrderOfUser = (userId: string) => `${OF_ACCOUNT}${userId}`;

/** A phone number's use of the first-order offer. @param phone ten digits */
export const firstOrderOfPhone = (phone: string) => `first-order:phone:${keyed(phone)}`;

/** An account's use of the free samples. */
export const samplesOfUser = (userId: string) => `samples:uid:${userId}`;

type WithSamples = Pick<Order, "items" | "guest_phone"> & { guest_email?: string | null | undefined };

/** What an order's free samples use up: once per phone, e-mail and account. */
export function sampleRedemptions(order: WithSamples, userId: string | null): string[] {
  if (!order.items.some(isSample)) return [];
  const redemptions = [`samples:phone:${keyed(order.guest_phone)}`];
  if (order.guest_email) redemptions.push(`samples:email:${keyed(order.guest_email.toLowerCase())}`);
  if (userId) redemptions.push(samplesOfUser(userId));
  return redemptions;
}

/**
 * An order's redemptions. Samples come first: of two offers lost at once, the one that can't be re-quoted is reported.
 * @param offerOf the account whose first-order offer it uses
 */
export function redemptionsOf(order: Order, offerOf: string | null): string[] {
  const samples = sampleRedemptions(order, order.user_id);
  if (order.discount_kind !== "first_order") return samples;
  return [...samples, ...(offerOf ? [firstOrderOfUser(offerOf)] : []), firstOrderOfPhone(order.guest_phone)];
}

/**
 * What a change does with an order's redemptions: a cancelled order gives them back, one that continues takes them
 * again, and a corrected phone number takes its own in place of the wrong one's. An order that has none, as an erased
 * one, gets none.
 * @param saved those that were saved with the order
 * @returns undefined when nothing of it changes
 */
export function redeeming(before: Order, after: Order, saved: string[]): Redeeming | undefined {
  const offerOf = saved.find((key) => key.startsWith(OF_ACCOUNT))?.slice(OF_ACCOUNT.length) ?? null;
  const facts = ({ items, guest_phone, guest_email, discount_kind }: Order) =>
    JSON.stringify([items, guest_phone, guest_email, discount_kind]);
  const isSame = saved.length === 0 || facts(before) === facts(after);
  const keys = isSame ? saved : redemptionsOf(after, offerOf);
  const had = rowOf(before.status).isOff ? [] : saved;
  const has = rowOf(after.status).isOff ? [] : keys;
  const taken = has.filter((key) => !had.includes(key));
  const givenBack = had.filter((key) => !has.includes(key));
  return taken.length + givenBack.length > 0 || !isSame ? { saved: keys, taken, givenBack } : undefined;
}

/** Is this the use of a first-order offer, and not of samples? */
export function isFirstOrderRedemption(redemption: string): boolean {
  return redemption.startsWith("first-order:");
}

import "server-only";
import { keyed } from "#lib/server/secrets.ts";
import type { OrderRequest } from "#lib/shop/order/order-request.ts";
import { isSample } from "#lib/shop/pricing/line.ts";

/**
 * The keys under which an order takes the offers that it uses up. People are named by a keyed hash, because a bare hash
 * of a phone number is found by counting through all of them.
 */

/** An account's use of the first-order offer. */
export const firstOrderOfUser = (userId: string) => `first-order:uid:${userId}`;

/** A phone number's use of the first-order offer. @param phone ten digits */
export const firstOrderOfPhone = (phone: string) => `first-order:phone:${keyed(phone)}`;

/** An account's use of the free samples. */
export const samplesOfUser = (userId: string) => `samples:uid:${userId}`;

/** What an order's free samples use up: once per phone, e-mail and account. */
export function sampleRedemptions(request: OrderRequest, userId: string | null): string[] {
  if (!request.items.some(isSample)) return [];
  const redemptions = [`samples:phone:${keyed(request.guest_phone)}`];
  if (request.guest_email) redemptions.push(`samples:email:${keyed(request.guest_email.toLowerCase())}`);
  if (userId) redemptions.push(samplesOfUser(userId));
  return redemptions;
}

/** Is this the use of a first-order offer, and not of samples? */
export function isFirstOrderRedemption(redemption: string): boolean {
  return redemption.startsWith("first-order:");
}

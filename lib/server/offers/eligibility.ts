import "server-only";
import { randomBytes } from "node:crypto";
import type { Caller } from "#lib/server/auth/caller.ts";
import { ApiError } from "#lib/server/http/route.ts";
import { env } from "#lib/server/settings/env.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { isPublicSite } from "#lib/shop/facts/public-site.ts";
import { sentencesOf } from "#lib/shop/language/sentence.ts";
import { rowOf } from "#lib/shop/order/order-status.ts";
import { type Eligibility, type FirstOrderState, newGuest, offersOnTheWire } from "#lib/shop/pricing/eligibility.ts";
import { offerRefusal } from "#lib/shop/pricing/offer-rules.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { readClaimCookie } from "./claim-cookie.ts";
import { firstOrderOfUser, samplesOfUser } from "./redemptions.ts";

/** The customer of a call, as far as prices depend on it. */
export type Customer = {
  /** Their account, or null for a guest. */
  userId: string | null;
  /** The account whose first-order offer they may use: their own, or the one that claimed it in this browser. */
  offerOf: string | null;
};

/**
 * The customer of a request: the token's account, else the account of the claim cookie, whose offer a guest may use,
 * else an unknown guest; that is who staff are, too. With a token the cookie is ignored.
 * @throws StoreUnavailable
 */
export async function customerOf(request: Request, caller: Caller): Promise<Customer> {
  if (caller.kind === "user") return { userId: caller.user.uid, offerOf: caller.user.uid };
  const claim = request.headers.has("authorization") ? null : await readClaimCookie(request);
  const isValid = claim !== null && (await openStore().claimMark(claim.uid)) === claim.mark;
  return { userId: null, offerOf: isValid ? claim.uid : null };
}

/**
 * What a customer may still use, as far as their own account says. It is shown to them, and their orders are priced by
 * it. place-order checks the order's phone number and e-mail address.
 * @throws StoreUnavailable
 */
export async function eligibilityOf(customer: Customer): Promise<Eligibility> {
  return (await historyOf(customer)).eligibility;
}

/** The same, and whether the account has placed an order before; a guest has no history. @throws StoreUnavailable */
export async function historyOf({ userId, offerOf }: Customer) {
  if (offerOf === null) {
    const guest: Eligibility = { ...newGuest, firstOrder: "unavailable" };
    return { eligibility: env().signIn.kind === "none" ? guest : newGuest, hasOrdered: false };
  }
  const [{ firstOrder, hasOrdered }, samplesTaken] = await Promise.all([
    firstOrderOf(offerOf),
    // A guest's samples are checked by phone and e-mail when they order.
    userId ? openStore().existingRedemptions([samplesOfUser(userId)]) : [],
  ]);
  const samples = samplesTaken.length > 0 ? "used" : "available";
  const eligible = userId !== null && samples === "available" && !isPublicSite(env().siteUrl ?? undefined);
  const eligibility: Eligibility = { signedIn: userId !== null, firstOrder, samples, eligible };
  return { eligibility, hasOrdered };
}

/** The same in the form of GET /api/offers. */
export async function offersOfCustomer(customer: Customer) {
  return offersOnTheWire(await eligibilityOf(customer));
}

/**
 * Claims the first-order offer for an account; claimed already, it stays so.
 * @returns the mark that the claim cookie carries
 * @throws ApiError offer_unavailable, with a message each for an offer that is used and for an account that has ordered
 *   without it; StoreUnavailable
 */
export async function claimFirstOrder(userId: string): Promise<string> {
  const { firstOrder } = await eligibilityOf({ userId, offerOf: userId });
  if (firstOrder === "used" || firstOrder === "ordered")
    throw new ApiError("offer_unavailable", { message: offerRefusal(firstOrder, sentencesOf(offerRules)) });
  return openStore().saveClaimMark(userId, randomBytes(16).toString("base64url"));
}

/** So many of an account's latest orders are looked at for one that was not cancelled. */
const LATEST = 10;

/**
 * An account that has ordered can't claim any more, unless it cancelled; it is 'used' only when an order redeemed the
 * offer.
 */
async function firstOrderOf(userId: string) {
  const store = openStore();
  const [mark, taken, { orders }] = await Promise.all([
    store.claimMark(userId),
    store.existingRedemptions([firstOrderOfUser(userId)]),
    store.list({ userId, limit: LATEST }),
  ]);
  const hasOrdered = orders.length > 0;
  const isCustomer = orders.length === LATEST || orders.some(({ status }) => !rowOf(status).isOff);
  const unused: FirstOrderState = isCustomer ? "ordered" : mark === null ? "none" : "claimed";
  return { firstOrder: taken.length > 0 ? ("used" as const) : unused, hasOrdered };
}

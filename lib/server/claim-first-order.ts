import "server-only";
import { randomBytes } from "node:crypto";
import { orderStore } from "#lib/server/orders/store.ts";
import { offerRefusals } from "#lib/shop/offers.ts";
import { ApiError } from "./http.ts";
import { standingOf } from "./standing.ts";

/**
 * Claims the first-order offer for an account; claimed already, it stays so.
 * @returns the mark that the claim cookie carries
 * @throws ApiError offer_unavailable, with a message each for an offer that is used and for an account that has ordered
 *   without it; StoreUnavailable
 */
export async function claimFirstOrder(userId: string): Promise<string> {
  const { firstOrder } = await standingOf({ userId, offerOf: userId });
  if (firstOrder === "used" || firstOrder === "ordered")
    throw new ApiError("offer_unavailable", { sentence: offerRefusals[firstOrder] });
  return orderStore().keepClaimMark(userId, randomBytes(16).toString("base64url"));
}

import "server-only";
import { randomBytes } from "node:crypto";
import { ApiError } from "./http";
import { orderStore } from "./orders/store";
import { standingOf } from "./standing";

/**
 * Claims the first-order offer for an account; claimed already, it stays so.
 * @returns the mark that the claim cookie carries
 * @throws ApiError offer_unavailable when it is used, or the account has ordered before; StoreUnavailable
 */
export async function claimFirstOrder(userId: string): Promise<string> {
  const { firstOrder } = await standingOf({ userId, offerOf: userId });
  if (firstOrder === "used")
    throw new ApiError("offer_unavailable", { sentence: "You have already used your first order discount!" });
  return orderStore().keepClaimMark(userId, randomBytes(16).toString("base64url"));
}

import "server-only";
import { randomBytes } from "node:crypto";
import { ApiError } from "#lib/server/http/route.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { sentencesOf } from "#lib/shop/language/sentence.ts";
import { offerRefusal } from "#lib/shop/pricing/offer-rules.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { eligibilityOf } from "./eligibility.ts";

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

import { statesOfPincode } from "#lib/shop/customer/pincode.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { expectedBy, HOME_STATE } from "./delivery.ts";

/**
 * The day by which an order placed now is expected at a pincode, and the states the pincode may lie in. Where it may lie in
 * several, the day is the later one, so that no one is promised too much. Null for a pincode that is not whole, or unknown.
 * @param now ISO 8601
 */
export function pincodeDelivery(
  now: string,
  pincode: string,
  language: Language = "en",
): { day: string; states: string[] } | null {
  const states = /^\d{6}$/.test(pincode) ? statesOfPincode(pincode) : [];
  const farthest = states.find((state) => state !== HOME_STATE) ?? states[0];
  return farthest === undefined ? null : { day: expectedBy(now, farthest, language), states };
}

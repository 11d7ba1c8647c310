import type { Address } from "#lib/shop/customer/address-line.ts";
import { statesOfPincode } from "#lib/shop/customer/pincode.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { expectedBy, HOME_STATE } from "./delivery.ts";
import { deliversIn, deliverTo } from "./delivery-area.ts";

/**
 * Does the shop deliver there? What is not known yet ('') or unknown speaks against nothing. A pincode of another state
 * is left out too, whatever state was chosen: the courier goes by the pincode.
 */
export function isDelivered({ state, pincode }: Pick<Address, "state" | "pincode">): boolean {
  const possible = statesOfPincode(pincode);
  const isLeftOut = deliverTo.withoutPincodes.some((prefix) => pincode.startsWith(prefix));
  return !isLeftOut && (state === "" || deliversIn(state)) && (possible.length === 0 || possible.some(deliversIn));
}

/**
 * What is left out of a place that somebody types: the pincode, else the state; null where the shop delivers.
 * @param typed a pincode, of which half says nothing yet
 */
export function leftOut(state: string, typed: string): string | null {
  const pincode = typed.length === 6 ? typed : "";
  if (isDelivered({ state, pincode })) return null;
  return isDelivered({ state: "", pincode }) ? state : pincode;
}

/**
 * The day by which an order placed now is expected at a pincode, and the states the pincode may lie in. Where it may
 * lie in several, the day is the later one, so that no one is promised too much. Null for a pincode that is not whole,
 * or unknown, or not delivered to.
 * @param now ISO 8601
 */
export function pincodeDelivery(now: string, pincode: string, language: Language = "en") {
  const isAsked = /^\d{6}$/.test(pincode) && isDelivered({ state: "", pincode });
  const states = isAsked ? statesOfPincode(pincode).filter(deliversIn) : [];
  const farthest = states.find((state) => state !== HOME_STATE) ?? states[0];
  return farthest === undefined ? null : { day: expectedBy(now, farthest, language), states };
}

import { deliverTo } from "#content/delivery.ts";
import { shop } from "#lib/shop/facts/shop.ts";

/**
 * The states that get parcels (`isOnly`), or those that don't: whichever are fewer. Only pages with a pincode field
 * carry them.
 */
export { deliverTo };

const { isOnly, states, withoutPincodes } = deliverTo;

/** Does the shop deliver in this state? Some of its pincodes may still be left out. */
export const deliversIn = (state: string): boolean => states.some((each) => each === state) === isOnly;

const isWhole = states.length + withoutPincodes.length === 0;
const isHome = states.length === 1 && deliversIn(shop.delivery.homeState);
/** All of India, most of it, a few states, or the home state alone: texts choose their words by it. */
export const AREA = isOnly ? (isHome ? "home" : "few") : isWhole ? "all" : "most";

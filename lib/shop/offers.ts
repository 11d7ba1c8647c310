import { rupees } from "./money";

/** The first-order offer takes this share off the paid packs, in percent. */
export const FIRST_ORDER_PERCENT = 50;

/** What the paid packs must come to, in rupees, before the first-order offer holds. */
export const FIRST_ORDER_MINIMUM = { signedIn: 100, guest: 200 };

/** What free samples beside paid packs take off those packs, in percent. The eligible price takes the same. */
export const SAMPLE_PERCENT = 10;

/** Where a customer stands with the first-order offer. The server keeps it; the browser only shows it. */
export type FirstOrderState = "none" | "claimed" | "used";

/** Where a customer stands with the free samples. */
export type SamplesState = "available" | "used";

/** The condition of the first-order offer in words, on every popup and page that offers it. */
export const firstOrderMinimumText = `Minimum order ${rupees(FIRST_ORDER_MINIMUM.signedIn)} signed in, ${rupees(
  FIRST_ORDER_MINIMUM.guest,
)} as a guest`;

import type { LiveFacts } from "#lib/shop/content/content-types.ts";

/** A browser has no fact that the owner may change: its page hands them in. */
export const filedFacts: LiveFacts = {
  version: 0,
  prices: {},
  hidden: [],
  promotions: [],
  notice: null,
  kitchen: null,
  photos: {},
};

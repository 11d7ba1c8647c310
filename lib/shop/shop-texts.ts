import { hasSampleFacts, shopTexts } from "#content/texts.ts";

/** True while the shop's record has facts that this project ships as samples, such as its phone number. */
export { hasSampleFacts };

/**
 * The texts that only pages rendered on the server have: the alternative texts of the large pictures, the promises of the
 * policy pages, and what search engines are told of the shop.
 */
export const { changedOn, description, dishes, heritageAlt, hero, making, policies, searchTitle, story } = shopTexts;

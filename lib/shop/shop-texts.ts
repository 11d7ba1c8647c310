import { hasSampleFacts, shopTexts } from "#content/texts.ts";

/** Does the shop's record still have facts that this project ships as samples, such as its phone number? */
export { hasSampleFacts };

/** What only the server's pages say of the shop: the words around its large pictures, and what the policy pages promise. */
export const { heritageAlt, hero, policies, story } = shopTexts;

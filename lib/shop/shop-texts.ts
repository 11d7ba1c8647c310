import { shopTexts } from "#content/texts.ts";

/** What only the server's pages say of the shop: the words around its large pictures, and what the policy pages promise. */
export const { heritageAlt, hero, policies } = shopTexts;

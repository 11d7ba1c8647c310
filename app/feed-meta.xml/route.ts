import { feedResponse } from "#lib/server/pages/product-feed.ts";

/** Prerendered, and again whenever the shop's state changes. */
export const dynamic = "force-static";

/** The catalogue for Meta's Commerce Manager. */
export const GET = (): Response => feedResponse("meta");

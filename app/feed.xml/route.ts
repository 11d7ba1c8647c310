import { feedResponse } from "#lib/server/pages/product-feed.ts";

/** Prerendered, and again whenever the shop's state changes. */
export const dynamic = "force-static";

/** The catalogue for Google Merchant Center. */
export const GET = (): Response => feedResponse("google");

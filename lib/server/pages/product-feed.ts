import "server-only";
import { pageOrigin } from "#lib/server/settings/site.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { type FeedReader, productFeed } from "#lib/shop/seo/product-feed.ts";

/** The feed of the products as they can be had now. */
export function feedResponse(reader: FeedReader): Response {
  return new Response(productFeed(pageOrigin(), shopState(), reader), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}

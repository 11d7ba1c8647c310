import type { MetadataRoute } from "next";
import { pageOrigin } from "#lib/server/settings/site.ts";

/** Crawlers may read everything but the API. Pages that should not be in a search index say noindex themselves. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: "/api/" }, sitemap: `${pageOrigin()}/sitemap.xml` };
}

import type { MetadataRoute } from "next";
import { pageOrigin } from "#lib/server/pages/site.ts";

/** Everything but the API may be read. Pages that are nobody's business in a search say noindex themselves. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: "/api/" }, sitemap: `${pageOrigin()}/sitemap.xml` };
}

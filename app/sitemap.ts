import type { MetadataRoute } from "next";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { pictureFiles } from "#lib/shop/pictures/picture-files.ts";
import { POLICIES_CHANGED } from "#lib/shop/policies.ts";

const policies = ["privacy", "terms", "shipping-returns", "contact"];

/** Every page that wants to be found, with its picture. */
export default function sitemap(): MetadataRoute.Sitemap {
  const origin = pageOrigin();
  const picture = (key: string) => [origin + pictureFiles(key).src];
  return [
    { url: `${origin}/`, images: picture("hero") },
    { url: `${origin}/categories` },
    ...categories.map(({ slug }) => ({ url: `${origin}/category/${slug}`, images: picture(`banner-${slug}`) })),
    ...products.map(({ slug, image }) => ({ url: `${origin}/product-details/${slug}`, images: picture(image) })),
    ...policies.map((path) => ({ url: `${origin}/${path}`, lastModified: POLICIES_CHANGED })),
  ];
}

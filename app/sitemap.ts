import type { MetadataRoute } from "next";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { packFiles, pictureFiles } from "#lib/shop/pictures/picture-files.ts";
import { POLICIES_CHANGED } from "#lib/shop/policies.ts";
import { categoryChangedOn, productChangedOn, shopChangedOn } from "#lib/shop/seo/changed-on.ts";

const policies = ["privacy", "terms", "shipping-returns", "contact"];

/** Every page that wants to be found, with its pictures and the day on which what it shows last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  const origin = pageOrigin();
  const pictures = (...paths: string[]) => [...new Set(paths)].map((path) => origin + path);
  return [
    { url: `${origin}/`, images: pictures(pictureFiles("hero").src), lastModified: shopChangedOn() },
    { url: `${origin}/categories`, lastModified: shopChangedOn() },
    ...categories.map((category) => ({
      url: `${origin}/category/${category.slug}`,
      images: pictures(pictureFiles(`banner-${category.slug}`).src),
      lastModified: categoryChangedOn(category),
    })),
    // What it looks like, and what arrives.
    ...products.map((product) => ({
      url: `${origin}/product-details/${product.slug}`,
      images: pictures(pictureFiles(product.image).src, packFiles(product).src),
      lastModified: productChangedOn(product),
    })),
    ...policies.map((path) => ({ url: `${origin}/${path}`, lastModified: POLICIES_CHANGED })),
  ];
}

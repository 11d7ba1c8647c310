import { slugOf } from "#lib/shop/content/slug.ts";

type Linked = { slug: string; name: string };

/** A product to link to, as a page sends it: by its name alone where the slug is made from that, which is shorter. */
type ProductLink = string | Linked;

/** The shortest way to send this product. */
export function productLink({ slug, name }: Linked): ProductLink {
  return slugOf(name) === slug ? name : { slug, name };
}

/** The product that was sent. */
export function linkedProduct(link: ProductLink): Linked {
  return typeof link === "string" ? { slug: slugOf(link), name: link } : link;
}

import { packKeyOf } from "#lib/shop/pictures/pack-key.ts";
import { masterKeys } from "./record.ts";

/** Every card with its words and its picture, a product's pack before its food; each run reads them anew from the catalogue. */
export async function readShareCards() {
  const [{ shareCardWords, HOME_CARD }, { categories, products }] = await Promise.all([
    import("#lib/shop/seo/share-cards.ts"),
    import("#lib/shop/catalogue/catalogue.ts"),
  ]);
  const pictures: Record<string, { picture: string; categorySlug?: string }> = {
    [HOME_CARD]: { picture: "hero" },
    ...Object.fromEntries(
      categories.map(({ slug }) => [`category-${slug}`, { picture: `banner-${slug}`, categorySlug: slug }]),
    ),
    ...Object.fromEntries(products.map(({ slug, picture, categorySlug }) => [slug, { picture, categorySlug }])),
  };
  if (products.length === 0) throw new Error("The catalogue is empty.");
  const masters = new Set(masterKeys());
  return Object.entries(shareCardWords()).map(([key, words]) => {
    const { picture, ...card } = pictures[key] ?? { picture: "hero" };
    return {
      key,
      words,
      ...card,
      picture: [packKeyOf(key), picture].find((each) => masters.has(each)) ?? "placeholder",
    };
  });
}

/** Every card with its words; each run reads them anew from the catalogue. */
export async function readShareCards() {
  const [{ shareCardWords, HOME_CARD }, { categories, products }] = await Promise.all([
    import("#lib/shop/seo/share-cards.ts"),
    import("#lib/shop/catalogue/catalogue.ts"),
  ]);
  const pictures: Record<string, { picture: string; category?: string }> = {
    [HOME_CARD]: { picture: "hero" },
    ...Object.fromEntries(
      categories.map(({ slug }) => [`category-${slug}`, { picture: `banner-${slug}`, category: slug }]),
    ),
    ...Object.fromEntries(
      categories.flatMap(({ slug: category, products: sold }) =>
        sold.map(({ slug, image }) => [slug, { picture: image, category }]),
      ),
    ),
  };
  if (products.length === 0) throw new Error("The catalogue is empty.");
  return Object.entries(shareCardWords).map(([key, words]) => ({
    key,
    words,
    ...(pictures[key] ?? { picture: "hero" }),
  }));
}

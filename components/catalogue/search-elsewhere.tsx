import { prepareSearch } from "#lib/browser/catalogue/prepare-search.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { hasWeight, type Weight } from "#lib/shop/catalogue/weights.ts";
import type { ProductWithPicture } from "#lib/shop/pictures/pictures.ts";
import { type ProductHit, shopSearch } from "#lib/shop/search/shop-search.ts";
import { printsAll } from "#lib/shop/search/spelling.ts";
import { search } from "#texts/en/search.ts";
import { CategoryChips } from "@/components/search/category-chips";
import { HitRow } from "@/components/search/hit-row";
import { AskUs } from "@/components/search/no-hits";

/** Builds the search index in small tasks. Await it before the first query: on an old phone it takes a moment. */
export const ready = prepareSearch;

/** Those of a category's products that a query finds, best first; where no name prints it, those too whose cards do. */
export function foundAmong<T extends ProductWithPicture>(products: T[], query: string): T[] {
  const hits = shopSearch().find(query);
  const found = hits.flatMap(({ slug }) => products.filter((one) => one.slug === slug));
  if (found.some(({ names }) => printsAll(Object.values(names).join(" "), query))) return found;
  return [...found, ...products.filter((one) => !found.includes(one) && printsAll(one.line, query))];
}

type Props = { query: string; weight: Weight; categorySlug: string; found: boolean };

/**
 * What a search in a category finds in the others. Where it finds nothing at all: products with such a name, else the
 * categories and the shop's phone.
 * @param category the slug of the page's own
 * @param found whether the page itself has something
 */
export function SearchElsewhere({ query, weight, categorySlug, found }: Props) {
  const t = useTexts(search);
  const others = shopSearch()
    .find(query)
    .filter((product) => product.categorySlug !== categorySlug && hasWeight(product.grams, weight));
  if (others.length > 0) return <Rows heading={t("elsewhere")} hits={others} />;
  if (found) return null;
  const similar = shopSearch().similar(query);
  if (similar.length > 0) return <Rows heading={t("didYouMean")} hits={similar} />;
  return (
    <section className="mt-10" aria-label={t("otherCategories")}>
      <h2 className="mb-4 text-[1.5rem]">{t("otherCategories")}</h2>
      <CategoryChips categories={shopSearch().categories.filter(({ slug }) => slug !== categorySlug)} />
      <AskUs />
    </section>
  );
}

function Rows({ heading, hits }: { heading: string; hits: ProductHit[] }) {
  return (
    <section className="mt-10" aria-label={heading}>
      <h2 className="mb-4 text-[1.5rem]">{heading}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-3">
        {hits.map((hit) => (
          <HitRow key={hit.slug} hit={hit} card />
        ))}
      </ul>
    </section>
  );
}

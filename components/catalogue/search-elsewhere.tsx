"use client";
import { prepareSearch } from "#lib/browser/catalogue/prepare-search.ts";
import { useShownPrice } from "#lib/browser/catalogue/use-shown-price.ts";
import { Link } from "#lib/browser/language/link.ts";
import { OtherName } from "#lib/browser/language/other-name.ts";
import { useLanguage, useRichTexts, useTexts } from "#lib/browser/language/texts.ts";
import { useSoldOut } from "#lib/browser/shop-state/known-shop.ts";
import { hasWeight, type Weight } from "#lib/shop/catalogue/weights.ts";
import { categoryIn, nameIn, titleIn } from "#lib/shop/language/names.ts";
import { pictureSources } from "#lib/shop/pictures/picture-sources.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { type ProductHit, shopSearch } from "#lib/shop/search/shop-search.ts";
import { contactLinks, shop } from "#lib/shop/shop.ts";
import { search } from "#texts/en/search.ts";
import { LinkRow } from "@/components/ui/link-row";
import { Picture } from "@/components/ui/picture";
import "./search-elsewhere.css";

/** Builds the search index in small tasks. Await it before the first query: on an old phone it takes a moment. */
export const ready = prepareSearch;

/** The slugs of all products that a query finds, best first. */
export const slugsFor = (query: string): string[] => shopSearch.find(query).map(({ slug }) => slug);

type Props = { query: string; weight: Weight; category: string; found: boolean };

/**
 * What a search in a category finds in the others. Where it finds nothing at all: products with such a name, else the
 * categories and the shop's phone.
 * @param category the slug of the page's own
 * @param found whether the page itself has something
 */
export function SearchElsewhere({ query, weight, category, found }: Props) {
  const t = useTexts(search);
  const others = shopSearch
    .find(query)
    .filter(({ categorySlug, grams }) => categorySlug !== category && hasWeight(grams, weight));
  if (others.length > 0) return <Rows heading={t("elsewhere")} hits={others} />;
  if (found) return null;
  const similar = shopSearch.similar(query);
  return similar.length > 0 ? <Rows heading={t("didYouMean")} hits={similar} /> : <WhereElse category={category} />;
}

function Rows({ heading, hits }: { heading: string; hits: ProductHit[] }) {
  return (
    <section className="elsewhere" aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {hits.map((hit) => (
          <Row key={hit.slug} hit={hit} />
        ))}
      </ul>
    </section>
  );
}

function Row({ hit }: { hit: ProductHit }) {
  const t = useTexts(search);
  const language = useLanguage();
  const { price } = useShownPrice(hit.price);
  const soldOut = useSoldOut(hit.slug);
  return (
    <li data-category={hit.categorySlug} className="card">
      <LinkRow
        href={`/product-details/${hit.slug}`}
        picture={
          <Picture
            {...pictureSources(hit.picture.name, hit.picture, { to: 160 })}
            alt=""
            sizes="3.5rem"
            className="elsewhere-picture"
          />
        }
        name={nameIn(language, hit)}
        other={categoryIn(language, hit.category)}
      >
        {soldOut ? t("soldOut") : <span className="font-display text-xl">{rupees(price)}</span>}
      </LinkRow>
    </li>
  );
}

function WhereElse({ category }: { category: string }) {
  const t = useTexts(search);
  const rich = useRichTexts(search);
  const language = useLanguage();
  return (
    <section className="elsewhere" aria-label={t("otherCategories")}>
      <h2>{t("otherCategories")}</h2>
      <ul className="chips">
        {shopSearch.categories
          .filter(({ slug }) => slug !== category)
          .map(({ slug, title, tamil }) => (
            <li key={slug} data-category={slug}>
              <Link href={`/category/${slug}`} prefetch={false} className="chip">
                {titleIn(language, { title, tamil })} <OtherName as="span" name={title} tamil={tamil} />
              </Link>
            </li>
          ))}
      </ul>
      <p>
        {rich("askUs", {
          phone: shop.phone,
          call: (words) => (
            <a href={contactLinks.phone} className="link">
              {words}
            </a>
          ),
        })}
      </p>
    </section>
  );
}

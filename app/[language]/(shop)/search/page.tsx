import { Link } from "#lib/browser/language/link.ts";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { metadataOf } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { shopSearch } from "#lib/shop/search/shop-search.ts";
import { LONGEST_QUERY } from "#lib/shop/search/spelling.ts";
import { isSoldOut } from "#lib/shop/shop-state/shop-state.ts";
import { search } from "#texts/en/search.ts";
import { CategoryChips } from "@/components/search/category-chips";
import { HitRow } from "@/components/search/hit-row";
import { NoHits } from "@/components/search/no-hits";
import "@/components/search/search.css";

type Props = PageProps & { searchParams: Promise<{ q?: string | string[] }> };

async function queryOf({ searchParams }: Props): Promise<string> {
  const { q } = await searchParams;
  return ([q].flat()[0] ?? "").slice(0, LONGEST_QUERY).trim();
}

export async function generateMetadata(props: Props) {
  const query = await queryOf(props);
  const own = await metadataOf("search", { indexed: false, offline: false })(props);
  return query === "" ? own : { ...own, title: `${own.title}: ${query}` };
}

/**
 * The search of the whole shop as a page, by the same search as the dialog. It is made for each query, and needs no
 * scripts.
 */
export default async function SearchPage(props: Props) {
  const { language } = await props.params;
  const query = await queryOf(props);
  const t = translateIn(language, search);
  return (
    <div className="page">
      <h1 className="text-4xl sm:text-6xl">{t("title")}</h1>
      <search>
        <form action={pathIn(language, "/search")} className="mt-6 flex max-w-2xl flex-wrap items-end gap-3">
          <label className="min-w-0 flex-1">
            {t("field")}
            <input
              type="search"
              name="q"
              defaultValue={query}
              maxLength={LONGEST_QUERY}
              autoComplete="off"
              className="field-input"
            />
          </label>
          <button type="submit" className="button">
            {t("title")}
          </button>
        </form>
      </search>
      <div className="search-body -mx-2 max-w-2xl pt-2 pb-8 sm:pb-6">
        {query === "" ? (
          <>
            <h2>{t("categories")}</h2>
            <CategoryChips categories={shopSearch().categories} />
            <h2>{t("tryWord")}</h2>
            <ul className="chips search-words flex flex-wrap gap-2">
              {shopSearch().examples.map((word) => (
                <li key={word}>
                  <Link href={`/search?q=${encodeURIComponent(word)}`} prefetch={false} className="chip">
                    {word}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <Results query={query} language={language} />
        )}
      </div>
    </div>
  );
}

function Results({ query, language }: { query: string; language: Language }) {
  const t = translateIn(language, search);
  const state = shopState();
  const hits = shopSearch().find(query);
  const today = indianDay(new Date());
  return (
    <>
      <p role="status" className="py-1.5 text-tamarind">
        {t("count", { count: hits.length })}
      </p>
      {hits.length > 0 ? (
        <ul>
          {hits.map((hit) => (
            <HitRow key={hit.slug} hit={hit} soldOut={isSoldOut(state, hit.slug)} madeOn={today} />
          ))}
        </ul>
      ) : (
        <NoHits similar={shopSearch().similar(query)} categories={shopSearch().categories} />
      )}
    </>
  );
}

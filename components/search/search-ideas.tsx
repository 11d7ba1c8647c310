import type { MouseEvent } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import { shopSearch } from "#lib/shop/search/shop-search.ts";
import { search } from "#texts/en/search.ts";
import { CategoryChips } from "./category-chips";

type Props = { onLink: (event: MouseEvent) => void; onWord: (word: string) => void };

/** What an empty field offers: the categories, and words that find something. */
export function SearchIdeas({ onLink, onWord }: Props) {
  const t = useTexts(search);
  return (
    <>
      <h2>{t("categories")}</h2>
      <CategoryChips categories={shopSearch.categories} onLink={onLink} />
      <h2>{t("tryWord")}</h2>
      <div className="chips search-words">
        {shopSearch.examples.map((word) => (
          <button key={word} type="button" className="chip" onClick={() => onWord(word)}>
            {word}
          </button>
        ))}
      </div>
    </>
  );
}

"use client";
import type { MouseEvent } from "react";
import { Link } from "#lib/browser/language/link.ts";
import { OtherName } from "#lib/browser/language/other-name.ts";
import { useLanguage } from "#lib/browser/language/texts.ts";
import type { shopSearch } from "#lib/shop/search/shop-search.ts";
import "./search.css";

export type CategoryChip = ReturnType<typeof shopSearch>["categories"][number];
type Props = { categories: CategoryChip[]; onLink?: (event: MouseEvent) => void };

/** The categories as links in their colours. */
export function CategoryChips({ categories, onLink }: Props) {
  const language = useLanguage();
  return (
    <ul className="chips flex flex-wrap gap-2">
      {categories.map(({ slug, names }) => (
        <li key={slug} data-category={slug}>
          <Link href={`/category/${slug}`} prefetch={false} className="chip" onClick={onLink}>
            {names[language]} <OtherName as="span" names={names} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

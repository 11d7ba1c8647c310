"use client";
import type { MouseEvent } from "react";
import { Link } from "#lib/browser/language/link.ts";
import { OtherName } from "#lib/browser/language/other-name.ts";
import { useLanguage } from "#lib/browser/language/texts.ts";
import { nameIn } from "#lib/shop/catalogue/names.ts";
import type { shopSearch } from "#lib/shop/search/shop-search.ts";
import "./search.css";

export type CategoryChip = ReturnType<typeof shopSearch>["categories"][number];
type Props = { categories: CategoryChip[]; onLink?: (event: MouseEvent) => void };

/** The categories as links in their colours. */
export function CategoryChips({ categories, onLink }: Props) {
  const language = useLanguage();
  return (
    <ul className="chips flex flex-wrap gap-2">
      {categories.map(({ slug, name, tamilName }) => (
        <li key={slug} data-category={slug}>
          <Link href={`/category/${slug}`} prefetch={false} className="chip" onClick={onLink}>
            {nameIn(language, { name, tamilName })} <OtherName as="span" name={name} tamilName={tamilName} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

import Link from "next/link";
import type { MouseEvent } from "react";
import { shopSearch } from "#lib/shop/search/shop-search.ts";

/** The categories as links in their colours. */
export function CategoryChips({ onLink }: { onLink: (event: MouseEvent) => void }) {
  return (
    <ul className="chips">
      {shopSearch.categories.map(({ slug, title, tamil }) => (
        <li key={slug} data-category={slug}>
          <Link href={`/category/${slug}`} prefetch={false} className="chip" onClick={onLink}>
            {title} <span lang="ta">{tamil}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

import type { MouseEvent } from "react";
import { Link } from "#lib/browser/language/link.ts";
import { OtherName } from "#lib/browser/language/other-name.ts";
import { useLanguage } from "#lib/browser/language/texts.ts";
import { titleIn } from "#lib/shop/language/names.ts";
import { shopSearch } from "#lib/shop/search/shop-search.ts";

/** The categories as links in their colours. */
export function CategoryChips({ onLink }: { onLink: (event: MouseEvent) => void }) {
  const language = useLanguage();
  return (
    <ul className="chips">
      {shopSearch.categories.map(({ slug, title, tamil }) => (
        <li key={slug} data-category={slug}>
          <Link href={`/category/${slug}`} prefetch={false} className="chip" onClick={onLink}>
            {titleIn(language, { title, tamil })} <OtherName as="span" name={title} tamil={tamil} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

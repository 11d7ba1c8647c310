import type { ReactNode } from "react";
import { Link } from "#lib/browser/language/link.ts";
import { OtherName } from "#lib/browser/language/other-name.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { categoryLinks } from "#lib/shop/catalogue/names.ts";
import { type NamedPicture, pictureSources } from "#lib/shop/pictures/picture-sources.ts";
import { home } from "#texts/en/home.ts";
import { Picture } from "@/components/ui/picture";
import "./home.css";

type Props = {
  /** The categories, and what their cups are filled with. */
  cups: { slug: string; picture: NamedPicture }[];
  /** Shown in a cup whose picture can't be loaded. */
  placeholder: ReactNode;
};

/** The six categories as the shop's own spice box: six cups around a seventh, which leads to all of them. */
export function Petti({ cups, placeholder }: Props) {
  const t = useTexts(home);
  const language = useLanguage();
  const cupItems = cups.map(({ slug, picture }) => {
    const category = categoryLinks.find((link) => link.slug === slug);
    return (
      category && (
        <li key={slug} data-category={slug}>
          <Link href={`/category/${slug}`} className="petti-cup zoom">
            <Picture
              {...pictureSources(picture.name, picture, { from: 160, to: 560 })}
              alt=""
              className="petti-filling"
              sizes="(min-width: 48rem) 18rem, 40vw"
              placeholder={placeholder}
            />
            <span className="petti-name">
              <b className="block font-semibold">{category.names[language]}</b>{" "}
              <OtherName as="span" names={category.names} className="block text-sm max-sm:sr-only" />
            </span>
          </Link>
        </li>
      )
    );
  });
  return (
    <ul className="petti">
      {cupItems.slice(0, 3)}
      <li>
        <Link href="/categories" className="petti-cup bg-chilli font-display hover:bg-chilli-dark">
          <span className="px-1 text-sm leading-tight sm:px-2 sm:text-2xl">{t("allCategories")}</span>
        </Link>
      </li>
      {cupItems.slice(3, 6)}
    </ul>
  );
}

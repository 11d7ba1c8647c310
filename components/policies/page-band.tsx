import type { Language } from "#lib/shop/language/language.ts";
import { breadcrumbData } from "#lib/shop/seo/breadcrumbs.ts";
import { jsonLd } from "#lib/shop/seo/structured-data.ts";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Kolam } from "@/components/ui/kolam";
import { StructuredData } from "@/components/ui/structured-data";

type Props = {
  language: Language;
  title: string;
  intro: string;
  /** What the page's own addresses begin with. */
  origin: string;
};

/**
 * The top of a page to be read: the way to it, its title on the category's deep colour, and a kolam that runs off the
 * edge.
 */
export function PageBand({ language, title, intro, origin }: Props) {
  const crumbs = [{ name: title }];
  return (
    <>
      <StructuredData json={jsonLd(breadcrumbData(origin, crumbs, language))} />
      <Breadcrumbs crumbs={crumbs} />
      <header className="relative overflow-hidden rounded-pack bg-(--deep) px-6 pt-20 pb-8 text-rice sm:px-14 sm:py-16">
        <Kolam
          rows={[1, 3, 5, 7, 9, 7, 5, 3, 1]}
          className="absolute -top-20 -right-14 size-44 opacity-60 sm:-top-8 sm:-right-24 sm:size-80 lg:-top-16 lg:-right-10 lg:size-112"
        />
        <h1 className="relative text-4xl sm:text-6xl">{title}</h1>
        <p className="relative mt-4 max-w-xl sm:w-2/3 text-pretty text-lg sm:text-xl">{intro}</p>
      </header>
    </>
  );
}

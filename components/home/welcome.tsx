"use client";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { home } from "#texts/en/home.ts";
import { WholeEnd } from "@/components/ui/whole-end";
import { Petti } from "./petti";

type Props = Parameters<typeof Petti>[0] & {
  text: string;
  lang?: "en";
  /** In the page's language. */
  tagline?: string;
};

/** The welcome, and the box to choose a category from. */
export function Welcome({ text, lang, tagline = shop.tagline, ...petti }: Props) {
  const t = useTexts(home);
  const language = useLanguage();
  return (
    <section
      id="categories"
      aria-labelledby="welcome"
      className="whole page grid items-center gap-8 pt-14 lg:grid-cols-[5fr_7fr] lg:gap-14"
    >
      <div>
        <h2 id="welcome" className="home-heading">
          {t("welcome", { shop: shop.names[language] })}
        </h2>
        <p className="mt-4 font-display text-leaf text-xl sm:text-2xl">{tagline}</p>
        <p lang={lang} className="mt-4 max-w-md text-lg">
          {text}
        </p>
      </div>
      <Petti {...petti} />
      <WholeEnd />
    </section>
  );
}

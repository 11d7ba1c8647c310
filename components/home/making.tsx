"use client";
import type { ReactNode } from "react";
import { Link } from "#lib/browser/language/link.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { type NamedPicture, pictureSources } from "#lib/shop/pictures/picture-sources.ts";
import { home } from "#texts/en/home.ts";
import { Picture } from "@/components/ui/picture";

type Props = {
  /** The product that is made, as a link at the end. */
  product: { slug: string; name: string };
  /** Each with its picture, where the shop has one. */
  steps: { title: string; text: string; picture?: NamedPicture & { alt: string; lang?: "en" } }[];
  /** The steps', where it is not the page's own. */
  lang?: "en";
  /** The line that leads from step to step. */
  line: ReactNode;
  placeholder: ReactNode;
};

/** How one product is made, in three steps. */
export function Making({ product, steps, lang, line, placeholder }: Props) {
  const t = useTexts(home);
  return (
    <section aria-labelledby="making" className="making mt-20 sm:mt-28">
      <div className="page">
        <h2 id="making" className="home-heading">
          {t("making", { name: product.name })}
        </h2>
        {line}
        <ol lang={lang}>
          {steps.map(({ title, text, picture }) => (
            <li key={title}>
              {picture && (
                <Picture
                  {...pictureSources(picture.name, picture)}
                  alt={picture.alt}
                  lang={picture.lang}
                  sizes="(min-width: 48rem) 24rem, 98vw"
                  className="mb-4 aspect-[4/3] rounded-pack"
                  placeholder={placeholder}
                />
              )}
              <h3 className="text-2xl">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Link
          href={`/product-details/${product.slug}`}
          prefetch={false}
          className="mt-4 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t("seeMade", { name: product.name })}
        </Link>
      </div>
    </section>
  );
}

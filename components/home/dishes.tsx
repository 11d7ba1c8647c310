"use client";
import type { ReactNode } from "react";
import { Link } from "#lib/browser/language/link.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { DishWithPicture } from "#lib/shop/home/dishes.ts";
import { linkedProduct } from "#lib/shop/home/product-link.ts";
import { SECOND_LANGUAGE } from "#lib/shop/language/language.ts";
import { pictureSources } from "#lib/shop/pictures/picture-sources.ts";
import { home } from "#texts/en/home.ts";
import { AddTogether } from "@/components/cart/add-together";
import { Picture } from "@/components/ui/picture";
import { TitledSection } from "@/components/ui/titled-section";

/** What people cook, and the packs that make it. */
export function Dishes({ dishes, placeholder }: { dishes: DishWithPicture[]; placeholder: ReactNode }) {
  const t = useTexts(home);
  return (
    <TitledSection name="dishes" title={t("cooking")} look="home-heading" className="page mt-20 sm:mt-28">
      <ul className="dishes">
        {dishes.map(({ key, name, otherName, categorySlug, packs, steps, lang, picture }) => (
          <li key={key} data-category={categorySlug}>
            <Picture
              {...pictureSources(picture.name, picture, { from: 320, to: 640 })}
              alt=""
              sizes="23rem"
              className="dish"
              placeholder={placeholder}
            />
            <h3>{name}</h3>
            {otherName && <p lang={SECOND_LANGUAGE}>{otherName}</p>}
            <ul>
              {packs
                .map(({ link }) => linkedProduct(link))
                .map(({ slug, name: product }) => (
                  <li key={slug}>
                    <Link href={`/product-details/${slug}`} prefetch={false}>
                      {product}
                    </Link>
                  </li>
                ))}
            </ul>
            {steps.length > 0 && (
              <details>
                <summary>{t("recipe")}</summary>
                <ol lang={lang}>
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </details>
            )}
            <AddTogether
              products={packs.map(({ link, ...pack }) => ({ ...linkedProduct(link), ...pack }))}
              set={name}
            />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

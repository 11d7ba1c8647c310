"use client";
import type { ReactNode } from "react";
import { Link } from "#lib/browser/language/link.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { linkedProduct } from "#lib/shop/catalogue/product-link.ts";
import type { DishWithPicture } from "#lib/shop/dishes.ts";
import { pictureSources } from "#lib/shop/pictures/picture-sources.ts";
import { home } from "#texts/en/home.ts";
import { AddTogether } from "@/components/cart/add-together";
import { Picture } from "@/components/ui/picture";

/** What people cook, and the packs that make it. */
export function Dishes({ dishes, placeholder }: { dishes: DishWithPicture[]; placeholder: ReactNode }) {
  const t = useTexts(home);
  return (
    <section aria-labelledby="dishes" className="page mt-20 sm:mt-28">
      <h2 id="dishes" className="home-heading">
        {t("cooking")}
      </h2>
      <ul className="dishes">
        {dishes.map(({ key, name, tamilName, categorySlug, packs, steps, picture }) => (
          <li key={key} data-category={categorySlug}>
            <Picture
              {...pictureSources(picture.name, picture, { from: 320, to: 640 })}
              alt=""
              sizes="23rem"
              className="dish"
              placeholder={placeholder}
            />
            <h3>{name}</h3>
            {tamilName && <p lang="ta">{tamilName}</p>}
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
                <ol>
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
    </section>
  );
}

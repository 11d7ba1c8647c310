import { Link } from "#lib/browser/language/link.ts";
import type { Category } from "#lib/shop/catalogue/catalogue.ts";
import { otherName } from "#lib/shop/catalogue/names.ts";
import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { withPicture } from "#lib/shop/pictures/pictures.ts";
import { isSoldOut, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import type { CategoriesTexts } from "#texts/en/categories.ts";
import { ProductPicture } from "./product-picture";

const ITEMS = 4;

/** The displayed width of a product's picture: of half of the category's card, and of a whole one. */
const HALF = "(min-width: 64rem) 10rem, (min-width: 48rem) 17vw, 40vw";
const WHOLE = "(min-width: 64rem) 20.5rem, (min-width: 48rem) 35vw, 84vw";

/** `packs`: what its packs cost and weigh. */
type Props = {
  category: Category;
  state: ShopState;
  language?: Language;
  t: Translate<CategoriesTexts>;
  packs: string;
};

/**
 * One category with its first products, as the overview of all categories shows it. An odd one at the end fills its
 * row.
 */
export function CategoryOverview({ category, state, language = "en", t, packs }: Props) {
  const { slug, products } = category;
  const name = category.names[language];
  const other = otherName(language, category);
  const shown = products.slice(0, ITEMS);
  const isWide = (n: number) => n === shown.length - 1 && n % 2 === 0;
  return (
    <section data-category={slug} className="flex h-full flex-col rounded-pack bg-(--light) p-5 sm:p-6">
      <h2 className="text-3xl text-(--deep)">{name}</h2>
      <p lang={other.lang}>{other.text}</p>
      <p className="mt-1 text-tamarind">{packs}</p>
      <ul className="mt-4 mb-5 grid grid-cols-2 gap-x-3 gap-y-4">
        {shown.map((product, n) => (
          <li key={product.slug} className="group last:odd:col-span-2">
            <Link href={`/product-details/${product.slug}`} className="zoom block h-full hover:text-chilli">
              <ProductPicture
                product={withPicture(product, state, language)}
                from={160}
                to={isWide(n) ? 1000 : 560}
                sizes={isWide(n) ? WHOLE : HALF}
                className="aspect-square rounded-xl group-last:group-odd:aspect-[2/1] group-only:aspect-square!"
                decorative
              />
              <span className="mt-2 block leading-snug">{product.names[language]}</span>
              {isSoldOut(state, product.slug) && <span className="font-semibold text-chilli">{t("soldOut")}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {products.length > ITEMS && <p className="mb-4">{t("more", { count: products.length - ITEMS })}</p>}
      <Link href={`/category/${slug}`} className="button mt-auto" aria-label={t("exploreIn", { category: name })}>
        {t("explore")}
      </Link>
    </section>
  );
}

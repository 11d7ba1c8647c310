import { usePath } from "#lib/browser/language/navigation.ts";
import { OtherName } from "#lib/browser/language/other-name.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { useSoldOut } from "#lib/browser/shop-state/known-shop.ts";
import { categoryIn } from "#lib/shop/catalogue/names.ts";
import { weightText } from "#lib/shop/catalogue/weights.ts";
import type { ProductWithPicture } from "#lib/shop/pictures/pictures.ts";
import { category as categoryTexts } from "#texts/en/category.ts";
import { BuyButtons } from "@/components/cart/buy-buttons";
import { Badge } from "./badge";
import { PackPrice } from "./pack-price";
import { ProductPicture } from "./product-picture";

type Props = { product: ProductWithPicture; description: string; lang?: "en" };

/** What the dialog of a category's page shows of a product. */
export function ProductDetails({ product, description, lang }: Props) {
  const { names, category, grams, slug } = product;
  const t = useTexts(categoryTexts);
  const language = useLanguage();
  const path = usePath();
  const soldOut = useSoldOut(slug, product.soldOut);
  return (
    <div className="grid md:grid-cols-2">
      <div className="relative">
        <ProductPicture
          product={product}
          from={560}
          to={1200}
          sizes="(min-width: 48rem) 28rem, 100vw"
          className="aspect-[4/3] md:aspect-auto md:h-full"
        />
        {!soldOut && <Badge pack={product} />}
      </div>
      <div className="p-5 sm:p-8">
        <p className="text-(--deep)">{categoryIn(language, category)}</p>
        <h2 className="mt-1 text-3xl sm:text-4xl">{product.names[language]}</h2>
        <OtherName names={names} className="mt-1 text-(--deep) text-lg" />
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <PackPrice pack={product} />
          <span className="rounded-full bg-(--light) px-3 py-1 font-semibold text-(--deep)">
            {weightText(grams, language)}
          </span>
        </div>
        <p lang={lang} className="mt-4 text-lg">
          {description}
        </p>
        <BuyButtons key={slug} product={product} soldOut={product.soldOut} description={description} />
        <a href={path(`/product-details/${slug}`)} className="link mt-2 flex min-h-11 w-fit items-center">
          {t("more")}
        </a>
      </div>
    </div>
  );
}

import { otherName } from "#lib/shop/catalogue/names.ts";
import type { Language } from "#lib/shop/language/language.ts";
import type { ProductWithPicture } from "#lib/shop/pictures/pictures.ts";
import { packOf } from "#lib/shop/pricing/pack-price.ts";
import { FoodMark } from "@/components/ui/food-mark";
import { PackPrice } from "./pack-price";

type Props = {
  product: ProductWithPicture;
  language: Language;
  /** What its food mark means. */
  mark: string;
  /** The level of its name: a preview stands within another page. */
  heading?: "h1" | "h3";
};

/** What a product's page begins with, beside its pictures: names, price, mark and card line. */
export function ProductHead({ product, language, mark, heading: Heading = "h1" }: Props) {
  const other = otherName(language, product);
  return (
    <>
      <Heading className="text-4xl sm:text-5xl lg:text-4xl xl:text-5xl">{product.names[language]}</Heading>
      <p lang={other.lang} className="mt-2 text-(--deep) text-xl">
        {other.text}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <PackPrice pack={packOf(product)} grams={product.grams} />
        <p className="flex items-center gap-2">
          <FoodMark vegetarian={!product.meat} className="size-5" /> {mark}
        </p>
      </div>
      <p lang={product.lineLang} className="mt-3 font-display text-xl">
        {product.line}
      </p>
    </>
  );
}

import { Link } from "#lib/browser/language/link.ts";
import type { Category } from "#lib/shop/catalogue/catalogue.ts";
import { categoryTextsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { otherName } from "#lib/shop/catalogue/names.ts";
import { type Language, SECOND_LANGUAGE } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { langOf } from "#lib/shop/language/words.ts";
import { pictureKeyOf } from "#lib/shop/pictures/picture-files.ts";
import { pictureOf } from "#lib/shop/pictures/pictures.ts";
import type { CategoryBannerTexts } from "#texts/en/category-banner.ts";
import { Picture } from "@/components/ui/picture";

type Props = { category: Category; language?: Language; t: Translate<CategoryBannerTexts> };

/**
 * The head of a category's page: the link back and the text on its own colour, beside the picture. Low on phones, so
 * that the products begin on the first screen.
 */
export function CategoryBanner({ category, language = "en", t }: Props) {
  const texts = categoryTextsOf(category.slug, language);
  const other = otherName(language, category);
  const banner = `banner-${category.slug}`;
  const hasBanner = pictureKeyOf(banner) === banner;
  return (
    <header className="relative flex items-stretch overflow-hidden rounded-pack bg-(--deep) text-rice">
      <div className="flex w-[66%] flex-col pr-2 pb-2.5 pl-4 md:w-[42%] md:justify-center md:py-2 md:pl-8 xl:w-[36%] xl:py-3 xl:pl-12">
        <nav aria-label={t("breadcrumb")} className="text-sm md:text-base">
          <ol className="flex items-center gap-x-2">
            <li>
              <Link href="/" className="inline-flex min-h-11 items-center underline-offset-4">
                {t("home")}
              </Link>
            </li>
            <li className="flex min-h-11 items-center gap-x-2">
              <span aria-hidden="true">›</span>
              <Link
                href="/#categories"
                aria-label={t("back")}
                className="inline-flex min-h-11 items-center underline-offset-4"
              >
                {t("categories")}
              </Link>
            </li>
          </ol>
        </nav>
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h1 className="text-[1.625rem] md:text-4xl">{category.names[language]}</h1>
          <p lang={other.lang} className="text-sm md:text-lg">
            {other.text}
          </p>
        </div>
        <p lang={langOf(texts, "description")} className="mt-0.5 max-md:hidden md:text-base">
          {texts.description}
        </p>
      </div>
      {/* Food on the right, a plain ground on the left; a category without a banner shows its first product's. When
          it fails to load, its second name is shown. */}
      <Picture
        {...pictureOf(hasBanner ? banner : (category.products[0]?.picture ?? banner), language, { from: 560 })}
        sizes="(min-width: 48rem) 64rem, 19rem"
        priority
        // The brass rim of the spice box, where the picture meets the words on its left. Until it comes its place has
        // the band's colour.
        className="[&_img]:object-right absolute inset-y-0 right-0 w-[34%] rounded-[30%_0_0_30%/50%_0_0_50%] border-brass border-l-8 bg-transparent md:w-[58%] xl:w-[64%]"
        placeholder={
          <span lang={SECOND_LANGUAGE} className="text-(--deep) text-4xl">
            {category.names[SECOND_LANGUAGE]}
          </span>
        }
      />
    </header>
  );
}

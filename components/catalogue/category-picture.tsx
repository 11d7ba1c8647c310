import type { Category } from "#lib/shop/catalogue/catalogue.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { pictureOf } from "#lib/shop/pictures/pictures.ts";
import { Picture } from "@/components/ui/picture";

type Props = {
  category: Category;
  language?: Language;
  to?: number;
  sizes: string;
  priority?: boolean;
  className?: string;
};

/** A category's banner: food on the right, a plain ground on the left. When it fails to load, the Tamil name is shown. */
export function CategoryPicture({ category, language, to, sizes, priority, className }: Props) {
  return (
    <Picture
      {...pictureOf(`banner-${category.slug}`, { from: 560, to }, language)}
      sizes={sizes}
      priority={priority}
      className={`[&_img]:object-right ${className}`}
      placeholder={
        <span lang="ta" className="text-(--deep) text-4xl">
          {category.tamilName}
        </span>
      }
    />
  );
}

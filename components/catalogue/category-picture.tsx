import type { Category } from "#lib/shop/catalogue/catalogue.ts";
import { pictureOf } from "#lib/shop/pictures/pictures.ts";
import { Picture } from "@/components/ui/picture";

type Props = { category: Category; to?: number; sizes: string; priority?: boolean; className?: string };

/** A category's banner: food on the right, a plain ground on the left. When it fails to load, the Tamil title is shown. */
export function CategoryPicture({ category, to, sizes, priority, className }: Props) {
  return (
    <Picture
      {...pictureOf(`banner-${category.slug}`, { from: 560, to })}
      sizes={sizes}
      priority={priority}
      className={`[&_img]:object-right ${className}`}
      placeholder={
        <span lang="ta" className="text-(--deep) text-4xl">
          {category.tamil}
        </span>
      }
    />
  );
}

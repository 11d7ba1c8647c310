import type { Category } from "#lib/shop/catalogue/catalogue.ts";
import { CategoryPicture } from "./category-picture";

/** The head of a category's page: the words on its own colour, beside the picture, or on a phone under it. */
export function CategoryBanner({ category }: { category: Category }) {
  return (
    <header className="relative mt-2 overflow-hidden rounded-pack bg-(--deep) text-rice">
      <CategoryPicture
        category={category}
        sizes="(min-width: 48rem) 64rem, 75vw"
        priority
        className="aspect-[15/8] md:rim md:absolute md:inset-y-0 md:right-0 md:aspect-auto md:w-[58%] lg:w-[64%]"
      />
      <div className="p-5 sm:p-8 md:w-[42%] md:py-20 md:pr-4 lg:w-[36%] lg:py-28 lg:pl-12">
        <p lang="ta" className="md:text-lg">
          {category.tamil}
        </p>
        <h1 className="mt-1 text-4xl lg:text-6xl">{category.title}</h1>
        <p className="mt-3 md:mt-4 md:text-lg">{category.description}</p>
      </div>
    </header>
  );
}

import Link from "next/link";
import type { Category } from "#lib/shop/catalogue/catalogue.ts";
import { CategoryPicture } from "./category-picture";

/** The head of a category's page: the link back and the text on its own colour, beside the picture. Low on phones, so that the products begin on the first screen. */
export function CategoryBanner({ category }: { category: Category }) {
  return (
    <header className="relative flex min-h-29 items-stretch overflow-hidden rounded-pack bg-(--deep) text-rice">
      <div className="flex w-[66%] flex-col pr-2 pb-2.5 pl-4 md:w-[42%] md:justify-center md:py-14 md:pl-8 lg:w-[36%] lg:py-20 lg:pl-12">
        <nav aria-label="Breadcrumb" className="text-sm md:text-base">
          <ol className="flex items-center gap-x-2">
            <li>
              <Link href="/" className="inline-flex min-h-11 items-center underline-offset-4">
                Home
              </Link>
            </li>
            <li className="flex items-center gap-x-2">
              <span aria-hidden="true">›</span>
              <Link
                href="/#categories"
                aria-label="Back to all categories"
                className="inline-flex min-h-11 items-center underline-offset-4"
              >
                Categories
              </Link>
            </li>
          </ol>
        </nav>
        <div className="flex flex-wrap items-baseline gap-x-2 md:mt-2 md:block">
          <h1 className="text-[1.625rem] md:text-5xl lg:text-6xl">{category.title}</h1>
          <p lang="ta" className="text-sm md:mt-2 md:text-lg">
            {category.tamil}
          </p>
        </div>
        <p className="mt-0.5 text-[0.8125rem] leading-tight max-md:line-clamp-2 md:mt-4 md:text-lg md:leading-normal">
          {category.description}
        </p>
      </div>
      <CategoryPicture
        category={category}
        sizes="(min-width: 48rem) 64rem, 19rem"
        priority
        className="rim absolute inset-y-0 right-0 w-[34%] md:w-[58%] lg:w-[64%]"
      />
    </header>
  );
}

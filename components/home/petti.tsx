import Link from "next/link";
import type { Category } from "#lib/shop/catalogue/catalogue.ts";
import { pictureFiles } from "#lib/shop/pictures/picture-files.ts";
import { Kolam } from "@/components/ui/kolam";
import { Picture } from "@/components/ui/picture";
import "./home.css";

/** The six categories as the shop's own spice box: six cups around a seventh, which leads to all of them. */
export function Petti({ categories }: { categories: Category[] }) {
  const [before, after] = [categories.slice(0, 3), categories.slice(3, 6)];
  return (
    <ul className="petti">
      {before.map((category) => (
        <Cup key={category.slug} category={category} />
      ))}
      <li>
        <Link href="/categories" className="petti-cup bg-chilli font-display hover:bg-chilli-dark">
          <span className="text-lg leading-tight sm:text-2xl">All categories</span>
        </Link>
      </li>
      {after.map((category) => (
        <Cup key={category.slug} category={category} />
      ))}
    </ul>
  );
}

/** One cup, filled with the category's first product. */
function Cup({ category: { slug, title, tamil, products } }: { category: Category }) {
  return (
    <li data-category={slug}>
      <Link href={`/category/${slug}`} className="petti-cup zoom">
        <Picture
          {...pictureFiles(products[0]?.image ?? "placeholder", { from: 160, to: 320 })}
          alt=""
          className="petti-filling"
          sizes="(min-width: 48rem) 12rem, 30vw"
          placeholder={<Kolam rows={[1, 3, 5, 3, 1]} className="mb-[30%] size-[45%] text-(--deep)" />}
        />
        <span className="petti-name">
          <span className="block font-semibold leading-tight">{title}</span>{" "}
          <span lang="ta" className="block text-sm max-sm:sr-only">
            {tamil}
          </span>
        </span>
      </Link>
    </li>
  );
}

import type { Category } from "#lib/shop/catalogue/catalogue.ts";
import { shop } from "#lib/shop/shop.ts";
import { story } from "#lib/shop/shop-texts.ts";
import { WholeEnd } from "@/components/ui/whole-end";
import { Petti } from "./petti";

/** The welcome, and the box to choose a category from. */
export function Welcome({ categories }: { categories: Category[] }) {
  return (
    <section
      id="categories"
      aria-labelledby="welcome"
      className="whole page grid items-center gap-8 pt-14 sm:pt-20 lg:grid-cols-[5fr_7fr] lg:gap-14"
    >
      <div>
        <h2 id="welcome" className="text-4xl sm:text-6xl">
          Welcome to {shop.name}
        </h2>
        <p className="mt-4 font-display text-leaf text-xl sm:text-2xl">{shop.tagline}</p>
        <p className="mt-4 max-w-md text-lg">{story.welcome}</p>
      </div>
      <Petti categories={categories} />
      <WholeEnd />
    </section>
  );
}

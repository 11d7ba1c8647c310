import { type Product, products } from "./catalogue/catalogue.ts";
import { type ProductLink, productLink } from "./catalogue/product-link.ts";
import { namedPicture, pictureKeyOf } from "./pictures/picture-files.ts";
import type { NamedPicture } from "./pictures/picture-sources.ts";
import { pictureOf } from "./pictures/pictures.ts";
import { dishes, making } from "./shop-texts.ts";

/** A dish with the packs that make it. */
export type DrawnDish = {
  key: string;
  name: string;
  tamilName: string;
  /** The category of its first product, which gives it its colours. */
  category: string;
  products: ProductLink[];
  /** `dish-{key}` where the shop has it, else its first product's. */
  picture: NamedPicture;
};

/** @throws for a slug that no product has: the content is checked for that before a build */
function productOf(slug: string): Product {
  const product = products.find((each) => each.slug === slug);
  if (!product) throw new Error(`The catalogue has no product '${slug}'.`);
  return product;
}

const hasPicture = (key: string) => pictureKeyOf(key) === key;

/** The dishes of the home page. */
export function drawnDishes(): DrawnDish[] {
  return dishes.map(({ key, name, tamilName, products: slugs }) => {
    const made = slugs.map(productOf);
    const own = `dish-${key}`;
    return {
      ...{ key, name, tamilName },
      category: made[0]?.categorySlug ?? "",
      products: made.map(productLink),
      picture: namedPicture(hasPicture(own) ? own : (made[0]?.image ?? "placeholder")),
    };
  });
}

/** The names of the dishes that this product makes. */
export function dishesOf(slug: string): string[] {
  return dishes.flatMap(({ name, products: slugs }) => (slugs.includes(slug) ? name : []));
}

type Step = { title: string; text: string; picture?: NamedPicture & { alt: string } };

/** How one product is made. The pictures of its steps, `making-{number}`, are left out while one of them is missing. */
export function drawnMaking(): { product: Pick<Product, "slug" | "name">; steps: Step[] } {
  const { slug, name } = productOf(making.product);
  const keyOf = (index: number) => `making-${index + 1}`;
  const pictured = making.steps.every((_, index) => hasPicture(keyOf(index)));
  return {
    product: { slug, name },
    steps: making.steps.map(({ title, text }, index) => ({
      ...{ title, text },
      ...(pictured && { picture: { ...namedPicture(keyOf(index)), alt: pictureOf(keyOf(index)).alt } }),
    })),
  };
}

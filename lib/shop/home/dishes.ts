import { findProduct, type Product, products } from "#lib/shop/catalogue/catalogue.ts";
import { isShown } from "#lib/shop/catalogue/live-facts.ts";
import { dishes, shopTextsIn } from "#lib/shop/facts/shop-texts.ts";
import { DEFAULT_LANGUAGE, type Language, SECOND_LANGUAGE } from "#lib/shop/language/language.ts";
import { langOf } from "#lib/shop/language/words.ts";
import { namedPicture, pictureKeyOf } from "#lib/shop/pictures/picture-files.ts";
import { altOf } from "#lib/shop/pictures/pictures.ts";
import { isSoldOut, OPEN } from "#lib/shop/shop-state/shop-state.ts";
import { productLink } from "./product-link.ts";

/** @throws for a slug that no product has: the content is checked for that before a build */
function productOf(slug: string): Product {
  const product = findProduct(slug);
  if (!product) throw new Error(`The catalogue has no product '${slug}'.`);
  return product;
}

const hasPicture = (key: string) => pictureKeyOf(key) === key;

/** A dish is cooked with so many packs: the first of its products. */
const PACKS = 3;

/** A dish is shown while a product that makes it is. */
const isMade = ({ products: slugs }: { products: string[] }) => slugs.map(productOf).some(isShown);

/** Does a recipe in English name a product that is hidden? It would send a cook to what can't be ordered. */
const namesHidden = (recipe: string[]) => {
  const text = recipe.join(" ").toLowerCase();
  return products.some((product) => !isShown(product) && text.includes(product.name.toLowerCase()));
};

/**
 * The dishes of the home page; one whose recipe names a hidden product has no steps. @param state for what is sold out
 */
export function dishesWithPictures(language: Language, state = OPEN) {
  return dishes.filter(isMade).map(({ key, name, products: slugs, recipe }) => {
    const made = slugs.map(productOf).filter(isShown).slice(0, PACKS);
    const isEnglish = language === DEFAULT_LANGUAGE;
    const own = `dish-${key}`;
    return {
      key,
      name: name[language],
      // A cook who reads the second language sees it on a page in English too.
      ...(isEnglish && { otherName: name[SECOND_LANGUAGE] }),
      // That of its first product, which gives it its colours.
      categorySlug: made[0]?.categorySlug ?? "",
      packs: made.map(({ slug, name, names, category, price }) => ({
        link: productLink({ slug, name: names[language] }),
        ...(isEnglish ? {} : { name }),
        ...{ category, price },
        ...(isSoldOut(state, slug) && { soldOut: true }),
      })),
      steps: namesHidden(recipe.en) ? [] : (recipe[language] ?? recipe.en),
      ...(!recipe[language] && { lang: DEFAULT_LANGUAGE }),
      // Its own where the shop has it, else its first product's.
      picture: namedPicture(hasPicture(own) ? own : (made[0]?.picture ?? "placeholder")),
    };
  });
}

/** A dish with the packs that make it. */
export type DishWithPicture = ReturnType<typeof dishesWithPictures>[number];

/** The names of the dishes that this product makes. */
export function dishesOf(slug: string, language: Language): string[] {
  return dishes.filter(({ products: slugs }) => slugs.includes(slug)).map(({ name }) => name[language]);
}

/**
 * How one product is made; null while that is hidden. The pictures of its steps, `making-{number}`, are left out while
 * one of them is missing. `lang` is there for steps that a page in another language shows in English.
 */
export function makingWithPictures(language: Language) {
  const texts = shopTextsIn(language);
  const product = productOf(texts.making.product);
  if (!isShown(product)) return null;
  const keyOf = (index: number) => `making-${index + 1}`;
  const pictured = texts.making.steps.every((_, index) => hasPicture(keyOf(index)));
  const lang = langOf(texts, "making.steps");
  return {
    product: { slug: product.slug, name: product.names[language] },
    steps: texts.making.steps.map(({ title, text }, index) => ({
      title,
      text,
      ...(pictured && { picture: { ...namedPicture(keyOf(index)), ...altOf(keyOf(index), language) } }),
    })),
    ...(lang && { lang }),
  };
}

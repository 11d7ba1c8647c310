import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { pictureWordsOf, textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { isSoldOut, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { heritageAlt, hero } from "#lib/shop/shop-texts.ts";
import { type PictureFiles, pictureFactsOf, pictureFiles, pictureKeyOf } from "./picture-files.ts";
import type { PictureFacts } from "./picture-sources.ts";

/** A picture with its alternative text. */
export type ShopPicture = PictureFiles & { alt: string };

/**
 * The picture of that key, as components/ui/picture takes it. Where no alternative text is needed, because the name is
 * beside it, `pictureFiles` alone is lighter in the browser.
 */
export function pictureOf(key: string, widths?: { from?: number; to?: number }): ShopPicture {
  const files = pictureFiles(key, widths);
  return { ...files, alt: wordsOf(files.name) };
}

/** What the shop's own large pictures show. */
const ownWords: Record<string, string> = {
  hero: hero.alt,
  "hero-mobile": hero.altOnPhones,
  heritage: heritageAlt,
  placeholder: "An empty brass bowl on a banana leaf",
};

const wordsOf = (key: string): string => ownWords[key] ?? pictureWordsOf(key) ?? "";

/** The hero: wide, and upright on a phone, where the text is above the box and not beside it. */
export function heroPicture(wideFrom: string): ShopPicture {
  const wide = pictureOf("hero");
  const upright = pictureFiles("hero-mobile");
  const media = `(min-width: ${wideFrom})`;
  return { ...wide, sources: [...wide.sources.map((source) => ({ ...source, media })), ...upright.sources] };
}

/**
 * A product as it is when its page is made, with what is known of its picture: for a card that is drawn in the browser too.
 * `soldOut` is left out where it is not so: a page sends it once for each card.
 */
export type DrawnProduct = Product & {
  soldOut?: true;
  picture: PictureFacts & { name: string; alt: string };
  /** One true line that says what it is. */
  line: string;
  /** Left out for vegetarian food. */
  meat?: true;
};

/** The product as a card takes it. */
export function drawn(product: Product, state: ShopState): DrawnProduct {
  const name = pictureKeyOf(product.image);
  const { cardLine, label } = textsOf(product.slug);
  return {
    ...product,
    line: cardLine,
    ...(!label.vegetarian && { meat: true }),
    ...(isSoldOut(state, product.slug) && { soldOut: true }),
    picture: { ...pictureFactsOf(name), name, alt: wordsOf(name) },
  };
}

/** The product as the strip of the home page takes it: what its cards don't show would be sent with each of them. */
export type StripProduct = Omit<DrawnProduct, "image" | "line" | "meat">;

export function inStrip(product: Product, state: ShopState): StripProduct {
  const { image: _, line, meat, picture, ...shown } = drawn(product, state);
  return { ...shown, picture: { ...picture, alt: "" } };
}

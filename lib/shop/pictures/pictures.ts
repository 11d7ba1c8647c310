import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { pictureWordsOf, textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { weightText } from "#lib/shop/catalogue/weights.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import { DEFAULT_LANGUAGE, type Language } from "#lib/shop/language/language.ts";
import { translateIn } from "#lib/shop/language/translate-in.ts";
import { langOf } from "#lib/shop/language/words.ts";
import { promotionsOn } from "#lib/shop/pricing/promotion.ts";
import { isSoldOut, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { pictures } from "#texts/en/pictures.ts";
import { namedPack, namedPicture, type PictureFiles, pictureFactsOf, pictureFiles } from "./picture-files.ts";
import { type NamedPicture, webpWidthOf } from "./picture-sources.ts";

/** An alternative text. `lang` is there for one that a page in another language has in English only. */
type Alternative = { alt: string; lang?: "en" };

/** A picture with its alternative text. */
export type ShopPicture = PictureFiles & Alternative;

/**
 * The picture of that key, as components/ui/picture takes it. Where no alternative text is needed, because the name is
 * beside it, `pictureFiles` alone is lighter in the browser.
 */
export function pictureOf(key: string, language: Language, widths?: { from?: number; to?: number }): ShopPicture {
  const files = pictureFiles(key, widths);
  return { ...files, ...altOf(files.name, language) };
}

/** What the picture of that key shows, in a language. */
export function altOf(key: string, language: Language): Alternative {
  if (key === "placeholder") return { alt: translateIn(language, pictures)("placeholder") };
  const words = pictureWordsOf(key);
  const alt = words?.[language];
  if (words && alt === undefined) return { alt: words.en, lang: DEFAULT_LANGUAGE };
  return { alt: alt ?? "" };
}

/** The hero: wide, and upright on a phone, where the text is above the box and not beside it. */
export function heroPicture(wideFrom: string, language: Language): ShopPicture {
  const wide = pictureOf("hero", language);
  const upright = pictureFiles("hero-mobile");
  const media = `(min-width: ${wideFrom})`;
  const { src, width, height } = wide;
  const srcSet = `${src} ${webpWidthOf(pictureFactsOf("hero").widths)}w`;
  const sources = [...wide.sources, { type: "image/webp", srcSet, width, height }].map((each) => ({ ...each, media }));
  // The image after the sources is the upright one.
  return { ...wide, ...upright, name: wide.name, sources: [...sources, ...upright.sources] };
}

/**
 * A product as it is when its page is made, with what is known of its picture: for a card that is drawn in the browser
 * too. `soldOut` is left out where it is not so: a page sends it once for each card.
 */
export type ProductWithPicture = Omit<Product, "picture"> & {
  soldOut?: true;
  /** The day in India on which the page is made, while a promotion of some days changes its prices. */
  madeOn?: string;
  picture: NamedPicture & Alternative;
  /** One true line that says what it is. */
  line: string;
  /** The line's, where a page in another language has it in English only. */
  lineLang?: "en";
  /** Left out for vegetarian food. */
  meat?: true;
};

/** A product's food, beside its pack. */
export function foodOf({ picture }: Product, language: Language): ProductWithPicture["picture"] {
  const food = namedPicture(picture);
  return { ...food, ...altOf(food.name, language) };
}

/** The product as a card takes it. */
export function withPicture(product: Product, state: ShopState, language: Language): ProductWithPicture {
  const texts = textsOf(product.slug, language);
  const { cardLine, label } = texts;
  const lineLang = langOf(texts, "cardLine");
  const today = indianDay(new Date());
  return {
    ...product,
    line: cardLine,
    ...(lineLang && { lineLang }),
    ...(!label.vegetarian && { meat: true }),
    ...(isSoldOut(state, product.slug) && { soldOut: true }),
    ...(promotionsOn(today).length > 0 && { madeOn: today }),
    // Read only where it stands alone: the name and the weight are what a pack says.
    picture: { ...namedPack(product), alt: `${product.names[language]}, ${weightText(product.grams, language)}` },
  };
}

/** The product as the strip of the home page takes it: what its cards don't show would be sent with each of them. */
export type StripProduct = Omit<ProductWithPicture, "line" | "lineLang" | "meat">;

export function inStrip(product: Product, state: ShopState, language: Language): StripProduct {
  const { line, lineLang, meat, picture, ...shown } = withPicture(product, state, language);
  return { ...shown, picture: { ...picture, alt: "" } };
}

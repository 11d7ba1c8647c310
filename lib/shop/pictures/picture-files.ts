import { pictureData } from "#content/pictures.ts";
import { liveFacts } from "#lib/shop/catalogue/live-facts.ts";
import { packKeyOf } from "./pack-key.ts";
import { photoFacts } from "./photo-facts.ts";
import { type NamedPicture, type PictureFacts, type PictureSource, pictureSources } from "./picture-sources.ts";

/** The parts of a <picture>. Width and height reserve its space until it has loaded. */
export type PictureFiles = {
  /**
   * The picture's key: a product's, `banner-{category}`, `hero`, `hero-mobile`, `heritage` or `placeholder`.
   */
  name: string;
  sources: PictureSource[];
  /** The WebP. */
  src: string;
  width: number;
  height: number;
};

/**
 * The key itself where there is such a picture; for one that has none, as a new category's banner, the placeholder's.
 */
export function pictureKeyOf(key: string): string {
  return Object.hasOwn(pictureData, key) ? key : "placeholder";
}

/**
 * What is known of the picture with this key.
 * @throws where there is neither this picture nor the placeholder: the content is checked for that before a build
 */
export function pictureFactsOf(key: string): PictureFacts {
  const facts = pictureData[pictureKeyOf(key)];
  if (!facts) throw new Error("The shop has no placeholder picture.");
  return facts;
}

/** The picture with this key, or the placeholder, as a page sends it to what draws it in the browser. */
export function namedPicture(key: string): NamedPicture {
  return { ...pictureFactsOf(key), name: pictureKeyOf(key) };
}

/** The files of the picture of that key, in the widths between `from` and `to`. */
export function pictureFiles(key: string, range?: { from?: number; to?: number }): PictureFiles {
  return pictureSources(pictureKeyOf(key), pictureFactsOf(key), range);
}

/** The facts of the picture of a product's pack, where there is one. By its slug: no two products share a pack. */
export const packFactsOf = (slug: string): PictureFacts | undefined => pictureData[packKeyOf(slug)];

/**
 * What arrives at the door: the owner's photo of a product's pack, the picture of that, or of its food where there is
 * none of the pack.
 */
export function namedPack({ slug, picture }: { slug: string; picture: string }): NamedPicture {
  const photo = liveFacts().photos[slug];
  const facts = photo ? photoFacts(slug, photo) : packFactsOf(slug);
  const food = namedPicture(picture);
  return facts ? { ...facts, name: food.name, file: facts.file ?? packKeyOf(slug) } : food;
}

/** The files of that picture. */
export function packFiles(
  product: { slug: string; picture: string },
  range?: { from?: number; to?: number },
): PictureFiles {
  const pack = namedPack(product);
  return pictureSources(pack.name, pack, range);
}

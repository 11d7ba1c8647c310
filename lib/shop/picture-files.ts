import { pictureData } from "./picture-data";
import { type PictureSource, pictureSources } from "./picture-sources";

/** Names one picture: a product's slug, `banner-{category}`, `hero`, `hero-mobile`, `heritage` or `placeholder`. */
export type PictureKey = keyof typeof pictureData;

/** What a <picture> is made of. Its shape is kept by width and height until it is there. */
export type PictureFiles = {
  /** Chooses the colours that are shown until it is there. */
  name: PictureKey;
  sources: PictureSource[];
  src: string;
  width: number;
  height: number;
};

/** The picture of that key; for a key that has none, as a new category's banner, the placeholder. */
export function pictureKeyOf(key: string): PictureKey {
  return Object.hasOwn(pictureData, key) ? (key as PictureKey) : "placeholder";
}

/** The files of the picture of that key, in the widths between `from` and `to`. */
export function pictureFiles(key: string, range?: { from?: number; to?: number }): PictureFiles {
  const name = pictureKeyOf(key);
  return pictureSources(name, pictureData[name], range);
}

/** What is known of a picture: enough to name every file of it. */
export type PictureFacts = {
  hash: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** What the names of its files begin with, where that isn't the picture's own name. */
  file?: string;
};

/** The facts of a picture with its key, which is smaller than the names of all its files. */
export type NamedPicture = PictureFacts & { name: string };

/** One choice of a <picture>. */
export type PictureSource = {
  type: string;
  srcSet: string;
  width: number;
  height: number;
  /** When this choice is looked at, as a media query; always, without one. */
  media?: string;
};

const TYPES = ["avif", "webp"] as const;

/**
 * The files of a picture, AVIF before WebP, in the widths between `from` and `to`: a page has only those that it can use,
 * and the browser chooses among them. Apart from the list of all pictures, so that a page has only the facts of its own.
 */
export function pictureSources<Name extends string>(
  name: Name,
  { hash, width, height, widths, file = name }: PictureFacts,
  { from = 0, to = Number.POSITIVE_INFINITY } = {},
) {
  const within = widths.filter((each) => each >= from && each <= to);
  // A picture of another shape has other widths, for example a banner in place of a product's picture.
  const used = within.length > 0 ? within : widths.slice(0, 1);
  const path = (each: number, type: string) => `/pictures/${file}-${each}.${hash}.${type}`;
  const sources: PictureSource[] = TYPES.map((type) => ({
    type: `image/${type}`,
    srcSet: used.map((each) => `${path(each, type)} ${each}w`).join(", "),
    width,
    height,
  }));
  return { name, sources, src: path(used.at(-1) ?? 0, "webp"), width, height };
}

/** What is known of a picture: enough to name every file of it. */
export type PictureFacts = {
  hash: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** What the names of its files begin with, where that isn't the picture's own name. */
  file?: string;
};

/** The facts of the picture with this key: lighter to send than the list of its files. */
export type NamedPicture = PictureFacts & { name: string };

/** One choice of a <picture> before its image. */
export type PictureSource = {
  type: string;
  srcSet: string;
  width: number;
  height: number;
  /** When this choice is looked at, as a media query; always, without one. */
  media?: string;
};

/**
 * The most pixels of a picture's only WebP: as wide as shops that list the products want it, and no heavier than a page
 * bears.
 */
const WEBP_WIDTH = 800;

/** The one width of a picture that is there as WebP too: for browsers that know no AVIF, and for machines. */
export function webpWidthOf(widths: readonly number[]): number {
  return widths.filter((width) => width <= WEBP_WIDTH).at(-1) ?? widths[0] ?? 0;
}

/**
 * The files of a picture: AVIF in the widths from `from` up to the first that is at least `to`, because a page has only
 * those that it can use, and the browser chooses among them; and its WebP. Apart from the list of all pictures, so that
 * a page has only the facts of its own.
 */
export function pictureSources<Name extends string>(
  name: Name,
  { hash, width, height, widths, file = name }: PictureFacts,
  { from = 0, to = Number.POSITIVE_INFINITY } = {},
) {
  // A picture of another shape has other widths, for example a banner in place of a product's picture.
  const largest = widths.findIndex((each) => each >= to);
  const upTo = largest < 0 ? widths : widths.slice(0, largest + 1);
  const within = upTo.filter((each) => each >= from);
  const used = within.length > 0 ? within : upTo.slice(-1);
  const path = (each: number, type: string) => `/pictures/${file}-${each}.${hash}.${type}`;
  const srcSet = used.map((each) => `${path(each, "avif")} ${each}w`).join(", ");
  const sources: PictureSource[] = [{ type: "image/avif", srcSet, width, height }];
  return { name, sources, src: path(webpWidthOf(widths), "webp"), width, height };
}

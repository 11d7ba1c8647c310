import type { PictureFacts } from "./picture-sources.ts";

/* Apart from photo.ts, whose sentences no shopper's browser needs. */

/**
 * Pixels of the square that a pack's photo is cut to, and the fewest that it is cut from: a smaller one would look
 * soft.
 */
export const PHOTO_SIDE = 1200;
/** The widths of its AVIF files, in pixels: those of a drawn pack (scripts/pictures/recipes). */
export const PHOTO_WIDTHS = [160, 320, 560, 800, 1000] as const;

/** What names the files of a photo of a product's pack, as of any picture. @param hash eight hexadecimal digits */
export function photoFacts(slug: string, hash: string): PictureFacts {
  return { hash, width: PHOTO_SIDE, height: PHOTO_SIDE, widths: PHOTO_WIDTHS, file: `${slug}-photo` };
}

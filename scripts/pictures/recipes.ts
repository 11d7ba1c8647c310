import { webpWidthOf } from "#lib/shop/pictures/picture-sources.ts";

export type Format = "avif" | "webp";
/** One file of a picture, and how heavy it may be. */
export type Size = { width: number; format: Format; kilobytes: number };

/**
 * The files of a picture: AVIF in all its widths, which is what nearly everybody gets, and one WebP for the few
 * browsers before it and for machines, which may weigh what it needs.
 */
function sizes(...rows: [width: number, avifKb: number][]): Size[] {
  const one = webpWidthOf(rows.map(([width]) => width));
  return rows.flatMap(([width, avifKb]) => [
    { width, format: "avif", kilobytes: avifKb },
    ...(width === one ? [{ width, format: "webp" as const, kilobytes: Math.ceil(avifKb * 1.5) }] : []),
  ]);
}

/**
 * A thumbnail; a card on one and on two device pixels; a card on a phone; the product's page on a phone, where food and
 * pack together may weigh 90 KB; the same on a sharp or large screen.
 */
const square = sizes([160, 5], [320, 14], [560, 28], [800, 45], [1000, 58]);

const own: [pattern: RegExp, sizes: Size[]][] = [
  [/^hero$/, sizes([1280, 70], [1920, 120])],
  // Alone above the fold of a phone, where all pictures together may weigh 90 KB.
  [/^hero-mobile$/, sizes([720, 45], [1080, 75])],
  [/^banner-/, sizes([560, 14], [800, 24], [1200, 45], [1600, 70])],
  [/^heritage$/, sizes([800, 35], [1200, 65])],
  // As wide as a card.
  [/^dish-/, sizes([320, 14], [640, 40])],
  // As wide as a phone is: the home page asks for no other.
  [/^making-/, sizes([1000, 45])],
  [/^placeholder$/, sizes([320, 14], [800, 45])],
];

/** The files in which this picture is really used. A product's is the square of the cards. */
export function sizesOf(key: string): Size[] {
  return own.find(([pattern]) => pattern.test(key))?.[1] ?? square;
}

/** The widths that a page may ask for, in AVIF. */
export const widthsOf = (key: string): number[] =>
  sizesOf(key).flatMap(({ width, format }) => (format === "avif" ? [width] : []));

/** Tried from the best on: what lies above the first is not seen, and what lies below the last is. */
export const qualities = {
  avif: [60, 57, 54, 51, 48, 45, 42, 39, 36, 33],
  webp: [80, 77, 74, 71, 68, 65, 62, 58, 54, 50, 45, 40],
};

/** Changes with the encoder's settings, and so makes every picture stale. */
export const encoding = { avif: { effort: 5, chromaSubsampling: "4:2:0" }, webp: { effort: 6, smartSubsample: true } };

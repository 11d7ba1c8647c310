import type { Square } from "#lib/shop/pictures/photo.ts";
import { PHOTO_SIDE } from "#lib/shop/pictures/photo-facts.ts";

/** In pixels, upright. */
export type Picture = { width: number; height: number };

/** The largest side that a square in this picture may have. */
export const largestSide = ({ width, height }: Picture): number => Math.min(width, height);

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, Math.round(value)));

/**
 * The square of this side that is nearest to a place and wholly in the picture; of whole pixels, and no smaller than a
 * photo may be.
 */
function squareAt(picture: Picture, x: number, y: number, wanted: number): Square {
  const side = clamp(wanted, Math.min(PHOTO_SIDE, largestSide(picture)), largestSide(picture));
  return { x: clamp(x, 0, picture.width - side), y: clamp(y, 0, picture.height - side), side };
}

/** The largest square in the middle. */
export function middleSquare(picture: Picture): Square {
  const side = largestSide(picture);
  return squareAt(picture, Math.floor((picture.width - side) / 2), Math.floor((picture.height - side) / 2), side);
}

/** The square moved by so many pixels of the picture, as far as there is room. */
export const movedSquare = (picture: Picture, { x, y, side }: Square, right: number, down: number): Square =>
  squareAt(picture, x + right, y + down, side);

/** The square made larger or smaller around its middle. */
export const resizedSquare = (picture: Picture, { x, y, side }: Square, wanted: number): Square =>
  squareAt(picture, x + (side - wanted) / 2, y + (side - wanted) / 2, wanted);

import { PHOTO_SIDE, PHOTO_WIDTHS } from "./photo-facts.ts";

/** The largest file that an owner may send, in bytes: what a phone's camera makes has 2 to 15 MB. */
export const MOST_PHOTO_BYTES = 20 * 1024 * 1024;
/** The shop keeps so many photos: each has seven files, together about half a megabyte. */
export const MOST_PHOTOS = 300;

/** Why a photo can't be used, and what to do. */
export const photoProblems = {
  heic: "This is a HEIC picture, which the shop can't read. On the iPhone choose Settings > Camera > Formats > Most Compatible and take the photo again; or send it to yourself by WhatsApp and save it from there.",
  type: "This is no photo that the shop can read. Please choose a JPEG, PNG or WebP file, as a phone's camera makes it.",
  small: `The square has less than ${PHOTO_SIDE} x ${PHOTO_SIDE} pixels and would look blurred. Please make the frame larger, or take the photo with the phone's camera and send it whole.`,
  outside: "The square does not lie in the picture. Please choose it again.",
  broken: "The photo can't be read to its end. Please send it once more, or take it again.",
  pixels: "The photo has too many pixels. Please take it at 50 megapixels or less, and save it as an ordinary JPEG.",
  bytes: "The photo has more than 20 MB. Please take it in a smaller size.",
  full: `The shop has ${MOST_PHOTOS} photos and keeps no more. Please open a product that had several, and delete those that it does not show.`,
} as const;
export type PhotoProblem = keyof typeof photoProblems;

/** Whole pixels of the upright picture. */
export type Square = { x: number; y: number; side: number };

/** What a file is by its first bytes, twelve or more; never by its name. */
export function photoTypeOf(bytes: Uint8Array): "jpeg" | "png" | "webp" | "heic" | null {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^RIFF.{4}WEBP/s.test(text)) return "webp";
  return /^.{4}ftyp(hei|hev|mif1|msf1)/s.test(text) ? "heic" : null;
}

/** The name of a file of a photo. */
export const photoFile = (slug: string, width: number, hash: string, type: string): string =>
  `${slug}-photo-${width}.${hash}.${type}`;

/** The name of the file that a photo's others were made from: 1200 x 1200 pixels, JPEG. */
export const photoMaster = (slug: string, hash: string): string => photoFile(slug, PHOTO_SIDE, hash, "jpeg");

const FILE = new RegExp(
  `^[a-z\\d-]{1,100}-photo-(?:(?:${PHOTO_WIDTHS.join("|")})\\.[\\da-f]{8}\\.(?:avif|webp)|${PHOTO_SIDE}\\.[\\da-f]{8}\\.jpeg)$`,
);

/** Returns true for what may be the name of a stored file. */
export const isPhotoFile = (name: string): boolean => FILE.test(name);

/** Returns true for the address to which an owner sends a photo: its body alone may be large. */
export const isPhotoUpload = (url: string): boolean => /^\/api\/products\/[^/?]+\/photo(\?|$)/.test(url);

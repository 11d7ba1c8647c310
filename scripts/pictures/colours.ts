import sharp from "sharp";
import type { Delivered } from "./record.ts";

/**
 * The three placeholder colours of a picture: its subject's, and the ground's above and below. The subject's is the
 * strongest of the middle, because the mean of a red heap and its dark bowl is grey-brown.
 */
export async function coloursOf(master: Uint8Array): Promise<Delivered["colours"]> {
  const grid = 9;
  const { data } = await sharp(master)
    .resize(grid, grid, { fit: "fill", kernel: "cubic" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Rgb => [0, 1, 2].map((c) => data[(y * grid + x) * 3 + c] ?? 0) as Rgb;
  const cells = (from: number, to: number, rows: number[]) =>
    rows.flatMap((y) => Array.from({ length: to - from }, (_, i) => at(from + i, y)));
  const middle = cells(2, 7, [2, 3, 4, 5, 6]).sort((a, b) => strength(b) - strength(a));
  return [mean(middle.slice(0, 6)), mean(cells(0, grid, [0, 1])), mean(cells(0, grid, [7, 8]))];
}

type Rgb = [red: number, green: number, blue: number];

/** Bright and full of colour is what the eye takes for the subject. */
const strength = ([red, green, blue]: Rgb) =>
  Math.max(red, green, blue) - Math.min(red, green, blue) + Math.max(red, green, blue) / 2;

function mean(colours: Rgb[]): string {
  const part = (c: 0 | 1 | 2) => Math.round(colours.reduce((sum, colour) => sum + colour[c], 0) / colours.length);
  return `#${[part(0), part(1), part(2)].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

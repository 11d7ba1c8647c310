import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A picture of colours that change over it, so that no part is like another. */
export function colours(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      pixels[at] = Math.round((x / width) * 255);
      pixels[at + 1] = Math.round((y / height) * 255);
      pixels[at + 2] = x > width / 2 ? 200 : 40;
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** How a camera that was held so stores an upright picture, by the number of EXIF. Sharp mirrors first and turns then. */
const turned: ((upright: Sharp) => Sharp)[] = [
  (upright) => upright,
  (upright) => upright.flop(),
  (upright) => upright.rotate(180),
  (upright) => upright.flip(),
  (upright) => upright.rotate(90).flip(),
  (upright) => upright.rotate(270),
  (upright) => upright.rotate(90).flop(),
  (upright) => upright.rotate(90),
];

/** The upright picture as a JPEG that says how the camera was held. @param orientation 1 to 8 */
export async function heldCamera(upright: Sharp, orientation: number): Promise<Buffer> {
  const png = await upright.clone().png().toBuffer();
  const stored = turned[orientation - 1]?.(sharp(png)) ?? sharp(png);
  return stored.withMetadata({ orientation }).jpeg({ quality: 100, chromaSubsampling: "4:4:4" }).toBuffer();
}

/** A photo as a phone stores it: with where it was taken and by which camera. */
export const fromPhone = (width: number, height: number): Promise<Buffer> =>
  colours(width, height)
    .withExif({ IFD0: { Make: "Phonemaker" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "13/1 5/1 0/1" } })
    .jpeg()
    .toBuffer();

/** A PNG of no pixels that says that it has very many. */
export function pixelBomb(side: number): Buffer {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12P4z8AAAAQAAQHjKbMiAAAAAElFTkSuQmCC",
    "base64",
  );
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** A picture of one colour, as large as wanted and quickly made. */
export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a06030" } });

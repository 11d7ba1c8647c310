/**
 * Cuts a photo, in a process of its own: what a stranger's file does to the decoder ends this process and not the shop,
 * and its memory goes back when it ends. Reads the file from standard input, and what to do from its argument; sends
 * one message. At run time it imports nothing of ours: the built shop has this file alone.
 */
import { buffer } from "node:stream/consumers";
import sharp, { type Sharp } from "sharp";
import type { Cut, Job } from "#lib/server/photos/cut-in-process.ts";

/** A phone's 50 megapixels pass. */
const MOST_PIXELS = 60_000_000;
/** Of a picture that must be held as a whole while it is read, because it is stored in layers, or as WebP. */
const MOST_PIXELS_WHOLE = 13_000_000;
const SECONDS = 40;
/** A document of Firestore has less than a MiB. */
const MOST_BYTES = 900_000;
/** Tried from the best on. */
const encodings = {
  avif: [50, 40, 25].map((quality) => ({ quality, effort: 3, chromaSubsampling: "4:2:0" })),
  webp: [77, 60, 40].map((quality) => ({ quality, smartSubsample: true })),
  jpeg: [90, 80, 60, 40].map((quality) => ({ quality })),
};

async function cut({ square, side, files }: Job, bytes: Buffer): Promise<Cut> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: "error" } as const;
  const { autoOrient, orientation = 1, format, isProgressive } = await sharp(bytes, options).metadata();
  const { width, height } = autoOrient;
  if ((isProgressive || format === "webp") && width * height > MOST_PIXELS_WHOLE) return { problem: "pixels" };
  const middle = Math.min(width, height);
  const chosen = square ?? {
    x: Math.floor((width - middle) / 2),
    y: Math.floor((height - middle) / 2),
    side: middle,
  };
  if (chosen.x + chosen.side > width || chosen.y + chosen.side > height) return { problem: "outside" };
  if (chosen.side < side) return { problem: "small" };
  const place = storedPlace(chosen, width, height, orientation);
  const { data, info } = await sharp(bytes, options)
    .extract({ ...place, width: chosen.side, height: chosen.side })
    .resize(side, side)
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .timeout({ seconds: SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: side, height: side, channels: info.channels };
  const turned = await sharp(data, { raw })
    .flip(orientation === 4 || orientation === 5)
    .flop(orientation === 2 || orientation === 7)
    .rotate([0, 0, 180, 0, 90, 90, 90, 270][orientation - 1] ?? 0)
    .raw()
    .toBuffer();
  const made: Buffer[] = [];
  for (const { width, type } of files) made.push(await encoded(sharp(turned, { raw }).resize(width), type));
  return { files: made };
}

/**
 * Where a square of the upright picture lies in the stored one. Only what was cut is turned upright: the whole of one
 * that lies on its side would have to be held in memory.
 * @param orientation as EXIF has it, 1 to 8
 */
function storedPlace({ x, y, side }: NonNullable<Job["square"]>, width: number, height: number, orientation: number) {
  const right = width - x - side;
  const below = height - y - side;
  const places = [
    [x, y],
    [right, y],
    [right, below],
    [x, below],
    [y, x],
    [y, right],
    [below, right],
    [below, x],
  ];
  const [left = x, top = y] = places[orientation - 1] ?? [];
  return { left, top };
}

async function encoded(image: Sharp, type: Job["files"][number]["type"]): Promise<Buffer> {
  let file = Buffer.alloc(0);
  for (const options of encodings[type]) {
    file = await image.clone().toFormat(type, options).timeout({ seconds: SECONDS }).toBuffer();
    if (file.length <= MOST_BYTES) break;
  }
  return file;
}

sharp.cache(false);
sharp.concurrency(1);
// Whatever else a file may be, nothing reads it.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["Jpeg", "Png", "Webp"].map((type) => `VipsForeignLoad${type}Buffer`) });
const result = await cut(JSON.parse(process.argv[2] ?? ""), await buffer(process.stdin)).catch(
  (error: Error): Cut => ({ problem: error.message.includes("pixel limit") ? "pixels" : "broken" }),
);
process.send?.(result, () => process.disconnect());

import { Readable } from "node:stream";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { cutInProcess as cutStream, type Job } from "#lib/server/photos/cut-in-process.ts";
import { colours, fromPhone, heldCamera, pixelBomb } from "@/tests/support/photos";

const SQUARE = { x: 110, y: 10, side: 80 };
const job: Job = { square: SQUARE, side: 40, files: [{ width: 40, type: "jpeg" }] };

const cutInProcess = (job: Job, bytes: Uint8Array) => cutStream(job, Readable.from([bytes], { objectMode: true }));

async function pixelsOf(file: Uint8Array | undefined): Promise<number[]> {
  const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return [...data];
}
async function cut(bytes: Uint8Array, other: Partial<Job> = {}): Promise<Uint8Array> {
  const made = await cutInProcess({ ...job, ...other }, bytes);
  return ("files" in made && made.files[0]) || expect.fail(JSON.stringify(made));
}
const furthest = (one: number[], other: number[]) =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 999))));

// promise: however the phone was held, the square is that of the upright picture
test.each([1, 2, 3, 4, 5, 6, 7, 8])("a photo of a camera held as number %i is cut upright", async (orientation) => {
  const upright = colours(200, 100);
  const wanted = await pixelsOf(
    await upright.clone().extract({ left: 110, top: 10, width: 80, height: 80 }).resize(40, 40).png().toBuffer(),
  );
  const file = await cut(await heldCamera(upright, orientation));
  expect(furthest(await pixelsOf(file), wanted)).toBeLessThan(16);
});

test.each(["png", "webp"] as const)("a %s is cut as a JPEG is", async (type) => {
  const upright = colours(200, 100);
  const lossless = await upright.clone().toFormat(type, { lossless: true }).toBuffer();
  const wanted = await pixelsOf(await cut(await heldCamera(upright, 1)));
  expect(furthest(await pixelsOf(await cut(lossless)), wanted)).toBeLessThan(16);
});

test("the process that cuts has nothing of the shop's environment", async () => {
  // A process that had it would not start.
  vi.stubEnv("NODE_OPTIONS", "--import=./no-such-module.mjs");
  await cut(await heldCamera(colours(200, 100), 1));
});

test("without a square the largest one in the middle is cut", async () => {
  const bytes = await heldCamera(colours(200, 100), 6);
  const middle = await cut(bytes, { square: { x: 50, y: 0, side: 100 } });
  expect(Buffer.from(await cut(bytes, { square: null })).equals(middle)).toBe(true);
});

// promise: nobody learns from a picture where it was taken
test("what a camera writes beside the picture is dropped, the place too", async () => {
  const bytes = await fromPhone(200, 100);
  expect(bytes.includes("Phonemaker")).toBe(true);
  const { exif, icc, xmp, orientation } = await sharp(await cut(bytes)).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
});

test("what is see-through becomes white, and grey becomes a picture of three colours", async () => {
  const clear = { width: 100, height: 100, channels: 4 as const, background: "#00000000" };
  const [first] = await pixelsOf(await cut(await sharp({ create: clear }).png().toBuffer(), { square: null }));
  expect(first).toBeGreaterThan(250);
  const grey = await colours(100, 100).greyscale().png().toBuffer();
  expect((await sharp(await cut(grey, { square: null })).metadata()).channels).toBe(3);
});

const one = { ...SQUARE, side: 39 };
test.each<[what: string, bytes: () => Promise<Buffer> | Buffer, other: Partial<Job>, problem: string]>([
  ["less than the least square", () => fromPhone(200, 100), { square: one }, "small"],
  ["a square beyond the right edge", () => fromPhone(200, 100), { square: { ...SQUARE, x: 121 } }, "outside"],
  ["a square beyond the lower edge", () => fromPhone(200, 100), { square: { ...SQUARE, y: 21 } }, "outside"],
  ["a file cut off half way", async () => (await fromPhone(200, 100)).subarray(0, 1500), {}, "broken"],
  ["nothing", () => Buffer.alloc(0), {}, "broken"],
  ["50,000 x 50,000 pixels", () => pixelBomb(50_000), {}, "pixels"],
])("%s is answered with why", async (_what, bytes, other, problem) => {
  expect(await cutInProcess({ ...job, ...other }, await bytes())).toEqual({ problem });
});

test("a square that ends exactly at the edges is cut", async () => {
  await cut(await fromPhone(200, 100), { square: { x: 120, y: 20, side: 80 } });
});

test("a picture that must be held as a whole while it is read may have 13 megapixels, any other 60", async () => {
  const big = (side: number, progressive: boolean) =>
    sharp({ create: { width: side, height: side, channels: 3, background: "#888" } })
      .jpeg({ progressive })
      .toBuffer();
  const problemOf = (bytes: Buffer) => cutInProcess({ ...job, square: null }, bytes);
  expect(await problemOf(await big(3606, true))).toEqual({ problem: "pixels" });
  await cut(await big(3605, true), { square: null });
  await cut(await big(3606, false), { square: null });
  // A file of these many pixels has not one of them: whether it is too large comes first.
  expect(await problemOf(pixelBomb(7746))).toEqual({ problem: "pixels" });
  expect(await problemOf(pixelBomb(7745))).toEqual({ problem: "broken" });
});

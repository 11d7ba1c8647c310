import { Readable } from "node:stream";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { cutInProcess as cutStream, type Job } from "#lib/server/photos/cut-in-process.ts";
import { photoMaster, photoProblems } from "#lib/shop/pictures/photo.ts";
import { photoFacts } from "#lib/shop/pictures/photo-facts.ts";
import { pictureSources } from "#lib/shop/pictures/picture-sources.ts";
import { anOrder, STAFF_TOKENS, tokensOf } from "@/tests/support/orders";
import { colours, fromPhone, heldCamera, pixelBomb } from "@/tests/support/photos";
import type { Call } from "@/tests/support/request";
import { freshShop, type Shop } from "@/tests/support/shop";

const PATH = "/api/products/lime-relish/photo";
const send = (shop: Shop, body: unknown, query = "", other: Partial<Call> = {}) =>
  shop.call("POST", PATH + query, { body, token: tokensOf.office, headers: { "content-type": null }, ...other });
const owners = () => freshShop({ STAFF_TOKENS });
const text = (words: string) => new TextEncoder().encode(words);

// promise: a phone's photo becomes every file of a pack's picture, and nothing that the camera wrote is in them
test("an owner's photo is there in every file that its facts name, for good, without what the camera wrote or what is behind it", async () => {
  const shop = await owners();
  const bytes = Buffer.concat([await fromPhone(1600, 1200), text("<script>alert(document.cookie)</script>")]);
  const { status, body } = await send(shop, bytes);
  expect([status, body]).toEqual([200, { success: true, photo: expect.stringMatching(/^[\da-f]{8}$/) }]);
  const hash = String(body.photo);
  const { sources, src } = pictureSources("lime-relish", photoFacts("lime-relish", hash));
  const named = [...sources.flatMap(({ srcSet }) => srcSet.split(", ")), `${src} 800w`];
  expect(named).toHaveLength(6);
  for (const each of named) {
    const [path = "", width = ""] = each.split(" ");
    const answer = await shop.picture(path.replace("/pictures/", ""));
    const file = Buffer.from(await answer.arrayBuffer());
    const { format, ...is } = await sharp(file).metadata();
    const side = parseInt(width, 10);
    expect([answer.status, is.width, is.height, is.exif]).toEqual([200, side, side, undefined]);
    expect(answer.headers.get("content-type")).toBe(path.endsWith("avif") ? "image/avif" : "image/webp");
    expect(format).toBe(path.endsWith("avif") ? "heif" : "webp");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  }
  const master = await shop.store().photo(photoMaster("lime-relish", hash));
  expect(await sharp(master ?? undefined).metadata()).toMatchObject({ width: 1200, height: 1200, format: "jpeg" });
  expect(Buffer.from(master ?? []).includes("<script>")).toBe(false);
  // Another square is another photo. When it is shown the first is not, and can be deleted.
  const other = (await send(shop, bytes, "?x=201&y=0&side=1200")).body.photo;
  expect(other).not.toBe(hash);
  const owner = { token: tokensOf.office };
  for (const photo of [hash, other])
    expect((await shop.call("PATCH", "/api/products/lime-relish", { body: { photo }, ...owner })).status).toBe(200);
  expect((await shop.call("DELETE", PATH, owner)).body).toEqual({ success: true, deleted: 1 });
  expect((await shop.call("DELETE", PATH, owner)).body.deleted).toBe(0);
  const undone = await shop.call("POST", "/api/shop/undo", { body: { change: 2 }, ...owner });
  expect([undone.status, undone.body.error]).toEqual([422, expect.stringContaining("send it again")]);
});

// promise: what is no photo gets a sentence that says what to do
test("what is no photo, or none that can be cut, is refused with what to do", async () => {
  const shop = await owners();
  for (const [bytes, status, problem] of [
    [new Uint8Array(), 415, "type"],
    [text("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"), 415, "type"],
    // An iPhone's.
    [text("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), 415, "heic"],
    [(await fromPhone(1300, 1200)).subarray(0, 20_000), 422, "broken"],
    [await fromPhone(1600, 1199), 422, "small"],
  ] as const) {
    const answer = await send(shop, bytes);
    expect([problem, answer.status, answer.body.error]).toEqual([problem, status, photoProblems[problem]]);
  }
});

test("a square that is no square of the picture is refused", async () => {
  const shop = await owners();
  const bytes = await fromPhone(1600, 1300);
  expect((await send(shop, bytes, "?x=401&y=0&side=1200")).body.error).toBe(photoProblems.outside);
  expect((await send(shop, bytes, "?x=0&y=0&side=1199")).body.error).toBe(photoProblems.small);
  for (const query of [
    "x=1",
    "x=-1&y=0&side=1200",
    "x=1.5&y=0&side=1200",
    "x=0&x=1&y=0&side=1200",
    "x=&y=0&side=1200",
  ]) {
    const { status, body } = await send(shop, bytes, `?${query}`);
    expect([status, body.code]).toEqual([422, "invalid_order"]);
  }
});

// promise: no body is read further than its limit
test("more than 20 MB are refused, by what is announced and by what comes", async () => {
  const shop = await owners();
  const announced = await send(shop, "x", "", { headers: { "content-length": String(20 * 1024 * 1024 + 1) } });
  let pulled = 0;
  const endless = new ReadableStream({
    pull(stream) {
      pulled += 1;
      stream.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const sent = await send(shop, endless);
  for (const { status, body } of [announced, sent]) expect([status, body.error]).toEqual([413, photoProblems.bytes]);
  expect(pulled).toBeLessThan(25);
});

test("an unknown product has no photo", async () => {
  const shop = await owners();
  const unknown = { body: "x", token: tokensOf.office };
  expect((await shop.call("POST", "/api/products/no-such-thing/photo", unknown)).status).toBe(404);
});

function heldBody() {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const body = new ReadableStream({
    async start(stream) {
      await promise;
      stream.enqueue(text("no photo"));
      stream.close();
    },
  });
  return { body, release };
}

// promise: ten photos at once don't fill the memory, and orders go on
test("one photo is prepared, three wait, the next is asked to come again; orders are placed meanwhile", async () => {
  const shop = await owners();
  const held = Array.from({ length: 4 }, heldBody);
  const answers = held.map(({ body }) => send(shop, body));
  await expect.poll(async () => (await send(shop, "x")).status).toBe(503);
  expect((await shop.place(anOrder())).status).toBe(201);
  for (const { release } of held) release();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([415, 415, 415, 415]);
  expect((await send(shop, "x")).status).toBe(415);
});

test("a picture that is not there is answered 404, which nobody keeps", async () => {
  const shop = await owners();
  for (const file of ["lime-relish-photo-160.1a2b3c4d.avif", "..%2forders.sqlite"]) {
    const { status, headers } = await shop.picture(file);
    expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
  }
});

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

import "server-only";
import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { parseOr } from "#lib/server/http/parse.ts";
import { queryParams } from "#lib/server/http/query-params.ts";
import { ApiError, bodyOf } from "#lib/server/http/route.ts";
import { log } from "#lib/server/log/log.ts";
import { runExclusive } from "#lib/server/process/mutex.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { PhotoStore } from "#lib/server/store/store.ts";
import {
  isPhotoFile,
  MOST_PHOTO_BYTES,
  type PhotoProblem,
  photoFile,
  photoProblems,
  photoTypeOf,
  type Square,
} from "#lib/shop/pictures/photo.ts";
import { PHOTO_SIDE, PHOTO_WIDTHS } from "#lib/shop/pictures/photo-facts.ts";
import { webpWidthOf } from "#lib/shop/pictures/picture-sources.ts";
import { currentValue, NO_CHANGES } from "#lib/shop/shop-state/changed-facts.ts";
import { processState } from "#lib/shop/storage/process-state.ts";
import { cutInProcess, type Job } from "./cut-in-process.ts";

const PIXELS = "x, y and side are whole pixels of the upright picture, all three or none";
const pixels = z.pipe(z.string({ error: PIXELS }).check(z.regex(/^\d{1,6}$/, { error: PIXELS })), z.transform(Number));
const squareSchema = z.strictObject({ x: pixels, y: pixels, side: pixels }, { error: PIXELS });

/** The square that a request asks for; null where it names none. @throws ApiError invalid_order */
export function chosenSquare(params: URLSearchParams): Square | null {
  return params.size === 0 ? null : parseOr("invalid_order", squareSchema, queryParams(params));
}

/** Photos that wait while one is cut. */
const MOST_WAITING = 3;
const inWork = processState("photos-in-work", () => ({ count: 0 }));

/** The files of a photo. The first is the smallest: the store looks for it to know whether it has them all. */
const files: Job["files"] = [
  ...PHOTO_WIDTHS.map((width) => ({ width, type: "avif" as const })),
  { width: webpWidthOf(PHOTO_WIDTHS), type: "webp" },
  { width: PHOTO_SIDE, type: "jpeg" },
];

const refusal = (problem: PhotoProblem) =>
  new ApiError(problem === "heic" || problem === "type" ? "unsupported_media_type" : "invalid_order", {
    message: photoProblems[problem],
  });

/**
 * Stores the photo that a request carries, cut to every file that the shop shows. One at a time, and none is read
 * before its turn: ten at once would fill the memory.
 * @param square null: the largest one in the middle
 * @returns the hash in the names of its files; the same picture and square give the same one
 * @throws ApiError unavailable while several wait, body_too_large, unsupported_media_type, invalid_order;
 *   StoreUnavailable
 */
export async function storePhoto(slug: string, request: Request, square: Square | null, by: string): Promise<string> {
  const own = inWork();
  if (own.count > MOST_WAITING)
    throw new ApiError("unavailable", {
      message: "Other photos are being prepared. Please send this one in a minute.",
    });
  own.count += 1;
  try {
    return await runExclusive("photo", async () => {
      const made = await cutSent(request, square);
      const hash = hashOf(made);
      const named = files.flatMap(({ width, type }, index) => {
        const bytes = made[index];
        return bytes ? [{ name: photoFile(slug, width, hash, type), bytes }] : [];
      });
      if (!(await openStore().savePhoto(named))) throw refusal("full");
      log.info({ by, outcome: "photo_stored", product: slug });
      return hash;
    });
  } finally {
    own.count -= 1;
  }
}

/**
 * Reads the photo to its end even where its first bytes are wrong: a sender hears nothing before they have sent all.
 */
async function cutSent(request: Request, square: Square | null): Promise<Uint8Array[]> {
  let begin = Buffer.alloc(0);
  async function* sent() {
    for await (const chunk of bodyOf(request, MOST_PHOTO_BYTES, photoProblems.bytes)) {
      if (begin.length < 12) begin = Buffer.concat([begin, chunk.subarray(0, 12)]);
      yield chunk;
    }
  }
  const cut = await cutInProcess({ square, side: PHOTO_SIDE, files }, sent()).catch((error: Error) => {
    throw error.name === "ApiError" ? error : refusal("broken");
  });
  const type = photoTypeOf(begin);
  if (type === null || type === "heic") throw refusal(type ?? "type");
  if ("problem" in cut) throw refusal(cut.problem);
  return cut.files;
}

function hashOf(parts: Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 8);
}

/**
 * Deletes the photos of a product that it does not show, so that the shop may keep others. @returns how many @throws
 * StoreUnavailable
 */
export async function deleteUnusedPhotos(slug: string, by: string): Promise<number> {
  const { facts = NO_CHANGES } = await openStore().shopState();
  const shown = currentValue(facts, `products/${slug}/photo`);
  const deleted = await openStore().deletePhotos(slug, typeof shown === "string" ? shown : null);
  log.info({ by, outcome: "photos_deleted", product: slug });
  return deleted / files.length;
}

/** The bytes of a photo's file; null for what is the name of none. @throws StoreUnavailable */
export async function storedPhoto(store: PhotoStore, name: string): Promise<Uint8Array | null> {
  return isPhotoFile(name) ? store.photo(name) : null;
}

import * as z from "zod/mini";
import { type ApiResult, refusalOf, unreachable } from "#lib/browser/api/api-client.ts";
import { MOST_PHOTO_BYTES, type PhotoProblem, photoTypeOf, type Square } from "#lib/shop/pictures/photo.ts";
import { sessionEnded } from "./staff-api.ts";

/** A photo of fifteen megabytes over a slow phone, and its preparing. In milliseconds. */
const MOST_MS = 180_000;
const storedSchema = z.object({ photo: z.string() });

/** Why a file can't be a photo, as far as the browser can check before it is sent; null: it may be one. */
export async function photoProblem(file: Blob): Promise<PhotoProblem | null> {
  if (file.size > MOST_PHOTO_BYTES) return "bytes";
  const type = photoTypeOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (type === null) return "type";
  return type === "heic" ? type : null;
}

/**
 * Sends a photo of a product's pack. By XMLHttpRequest, which alone tells how much is sent.
 * @param onProgress called with the part that is sent, 0 to 1
 * @returns the hash of the stored photo
 */
export function sendPhoto(
  slug: string,
  file: Blob,
  { x, y, side }: Square,
  onProgress: (part: number) => void,
): Promise<ApiResult<{ photo: string }>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/products/${slug}/photo?x=${x}&y=${y}&side=${side}`);
    request.timeout = MOST_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = request.ontimeout = request.onabort = () => resolve(unreachable());
    request.onload = async () => {
      const { status, responseText } = request;
      const requestId = request.getResponseHeader("X-Request-Id") ?? "";
      const answer = new Response(responseText, { status, headers: { "X-Request-Id": requestId } });
      if (status === 401) sessionEnded.write(null);
      if (!answer.ok) return resolve(await refusalOf(answer));
      const { data } = z.safeParse(storedSchema, await answer.json().catch(() => null));
      resolve(data ? { ok: true, data } : unreachable());
    };
    request.send(file);
  });
}

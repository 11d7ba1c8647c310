import "server-only";
import * as z from "zod/mini";
import { parseOr } from "#lib/server/http/parse.ts";
import { queryParams } from "#lib/server/http/query-params.ts";
import type { Square } from "#lib/shop/pictures/photo.ts";

const PIXELS = "x, y and side are whole pixels of the upright picture, all three or none";
const pixels = z.pipe(z.string({ error: PIXELS }).check(z.regex(/^\d{1,6}$/, { error: PIXELS })), z.transform(Number));
const squareSchema = z.strictObject({ x: pixels, y: pixels, side: pixels }, { error: PIXELS });

/** The square that a request asks for; null where it names none. @throws ApiError invalid_order */
export function chosenSquare(params: URLSearchParams): Square | null {
  return params.size === 0 ? null : parseOr("invalid_order", squareSchema, queryParams(params));
}

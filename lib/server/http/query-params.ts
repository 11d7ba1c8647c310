import "server-only";
import * as z from "zod/mini";
import { ApiError } from "./route.ts";

/** A parameter that may be left out. @param fits whether a text can be one */
export const optionalParam = (error: string, fits: (text: string) => boolean) =>
  z.optional(z.string().check(z.refine(fits, { error })));

/** In characters, as the edge server allows an address. */
const LONGEST_SEARCH = 2048;

/**
 * The query of a call and of its header X-Search: a name or a phone number is there, because proxies write addresses
 * into their logs.
 * @throws ApiError uri_too_long
 */
export function searchOf(request: Request): URLSearchParams {
  const search = request.headers.get("X-Search") ?? "";
  if (search.length > LONGEST_SEARCH) throw new ApiError("uri_too_long");
  return new URLSearchParams([...new URL(request.url).searchParams, ...new URLSearchParams(search)]);
}

/**
 * The parameters of a query, for a strict schema to check. One that is given twice is refused.
 * @param lists the names of those that may be given several times; they are arrays
 * @throws ApiError invalid_order
 */
export function queryParams(params: URLSearchParams, lists: string[] = []): Record<string, unknown> {
  const names = [...params.keys()].filter((name) => !lists.includes(name));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new ApiError("invalid_order", { message: `${twice} is given twice` });
  const given = lists.filter((name) => params.has(name)).map((name) => [name, params.getAll(name)]);
  return { ...Object.fromEntries(params), ...Object.fromEntries(given) };
}

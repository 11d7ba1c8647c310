import "server-only";
import { ApiError } from "./route.ts";

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

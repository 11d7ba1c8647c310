import "server-only";
import * as z from "zod/mini";
import type { ApiErrorCode } from "#lib/shop/http/api-errors.ts";
import { sentenceFrom } from "#lib/shop/language/sentence.ts";
import { ApiError } from "./route.ts";

/**
 * A value that has passed its schema.
 * @param fieldOf names a field by its path; its first part when left out
 * @throws ApiError with an error message for each wrong field; the first is the response's own
 */
export function parseOr<T extends z.core.$ZodType>(
  code: ApiErrorCode,
  schema: T,
  value: unknown,
  fieldOf = (path: PropertyKey[]) => String(path[0]),
): z.output<T> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    if (path[0] !== undefined) fields[fieldOf(path)] ??= sentenceFrom(message).message;
  }
  const [first] = parsed.error.issues;
  throw new ApiError(code, { message: first && sentenceFrom(first.message), fields });
}

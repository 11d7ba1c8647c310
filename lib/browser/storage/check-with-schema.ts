import * as z from "zod/mini";
import type { Check } from "#lib/shop/storage/type-guards.ts";

/** What a schema parses, as the check of a storage key. */
export function checkWithSchema<T>(schema: z.ZodMiniType<T>): Check<T> {
  return (value) => {
    const result = z.safeParse(schema, value);
    return result.success ? result.data : undefined;
  };
}

import * as z from "zod/mini";
import type { Check } from "#lib/shop/storage/type-guards.ts";

/** Makes the check of a storage item from a schema. */
export function checkWithSchema<T>(schema: z.ZodMiniType<T>): Check<T> {
  return (value) => {
    const result = z.safeParse(schema, value);
    return result.success ? result.data : undefined;
  };
}

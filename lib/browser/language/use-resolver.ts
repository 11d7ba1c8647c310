import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useMemo } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import { useSentence } from "./use-sentence.ts";

/** Checks a form by its schema. Its errors are in the page's language. @param schema the same one, or memoised */
export function useResolver<Input extends FieldValues, Output>(
  schema: Parameters<typeof standardSchemaResolver<Input, unknown, Output>>[0],
): Resolver<Input, unknown, Output> {
  const say = useSentence();
  return useMemo(() => {
    const check = standardSchemaResolver<Input, unknown, Output>(schema);
    return async (...form) => {
      const checked = await check(...form);
      for (const error of Object.values(checked.errors))
        if (typeof error?.message === "string") error.message = say(error.message);
      return checked;
    };
  }, [schema, say]);
}

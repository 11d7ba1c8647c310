import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useMemo } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { useSentence } from "./use-sentence.ts";

/**
 * A form that is checked by its schema; its errors are in the page's language.
 * @param schema the same object at each render, or memoised
 */
export function useCheckedForm<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  defaultValues: DefaultValues<Input>,
  mode: "onSubmit" | "onTouched" = "onSubmit",
) {
  const say = useSentence();
  const resolver = useMemo((): Resolver<Input, unknown, Output> => {
    const check = standardSchemaResolver<Input, unknown, Output>(schema);
    return async (...form) => {
      const checked = await check(...form);
      for (const error of Object.values(checked.errors))
        if (typeof error?.message === "string") error.message = say(error.message);
      return checked;
    };
  }, [schema, say]);
  return useForm<Input, unknown, Output>({ resolver, defaultValues, mode });
}

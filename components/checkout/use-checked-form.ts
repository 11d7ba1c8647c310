import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { useResolver } from "#lib/browser/language/use-resolver.ts";

/**
 * A form validated by its schema, with its default values. @param schema must be stable: the same object, or memoised
 */
export const useCheckedForm = <Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  defaultValues: DefaultValues<Input>,
  mode: "onSubmit" | "onTouched" = "onSubmit",
) => useForm<Input, unknown, Output>({ resolver: useResolver(schema), defaultValues, mode });

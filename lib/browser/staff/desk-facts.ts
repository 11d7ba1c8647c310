import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { FailedCall } from "#lib/browser/api/result.ts";
import { hideNotice, showNotice } from "./change-notice.ts";
import { callAsStaff, STAFF } from "./staff-api.ts";

const text = z.string();
const maybe = z.optional(text);
const texts = z.optional(z.array(text));
const words = { en: text, ta: maybe };

const productFacts = z.object({
  price: z.number(),
  cardLine: text,
  description: text,
  tamil: z.object({ cardLine: z.nullish(text), description: z.nullish(text) }),
  hidden: z.boolean(),
  photo: z.nullable(text),
});
// Loose: the whole list is sent back, with what only the files give a row.
const festival = z.looseObject({
  id: text,
  name: z.object(words),
  percent: z.number(),
  from: maybe,
  until: maybe,
  only: z.optional(z.object({ categories: texts, products: texts })),
  minimum: z.optional(z.object({ signed_in: z.number(), guest: z.number() })),
});
const by = { by: text, at: text };
const deskSchema = z.object({
  owner: z.boolean(),
  products: z.record(text, productFacts),
  promotions: z.array(festival),
  notice: z.nullable(z.object({ ...words, from: maybe, until: maybe })),
  kitchen: z.nullable(z.object({ ...words, day: text, product: maybe })),
  changes: z.array(
    z.object({
      n: z.int(),
      ...by,
      fields: z.array(z.object({ key: text, before: z.unknown(), after: z.unknown() })),
    }),
  ),
  next: z.nullable(z.int()),
  /** The keys of what differs from the files. */
  changed: z.array(text),
  superseded: z.array(z.object({ key: text, value: z.unknown(), file: z.unknown(), ...by })),
});
/** The facts that an owner changes, as they are now, with the latest page of their history. */
export type DeskFacts = z.infer<typeof deskSchema>;

/** Begins as the key of the switches: both are read again together. */
const SWITCHES = [STAFF, "switches"];

/** The facts of the owner's desk, and the history of their changes as far as it was read, newest first. */
export function useDeskFacts() {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: [...SWITCHES, "facts"],
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      callAsStaff(client, `/api/shop/changes${pageParam > 0 ? `?before=${pageParam}` : ""}`, deskSchema),
    getNextPageParam: ({ next }) => next,
  });
  const [facts] = query.data?.pages ?? [];
  return { ...query, facts, changes: query.data?.pages.flatMap(({ changes }) => changes) ?? [] };
}

/** What an owner publishes, and in words. `onPublished` is called once the new facts were read. */
export type Publication = { path: string; body: object; said: string; method?: "PATCH"; onPublished?: () => void };

/**
 * Publishes changed facts, and says so with an Undo. Values that are refused stay for the form to mark (wrongFields);
 * of all else that fails the notice says why, and tries again.
 */
export function usePublish() {
  const client = useQueryClient();
  const publish = useMutation({
    mutationFn: ({ path, body, method }: Publication) =>
      callAsStaff(client, path, z.object({ version: z.int() }), { method, body }),
    // What it says is of an earlier change.
    onMutate: hideNotice,
    onSuccess: async ({ version }, { said, onPublished }) => {
      const undo = () => publish.mutate(undoOf(version));
      showNotice({ text: `${said} Every page follows within a minute.`, undo });
      await client.invalidateQueries({ queryKey: SWITCHES });
      onPublished?.();
    },
    onError: (error, again) => {
      if (Object.keys(wrongFields(error)).length === 0)
        showNotice({ text: `Not saved. ${error.message}`, again: () => publish.mutate(again) });
    },
  });
  return publish;
}

/** Takes back the change of this number. @param words what that does, where later changes may have been made */
export const undoOf = (change: number, words = ""): Publication => ({
  path: "/api/shop/undo",
  body: { change },
  said: words ? `Undone. ${words}.` : "Undone.",
});

const refusal = z.object({ body: z.object({ fields: z.record(text, text) }) });

/** A sentence for each refused field, by its path. */
export function wrongFields(error: Error | null): Record<string, string> {
  const read = error instanceof FailedCall ? z.safeParse(refusal, error.failure) : null;
  return read?.data?.body.fields ?? {};
}

import { notifyManager, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { FailedCall } from "#lib/browser/api/result.ts";
import { checkWithSchema } from "#lib/browser/storage/check-with-schema.ts";
import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { words } from "#lib/shop/shop-state/shop-state-schema.ts";
import { hideNotice, showNotice } from "./change-notice.ts";
import { callAsStaff, STAFF } from "./staff-api.ts";

const text = z.string();
const maybe = z.optional(text);
const texts = z.optional(z.array(text));

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
  const query = useInfiniteQuery({
    queryKey: [...SWITCHES, "facts"],
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      callAsStaff(`/api/shop/changes${pageParam > 0 ? `?before=${pageParam}` : ""}`, deskSchema),
    getNextPageParam: ({ next }) => next,
  });
  const [facts] = query.data?.pages ?? [];
  return { ...query, facts, changes: query.data?.pages.flatMap(({ changes }) => changes) ?? [] };
}

/** What stands in a form, by its fields' names. */
export type Typed = Record<string, string | boolean>;

const typedSchema = z.record(text, z.record(text, z.union([text, z.boolean()])));

/**
 * What was typed and is not published, by form, while the tab stays: also after the session has ended, and after a
 * phone has thrown the page out of its memory for its camera.
 */
export const typedFacts = storageItem("sessionStorage", "staff_typed", checkWithSchema(typedSchema), {});

/** Stores what stands in a form; {} forgets it. @returns false where the browser stores nothing */
export const storeTyped = (form: string, typed: Typed): boolean =>
  typedFacts.write({ ...typedFacts.read(), [form]: typed });

/**
 * What an owner publishes, by PATCH unless a method is named, and in words; without `said` it is only checked. `typed`:
 * the form and what stood in it.
 */
export type Publication = {
  path: string;
  body: object;
  said?: string;
  method?: "POST" | "PATCH";
  typed?: [form: string, Typed];
};

/** Forgets the fields that were published. What was typed into the form since then stays. */
function forgetTyped(form: string, published: Typed): void {
  const typed = Object.entries(typedFacts.read()[form] ?? {});
  storeTyped(form, Object.fromEntries(typed.filter(([name, value]) => value !== published[name])));
}

/**
 * Publishes changed facts, and says so with an Undo. Values that are refused stay for the form to mark (wrongFields);
 * of all else that fails the notice says why, and tries again.
 */
export function usePublish() {
  const client = useQueryClient();
  const publish = useMutation({
    mutationFn: ({ path, body, method = "PATCH" }: Publication) =>
      callAsStaff(path, z.object({ version: z.int() }), { method, body }),
    // What it says is of an earlier change.
    onMutate: hideNotice,
    onSuccess: async ({ version }, { said, typed }) => {
      if (said === undefined) return;
      const undo = () => publish.mutate(undoOf(version));
      showNotice({ text: `${said} Every page follows within a minute.`, undo });
      await client.invalidateQueries({ queryKey: SWITCHES });
      // Behind the news of the new facts, which components hear of a moment later: the fields would show the old ones
      // until then, and what is typed in that moment would be written behind them.
      if (typed) notifyManager.schedule(() => forgetTyped(...typed));
    },
    onError: (error, again) => {
      if (Object.keys(wrongFields(error)).length === 0)
        showNotice({
          text: `${again.said === undefined ? "Not checked" : "Not saved"}. ${error.message}`,
          again: () => publish.mutate(again),
        });
    },
  });
  return publish;
}

/** Takes back the change of this number. @param words what that does, where later changes may have been made */
export const undoOf = (change: number, words = ""): Publication => ({
  path: "/api/shop/undo",
  method: "POST",
  body: { change },
  said: words ? `Undone. ${words}.` : "Undone.",
});

const refusal = z.object({ body: z.object({ fields: z.record(text, text) }) });

/** A sentence for each refused field, by its path. */
export function wrongFields(error: Error | null): Record<string, string> {
  const read = error instanceof FailedCall ? z.safeParse(refusal, error.failure) : null;
  return read?.data?.body.fields ?? {};
}

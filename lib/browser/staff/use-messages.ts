import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callAsStaff, STAFF } from "./staff-api.ts";

const entrySchema = z.object({
  id: z.string(),
  /** Null for an alarm. */
  order_id: z.nullable(z.string()),
  kind: z.string(),
  status: z.string(),
  attempts: z.int(),
  reason: z.nullable(z.string()),
  next_try_at: z.nullable(z.string()),
});
const pageSchema = z.object({ notifications: z.array(entrySchema), next_cursor: z.nullable(z.string()) });
const countSchema = z.object({ retried: z.optional(z.int()) });
/** A message that did not arrive yet, as the API lists it. */
export type UnsentMessage = z.infer<typeof entrySchema>;

const KEY = [STAFF, "messages"];
/** How often the list is read again, in milliseconds. */
const LOOK_EVERY = 30_000;
/** How long it takes until most of what is retried has arrived, in milliseconds. */
const SENT_AFTER = 3_000;

/** What has not arrived, newest first, page by page. */
export function useUnsentMessages() {
  const query = useInfiniteQuery({
    queryKey: KEY,
    initialPageParam: "",
    queryFn: ({ pageParam }) =>
      callAsStaff(`/api/notifications${pageParam && `?cursor=${encodeURIComponent(pageParam)}`}`, pageSchema),
    getNextPageParam: ({ next_cursor }) => next_cursor,
    refetchInterval: LOOK_EVERY,
  });
  return { ...query, messages: query.data?.pages.flatMap(({ notifications }) => notifications) };
}

/** Attempts messages again, or takes them off the list: some by their ids, or all that have one reason. */
export function useMessageAction(action: "retry" | "dismiss") {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: { ids: string[] } | { reason: string }) =>
      callAsStaff(`/api/notifications/${action}`, countSchema, { body: choice, timeout: 60_000 }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: KEY });
      setTimeout(() => void client.invalidateQueries({ queryKey: KEY }), SENT_AFTER);
    },
  });
}

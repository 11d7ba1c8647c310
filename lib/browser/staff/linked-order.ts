import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callApi } from "#lib/browser/api/api-client.ts";
import { dataOf, FailedCall } from "#lib/browser/api/result.ts";
import { eventStore, useStore } from "#lib/browser/storage/store.ts";
import { orderSchema } from "#lib/shop/order/order.ts";
import { STAFF } from "./staff-api.ts";

const PATH = "/api/order-link";
const openedSchema = z.object({ order: orderSchema, step: z.nullable(z.string()) });
const steppedSchema = z.extend(openedSchema, { changed: z.boolean() });

const fragment = eventStore(
  () => window,
  ["hashchange"],
  () => location.hash.slice(1),
);

const keyOf = (link: string) => [STAFF, "linked", link];

/** The part of the address after '#', which the browser sends to no server; null while the server's HTML is shown. */
export const useFragment = (): string | null => useStore<string | null>(fragment, null);

/**
 * The order that a one-tap link opens, and the step that the link has left to give it: the status that a press gives,
 * or null.
 */
export function useLinkedOrder(link: string) {
  return useQuery({
    queryKey: keyOf(link),
    queryFn: async () => dataOf(await callApi(PATH, openedSchema, { body: { link } })),
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** Gives the order of a link its next status. */
export function useNextStep(link: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (status: string) => ({
      ...dataOf(await callApi(PATH, steppedSchema, { method: "PATCH", body: { link, status } })),
      asked: status,
    }),
    onSuccess: ({ order, step: next }) => client.setQueryData(keyOf(link), { order, step: next }),
  });
}

/** Returns true where another try may help: a refused link stays refused, a lost connection does not stay lost. */
export const isWorthRetrying = (error: Error): boolean =>
  !(error instanceof FailedCall) || !["unauthorized", "invalid_order", "not_found"].includes(error.failure.code);

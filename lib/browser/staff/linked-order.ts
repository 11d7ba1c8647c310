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

/** The part of the address after '#', which the browser sends to no server; null while the server's HTML is shown. */
export const useFragment = (): string | null => useStore<string | null>(fragment, null);

/** The order that a one-tap link opens, and what gives it its next status. */
export function useLinkedOrder(link: string) {
  const client = useQueryClient();
  const key = [STAFF, "linked", link];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => dataOf(await callApi(PATH, openedSchema, { body: { link } })),
    retry: false,
    refetchOnWindowFocus: false,
  });
  const step = useMutation({
    mutationFn: async (status: string) => ({
      ...dataOf(await callApi(PATH, steppedSchema, { method: "PATCH", body: { link, status } })),
      asked: status,
    }),
    onSuccess: ({ order, step: next }) => client.setQueryData(key, { order, step: next }),
  });
  return {
    order: data?.order,
    error: error && { message: error.message, isWorthRetrying: isOwnFault(error) },
    retry: () => void refetch(),
    step: {
      /** The status that a press gives; null when the link has nothing left to give. */
      next: data?.step ?? null,
      take: (status: string) => step.mutate(status),
      done: step.data,
      error: step.error,
      isPending: step.isPending,
    },
  };
}

export type LinkedOrderState = ReturnType<typeof useLinkedOrder>;

/** A refused link stays refused; a lost connection does not stay lost. */
const isOwnFault = (error: Error) =>
  !(error instanceof FailedCall) || !["unauthorized", "invalid_order", "not_found"].includes(error.failure.code);

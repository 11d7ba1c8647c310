import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { callApi } from "#lib/browser/api-client.ts";
import { orderSchema } from "#lib/shop/order/order.ts";
import { STAFF, StaffError } from "./staff-api.ts";

const PATH = "/api/order-link";
const openedSchema = z.object({ order: orderSchema });
const steppedSchema = z.object({ order: orderSchema, changed: z.boolean() });

const onHashChange = (changed: () => void) => {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
};

/** The part of the address after '#', which the browser sends to nobody; null while the server's HTML is shown. */
export function useFragment(): string | null {
  return useSyncExternalStore(
    onHashChange,
    () => location.hash.slice(1),
    () => null,
  );
}

/** The order that a one-tap link opens, and what gives it its next status. */
export function useLinkedOrder(link: string) {
  const client = useQueryClient();
  const key = [STAFF, "linked", link];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => (await called(PATH, openedSchema, { body: { link } })).order,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const step = useMutation({
    mutationFn: async (status: string) => ({
      ...(await called(PATH, steppedSchema, { method: "PATCH", body: { link, status } })),
      asked: status,
    }),
    onSuccess: ({ order }) => client.setQueryData(key, order),
  });
  return {
    order: data,
    error: error && { message: error.message, isWorthRetrying: isOwnFault(error) },
    retry: () => void refetch(),
    step: {
      take: (status: string) => step.mutate(status),
      done: step.data,
      error: step.error,
      isPending: step.isPending,
    },
  };
}

export type LinkedOrder = ReturnType<typeof useLinkedOrder>;

/** A refused link stays refused; a lost connection does not stay lost. */
const isOwnFault = (error: Error) =>
  !(error instanceof StaffError) || !["unauthorized", "invalid_order", "not_found"].includes(error.code);

async function called<T>(path: string, schema: z.ZodMiniType<T>, call: Parameters<typeof callApi>[2]): Promise<T> {
  const result = await callApi(path, schema, call);
  if (!result.ok) throw new StaffError(result);
  return result.data;
}

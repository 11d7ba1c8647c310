import { useInfiniteQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callAsUser } from "#lib/browser/account/call-as-user.ts";
import { FailedCall } from "#lib/browser/result.ts";
import { orderSchema } from "#lib/shop/order/order.ts";

const pageSchema = z.object({ orders: z.array(orderSchema), next_cursor: z.nullable(z.string()) });

/** The number of orders in a page. */
const PAGE = 10;

/** A user's own orders, newest first, page by page. Cached under the user's id, so that no other user sees them. */
export function useOrders(userId: string) {
  const query = useInfiniteQuery({
    queryKey: ["orders", userId],
    initialPageParam: "",
    queryFn: async ({ pageParam }) => {
      const path = `/api/orders?limit=${PAGE}${pageParam && `&cursor=${encodeURIComponent(pageParam)}`}`;
      const page = await callAsUser(userId, path, pageSchema);
      if (!page.ok) throw new FailedCall(page);
      return page.data;
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
  return { ...query, orders: query.data?.pages.flatMap(({ orders }) => orders) };
}

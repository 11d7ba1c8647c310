import { useInfiniteQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callAsUser } from "#lib/browser/account/call-as-user.ts";
import { dataOf } from "#lib/browser/api/result.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useSentence } from "#lib/browser/language/use-sentence.ts";
import { orderSchema } from "#lib/shop/order/order.ts";
import { placeholderOrders } from "#lib/shop/order/placeholder-orders.ts";
import { orders as texts } from "#texts/en/orders.ts";
import { Kolam } from "@/components/ui/kolam";
import { OrderCard } from "./order-card";

const pageSchema = z.object({ orders: z.array(orderSchema), next_cursor: z.nullable(z.string()) });

/** The number of orders in a page. */
const PAGE = 10;

/** A user's own orders, newest first, page by page. Cached under the user's id, so that no other user sees them. */
function useOrders(userId: string) {
  const query = useInfiniteQuery({
    queryKey: ["orders", userId],
    initialPageParam: "",
    queryFn: async ({ pageParam }) => {
      const path = `/api/orders?limit=${PAGE}${pageParam && `&cursor=${encodeURIComponent(pageParam)}`}`;
      return dataOf(await callAsUser(userId, path, pageSchema));
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
  return { ...query, orders: query.data?.pages.flatMap(({ orders }) => orders) };
}

/** A user's orders, newest first. Without any it shows what they will look like. */
export function OrderList({ userId }: { userId: string }) {
  const t = useTexts(texts);
  const say = useSentence();
  const { orders, error, refetch, hasNextPage, fetchNextPage, isFetching } = useOrders(userId);
  if (error && !orders)
    return (
      <div role="alert" className="notice notice-error mt-5">
        <p className="font-semibold">{say(error)}</p>
        <button type="button" className="link min-h-11" onClick={() => refetch()}>
          {t("tryAgain")}
        </button>
      </div>
    );
  if (!orders)
    return (
      <p role="status" className="mt-5 text-tamarind">
        {t("fetching")}
      </p>
    );
  if (orders.length === 0)
    return (
      <>
        <div className="mt-5 flex items-center gap-5">
          <Kolam rows={[1, 3, 5, 3, 1]} className="size-20 shrink-0 text-brass" />
          <p className="text-lg">{t("none")}</p>
        </div>
        <ol className="mt-5 grid gap-4">
          {placeholderOrders.map((order) => (
            <li key={order.order_id}>
              <OrderCard order={order} sample />
            </li>
          ))}
        </ol>
      </>
    );
  return (
    <>
      <ol className="mt-5 grid gap-4">
        {orders.map((order) => (
          <li key={order.order_id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <button
          type="button"
          className="button button-quiet mt-4"
          disabled={isFetching}
          onClick={() => fetchNextPage()}
        >
          {t("older")}
        </button>
      )}
    </>
  );
}

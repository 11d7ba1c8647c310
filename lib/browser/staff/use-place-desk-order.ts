import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { CheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { shippingOf } from "#lib/shop/checkout/checkout-form.ts";
import { type DeskDraft, pricedLines } from "#lib/shop/desk/desk-draft.ts";
import { orderSchema, spokenNumber } from "#lib/shop/order/order.ts";
import { showNotice } from "./change-notice.ts";
import { callAsStaff } from "./staff-api.ts";
import { refreshOrders } from "./staff-orders.ts";

const savedSchema = z.object({ order: orderSchema });

type Placing = Pick<DeskDraft, "lines" | "channel" | "paid"> & {
  typed: CheckoutForm;
  /** What the customer was told, in whole rupees; undefined: whatever the shop's total is. */
  total: number | undefined;
};

/** Saves an order that is taken at the desk. A second press sends the same id: the shop answers with the order that it saved. */
export function usePlaceDeskOrder(order_id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ typed, lines, channel, paid, total }: Placing) => {
      const body = {
        ...shippingOf(typed),
        order_id,
        channel,
        items: pricedLines(lines).map(({ name, qty }) => ({ name, qty })),
        total_price: total,
        paid: paid === "" ? undefined : { how: paid },
      };
      return (await callAsStaff(client, "/api/orders", savedSchema, { body })).order;
    },
    onSuccess: (order) => {
      showNotice({ text: `${spokenNumber(order.order_id)} saved.` });
      return refreshOrders(client);
    },
  });
}

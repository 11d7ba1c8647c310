import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callAsUser } from "#lib/browser/account/call-as-user.ts";
import { forgetOrder } from "#lib/browser/account/device-orders.ts";
import { dataOf } from "#lib/browser/api/result.ts";
import { readDraft } from "#lib/browser/checkout/checkout-store.ts";
import { refreshOffers } from "#lib/browser/offers/use-offers.ts";
import type { User } from "#lib/shop/account/user.ts";
import { placedOrder } from "#lib/shop/checkout/checkout-status.ts";
import { type Order, orderSchema, type StatusPair } from "#lib/shop/order/order.ts";

/** The guest order that this tab has just placed under the user's own, verified e-mail; null without one. */
export function orderToAdopt({ email, emailVerified }: User): Order | null {
  const draft = readDraft();
  const placed = draft && placedOrder(draft.status);
  const isOwn = placed?.user_id === null && placed.guest_email?.toLowerCase() === email.toLowerCase();
  return emailVerified && isOwn ? placed : null;
}

/** Moves a guest order into the user's account. */
export function useAdoptOrder(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: StatusPair) =>
      dataOf(await callAsUser(userId, "/api/orders/adopt", z.object({ order: orderSchema }), { body })).order,
    onSuccess: ({ order_id }) => {
      forgetOrder(order_id);
      // With an order of before the account's next one is not its first.
      void refreshOffers();
      return client.invalidateQueries({ queryKey: ["orders", userId] });
    },
  });
}

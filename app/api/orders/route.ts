import { callerOf, requireStaff } from "#lib/server/auth.ts";
import { ApiError, json, readJson, route } from "#lib/server/http.ts";
import { deliverAfterAnswer } from "#lib/server/notifications/outbox.ts";
import { signalOutbox } from "#lib/server/notifications/outbox-signal.ts";
import { noClaimCookie } from "#lib/server/offers/claim-cookie.ts";
import { customerOf } from "#lib/server/offers/eligibility.ts";
import { changeStatus } from "#lib/server/orders/change-status.ts";
import { listOrders, listQuerySchema } from "#lib/server/orders/list-orders.ts";
import { placeOrder } from "#lib/server/orders/place-order.ts";
import { parseOr } from "#lib/server/requests/parse.ts";
import { limit } from "#lib/server/requests/rate-limit.ts";
import { senderOf } from "#lib/server/requests/sender.ts";
import {
  normaliseOrderRequest,
  orderIdOf,
  orderIdSchema,
  orderRequestSchema,
  userOrderRequestSchema,
} from "#lib/shop/order/order.ts";
import { statusChangeSchema } from "#lib/shop/order/order-status.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    const caller = await callerOf(request);
    if (caller.kind === "nobody") throw new ApiError("unauthorized");
    const query = parseOr("invalid_order", listQuerySchema, Object.fromEntries(new URL(request.url).searchParams));
    return json({ success: true, ...(await listOrders(query, caller)) });
  },

  async POST(request) {
    const customer = await customerOf(request);
    const sent = normaliseOrderRequest(await readJson(request));
    const schema = customer.userId ? userOrderRequestSchema : orderRequestSchema;
    const read = () => parseOr("invalid_order", schema, sent);
    const count = () => limit("place", request);
    const { address } = senderOf(request);
    const { order, replayed } = await placeOrder(orderIdOf(sent), read, customer, address, count);
    const spent = order.discount_kind === "first_order" ? noClaimCookie(request) : {};
    if (replayed) return json({ success: true, order }, 200, { "Idempotent-Replayed": "true", ...spent });
    deliverAfterAnswer(order.order_id);
    return json({ success: true, order }, 201, spent);
  },

  async PATCH(request) {
    await requireStaff(request);
    const orderId = parseOr("not_found", orderIdSchema, new URL(request.url).searchParams.get("orderId") ?? undefined);
    const change = parseOr("invalid_order", statusChangeSchema, await readJson(request));
    const order = await changeStatus(orderId, change);
    // Nothing of it is due before a minute has passed; the timer is to know when.
    signalOutbox();
    return json({ success: true, order });
  },
});

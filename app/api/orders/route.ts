import { callerOf, requireStaff } from "#lib/server/auth/caller.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { searchOf } from "#lib/server/http/query-params.ts";
import { limit } from "#lib/server/http/rate-limit.ts";
import { ApiError, json, readJson, route } from "#lib/server/http/route.ts";
import { senderOf } from "#lib/server/http/sender.ts";
import { noClaimCookie } from "#lib/server/offers/claim-cookie.ts";
import { customerOf } from "#lib/server/offers/eligibility.ts";
import { changeOrder } from "#lib/server/orders/change-order.ts";
import { changeOrders } from "#lib/server/orders/change-orders.ts";
import { deskOf, readDeskOrder } from "#lib/server/orders/desk.ts";
import { listOrders } from "#lib/server/orders/list-orders.ts";
import { placeOrder } from "#lib/server/orders/place-order.ts";
import { deliverAfterAnswer } from "#lib/server/outbox/queue/outbox.ts";
import { signalOutbox } from "#lib/server/outbox/queue/signal.ts";
import { customerView, type Order, orderIdSchema } from "#lib/shop/order/order.ts";
import { bulkChangeSchema, orderChangeSchema } from "#lib/shop/order/order-change.ts";
import {
  normaliseOrderRequest,
  orderIdOf,
  orderRequestSchema,
  userOrderRequestSchema,
} from "#lib/shop/order/order-request.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    const caller = await callerOf(request);
    if (caller.kind === "anonymous") throw new ApiError("unauthorized");
    return json({ success: true, ...(await listOrders(searchOf(request), caller)) });
  },

  async POST(request) {
    const caller = await callerOf(request);
    const sent = normaliseOrderRequest(await readJson(request));
    const desk = deskOf(caller, sent);
    // Nothing of the browser that staff use is the customer's.
    const customer = desk ? { userId: null, offerOf: null, desk } : await customerOf(request, caller);
    const schema = customer.userId ? userOrderRequestSchema : orderRequestSchema;
    const read = (saved: Order | null) => (desk ? readDeskOrder(sent, saved) : parseOr("invalid_order", schema, sent));
    const count = () => limit(desk ? "desk" : "place", request);
    const { address } = senderOf(request);
    const { order, replayed, messages } = await placeOrder(orderIdOf(sent), read, customer, address, count);
    const spent = order.discount_kind === "first_order" ? noClaimCookie(request) : {};
    const seen = desk ? order : customerView(order);
    if (replayed) return json({ success: true, order: seen }, 200, { "Idempotent-Replayed": "true", ...spent });
    deliverAfterAnswer({ order, messages });
    return json({ success: true, order: seen }, 201, spent);
  },

  async PATCH(request) {
    const { name } = await requireStaff(request);
    const { searchParams } = new URL(request.url);
    const sent = await readJson(request);
    if (!searchParams.has("orderId") && namesOrders(sent)) {
      const changed = await changeOrders(parseOr("invalid_order", bulkChangeSchema, sent), name);
      signalOutbox();
      return json({ success: true, ...changed });
    }
    const orderId = parseOr("not_found", orderIdSchema, searchParams.get("orderId") ?? undefined);
    const change = parseOr("invalid_order", orderChangeSchema, sent);
    const { order, before } = await changeOrder(orderId, change, name);
    // What the warehouse hears of at once is sent; of the rest the timer is to know when it is due.
    signalOutbox();
    return json({ success: true, order, ...(change.change && { before: { total_price: before.total_price } }) });
  },
});

/** Is this a change of many orders? */
const namesOrders = (sent: unknown) => typeof sent === "object" && sent !== null && "orders" in sent;

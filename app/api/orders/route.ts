import { after } from "next/server";
import { optionalUser, requireStaff } from "@/lib/server/auth";
import { changeStatus } from "@/lib/server/change-status";
import { json, readJson, route } from "@/lib/server/http";
import { listOrders, listQuerySchema } from "@/lib/server/list-orders";
import { deliverOrder } from "@/lib/server/notifications/outbox";
import { parseOr } from "@/lib/server/parse";
import { placeOrder } from "@/lib/server/place-order";
import { limit } from "@/lib/server/rate-limit";
import { fromEitherShape, orderIdSchema, orderRequestSchema } from "@/lib/shop/order";
import { statusChangeSchema } from "@/lib/shop/order-status";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    await requireStaff(request);
    const query = parseOr("invalid_order", listQuerySchema, Object.fromEntries(new URL(request.url).searchParams));
    return json({ success: true, ...(await listOrders(query)) });
  },

  async POST(request) {
    const user = await optionalUser(request);
    const sent = parseOr("invalid_order", orderRequestSchema, fromEitherShape(await readJson(request)));
    const { order, replayed } = await placeOrder(sent, user?.uid ?? null, () => limit("place", request));
    if (replayed) return json({ success: true, order }, 200, { "Idempotent-Replayed": "true" });
    after(() => deliverOrder(order.order_id));
    return json({ success: true, order }, 201);
  },

  async PATCH(request) {
    await requireStaff(request);
    const orderId = parseOr("not_found", orderIdSchema, new URL(request.url).searchParams.get("orderId") ?? undefined);
    const { status } = parseOr("invalid_order", statusChangeSchema, await readJson(request));
    const order = await changeStatus(orderId, status);
    after(() => deliverOrder(order.order_id));
    return json({ success: true, order });
  },
});

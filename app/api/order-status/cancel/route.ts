import { parseOr } from "#lib/server/http/parse.ts";
import { limit } from "#lib/server/http/rate-limit.ts";
import { json, readJson, route } from "#lib/server/http/route.ts";
import { cancelByCustomer } from "#lib/server/orders/cancel-by-customer.ts";
import { signalOutbox } from "#lib/server/outbox/queue/signal.ts";
import { cancelPairSchema } from "#lib/shop/order/cancelling.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    await limit("status", request);
    const { order_id, guest_phone, reason } = parseOr("invalid_order", cancelPairSchema, await readJson(request));
    const order = await cancelByCustomer(order_id, guest_phone, reason);
    signalOutbox();
    return json({ success: true, order });
  },
});

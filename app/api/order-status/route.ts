import { json, readJson, route } from "#lib/server/http.ts";
import { orderForCustomer } from "#lib/server/orders/find-by-id-and-phone.ts";
import { parseOr } from "#lib/server/requests/parse.ts";
import { limit } from "#lib/server/requests/rate-limit.ts";
import { statusPairSchema } from "#lib/shop/order/order.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    await limit("status", request);
    const { order_id, guest_phone } = parseOr("invalid_order", statusPairSchema, await readJson(request));
    return json({ success: true, order: await orderForCustomer(order_id, guest_phone) });
  },
});

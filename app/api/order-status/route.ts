import { parseOr } from "#lib/server/http/parse.ts";
import { limit } from "#lib/server/http/rate-limit.ts";
import { json, readJson, route } from "#lib/server/http/route.ts";
import { maskedView, orderOfCustomer } from "#lib/server/orders/find-by-id-and-phone.ts";
import { statusPairSchema } from "#lib/shop/order/order.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    await limit("status", request);
    const { order_id, guest_phone } = parseOr("invalid_order", statusPairSchema, await readJson(request));
    return json({ success: true, order: maskedView(await orderOfCustomer(order_id, guest_phone), order_id) });
  },
});

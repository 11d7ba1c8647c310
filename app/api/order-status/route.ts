import { json, readJson, route } from "@/lib/server/http";
import { orderForItsCustomer } from "@/lib/server/order-status";
import { parseOr } from "@/lib/server/parse";
import { limit } from "@/lib/server/rate-limit";
import { statusPairSchema } from "@/lib/shop/order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    await limit("status", request);
    const { order_id, guest_phone } = parseOr("invalid_order", statusPairSchema, await readJson(request));
    return json({ success: true, order: await orderForItsCustomer(order_id, guest_phone) });
  },
});

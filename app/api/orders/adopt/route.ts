import { requireUser } from "#lib/server/auth.ts";
import { json, readJson, route } from "#lib/server/http.ts";
import { adoptOrder } from "#lib/server/orders/adopt-order.ts";
import { parseOr } from "#lib/server/requests/parse.ts";
import { limit } from "#lib/server/requests/rate-limit.ts";
import { customerView, statusPairSchema } from "#lib/shop/order/order.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    const user = await requireUser(request);
    await limit("status", request);
    const { order_id, guest_phone } = parseOr("invalid_order", statusPairSchema, await readJson(request));
    return json({ success: true, order: customerView(await adoptOrder(user, order_id, guest_phone)) });
  },
});

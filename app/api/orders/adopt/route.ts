import { requireUser } from "#lib/server/auth/caller.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { limit } from "#lib/server/http/rate-limit.ts";
import { json, readJson, route } from "#lib/server/http/route.ts";
import { adoptOrder } from "#lib/server/orders/adopt-order.ts";
import { customerView, statusPairSchema } from "#lib/shop/order/order.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    const user = await requireUser(request);
    await limit("status", request);
    const { order_id, guest_phone } = parseOr("invalid_order", statusPairSchema, await readJson(request));
    return json({ success: true, order: customerView(await adoptOrder(user, order_id, guest_phone)) });
  },
});

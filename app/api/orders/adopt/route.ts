import { adoptOrder } from "@/lib/server/adopt-order";
import { requireUser } from "@/lib/server/auth";
import { json, readJson, route } from "@/lib/server/http";
import { parseOr } from "@/lib/server/parse";
import { limit } from "@/lib/server/rate-limit";
import { statusPairSchema } from "@/lib/shop/order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    const user = await requireUser(request);
    await limit("status", request);
    const { order_id, guest_phone } = parseOr("invalid_order", statusPairSchema, await readJson(request));
    return json({ success: true, order: await adoptOrder(user, order_id, guest_phone) });
  },
});

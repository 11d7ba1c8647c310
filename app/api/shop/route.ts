import { requireStaff } from "@/lib/server/auth";
import { json, readJson, route } from "@/lib/server/http";
import { parseOr } from "@/lib/server/parse";
import { shopState } from "@/lib/server/shop-state";
import { pauseOrders } from "@/lib/server/switch-shop";
import { indianDay } from "@/lib/shop/indian-day";
import { pauseSchema } from "@/lib/shop/switch-schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: () => json({ success: true, ...shopState() }),

  async PATCH(request) {
    await requireStaff(request);
    const pause = parseOr("invalid_order", pauseSchema(indianDay(new Date())), await readJson(request));
    return json({ success: true, ...(await pauseOrders(pause)) });
  },
});

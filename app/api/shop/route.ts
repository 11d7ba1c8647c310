import { requireStaff } from "#lib/server/auth/caller.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { json, readJson, route } from "#lib/server/http/route.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { pauseOrders } from "#lib/server/shop-state/switch-shop.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import { pauseSchema } from "#lib/shop/shop-state/switch-schema.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: () => json({ success: true, ...shopState() }),

  async PATCH(request) {
    const { name } = await requireStaff(request);
    const pause = parseOr("invalid_order", pauseSchema(indianDay(new Date())), await readJson(request));
    return json({ success: true, ...(await pauseOrders(pause, name)) });
  },
});

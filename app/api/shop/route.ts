import { requireOwner, requireStaff } from "#lib/server/auth/caller.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { json, readJson, route } from "#lib/server/http/route.ts";
import { changeFacts, isCheck, readShopChange } from "#lib/server/shop-state/change-facts.ts";
import { shopOnTheWire } from "#lib/server/shop-state/shop-state.ts";
import { pauseOrders } from "#lib/server/shop-state/switch-shop.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import { pauseSchema } from "#lib/shop/shop-state/switch-schema.ts";
import { isRecord } from "#lib/shop/storage/type-guards.ts";

/** What only owners change: the shop's facts. A pause is every member of staff's. */
const FACTS = ["notice", "kitchen", "promotions"];

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: ({ url }) => json({ success: true, ...shopOnTheWire(new URL(url).searchParams.has("cards")) }),

  async PATCH(request) {
    const staff = await requireStaff(request);
    const sent = await readJson(request);
    const isFact = isRecord(sent) && FACTS.some((name) => Object.hasOwn(sent, name));
    if (isFact) {
      requireOwner(staff);
      const change = readShopChange(sent);
      if (!isCheck(request)) await changeFacts(change, staff.name);
    } else await pauseOrders(parseOr("invalid_order", pauseSchema(indianDay(new Date())), sent), staff.name);
    return json({ success: true, ...shopOnTheWire() });
  },
});

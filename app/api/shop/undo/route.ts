import { requireOwner, requireStaff } from "#lib/server/auth/caller.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { json, readJson, route } from "#lib/server/http/route.ts";
import { undoChange } from "#lib/server/shop-state/change-facts.ts";
import { shopOnTheWire } from "#lib/server/shop-state/shop-state.ts";
import { undoSchema } from "#lib/shop/shop-state/switch-schema.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(sent) {
    const staff = await requireStaff(sent);
    requireOwner(staff);
    const { change } = parseOr("invalid_order", undoSchema, await readJson(sent));
    await undoChange(change, staff.name);
    return json({ success: true, ...shopOnTheWire() });
  },
});

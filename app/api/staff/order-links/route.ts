import { requireOwner, requireStaff } from "#lib/server/auth/caller.ts";
import { areLinksOn, switchLinks } from "#lib/server/auth/order-link.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { json, readJson, route } from "#lib/server/http/route.ts";
import { orderLinksSchema } from "#lib/shop/warehouse/order-link.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    await requireStaff(request);
    return json({ success: true, enabled: await areLinksOn() });
  },

  async PATCH(request) {
    const staff = await requireStaff(request);
    requireOwner(staff);
    const { enabled } = parseOr("invalid_order", orderLinksSchema, await readJson(request));
    await switchLinks(enabled, staff.name);
    return json({ success: true, enabled });
  },
});

import { requireStaff } from "#lib/server/auth/caller.ts";
import { json, route } from "#lib/server/http/route.ts";
import { recentlySold } from "#lib/server/orders/recently-sold.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    await requireStaff(request);
    return json({ success: true, ...(await recentlySold()) });
  },
});

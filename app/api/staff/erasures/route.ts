import { requireOwner, requireStaff } from "#lib/server/auth/caller.ts";
import { json, readJson, route } from "#lib/server/http/route.ts";
import { eraseByStaff } from "#lib/server/orders/erase-customer.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    const staff = await requireStaff(request);
    requireOwner(staff);
    return json({ success: true, ...(await eraseByStaff(await readJson(request), staff.name)) });
  },
});

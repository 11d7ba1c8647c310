import { requireStaff } from "#lib/server/auth.ts";
import { json, route } from "#lib/server/http.ts";
import { connectionOf } from "#lib/server/requests/forwarded.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    await requireStaff(request);
    return json({ success: true, ...connectionOf(request) });
  },
});

import { requireStaffOrProof } from "#lib/server/auth.ts";
import { json, route } from "#lib/server/http.ts";
import { connectionOf } from "#lib/server/requests/forwarded.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    await requireStaffOrProof(request);
    return json({ success: true, ...connectionOf(request) });
  },
});

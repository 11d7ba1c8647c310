import { requireStaffOrProof } from "#lib/server/auth/caller.ts";
import { connectionOf } from "#lib/server/http/forwarded.ts";
import { json, route } from "#lib/server/http/route.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    await requireStaffOrProof(request);
    return json({ success: true, ...connectionOf(request) });
  },
});

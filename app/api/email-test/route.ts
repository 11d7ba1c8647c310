import { requireStaff } from "#lib/server/auth/caller.ts";
import { json, route } from "#lib/server/http/route.ts";
import { sendTestEmail } from "#lib/server/outbox/channels/test-email.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    await requireStaff(request);
    await sendTestEmail();
    return json({ success: true });
  },
});

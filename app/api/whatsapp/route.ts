import { requireStaff } from "#lib/server/auth/caller.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { json, readJson, route } from "#lib/server/http/route.ts";
import { sendForStaff, staffWhatsAppSchema } from "#lib/server/outbox/channels/staff-whatsapp.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    await requireStaff(request);
    const message = parseOr("invalid_order", staffWhatsAppSchema, await readJson(request));
    return json({ success: true, sid: await sendForStaff(message) });
  },
});

import { requireStaff } from "@/lib/server/auth";
import { json, readJson, route } from "@/lib/server/http";
import { retryUnsent, unsentChoiceSchema } from "@/lib/server/notifications/handle-unsent";
import { parseOr } from "@/lib/server/parse";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    await requireStaff(request);
    const choice = parseOr("invalid_order", unsentChoiceSchema, await readJson(request));
    return json({ success: true, retried: await retryUnsent(choice) });
  },
});

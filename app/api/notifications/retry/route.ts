import { requireStaff } from "#lib/server/auth/caller.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { json, readJson, route } from "#lib/server/http/route.ts";
import { retryUnsent, unsentChoiceSchema } from "#lib/server/outbox/queue/unsent-messages.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    const { name } = await requireStaff(request);
    const choice = parseOr("invalid_order", unsentChoiceSchema, await readJson(request));
    return json({ success: true, retried: await retryUnsent(choice, name) });
  },
});

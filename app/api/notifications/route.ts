import { requireStaff } from "#lib/server/auth/caller.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { queryParams } from "#lib/server/http/query-params.ts";
import { json, route } from "#lib/server/http/route.ts";
import { log } from "#lib/server/log/log.ts";
import { deliverDue } from "#lib/server/outbox/queue/outbox.ts";
import { reportQuerySchema, unsentReport } from "#lib/server/outbox/queue/unsent-messages.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    await requireStaff(request);
    const query = queryParams(new URL(request.url).searchParams);
    return json({ success: true, ...(await unsentReport(parseOr("invalid_order", reportQuerySchema, query))) });
  },

  async POST(request) {
    const { name } = await requireStaff(request);
    const round = await deliverDue(true);
    log.info({ by: name, outcome: "messages_tried", ...round });
    return json({ success: true, ...round, ...(await unsentReport()) });
  },
});

import { requireScheduler } from "#lib/server/auth/caller.ts";
import { json, route } from "#lib/server/http/route.ts";
import { deliverDue } from "#lib/server/outbox/queue/outbox.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** A round of the outbox, for hosts whose servers sleep between requests. Schedulers call by GET. */
  async GET(request) {
    await requireScheduler(request);
    return json({ success: true, ...(await deliverDue()) });
  },
});

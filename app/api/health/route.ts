import { ApiError, json, route } from "#lib/server/http/route.ts";
import { isDegraded, messageHealth } from "#lib/server/outbox/alerts/message-health.ts";
import { parts, probe } from "#lib/server/running/health.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET() {
    const found = await probe();
    if (!found.savesOrders) throw new ApiError("unavailable", { body: { status: "unavailable", ...parts(found) } });
    const messages = await messageHealth();
    const degraded = found.disk === "nearly full" || isDegraded(messages);
    return json({ success: true, status: degraded ? "degraded" : "ok", ...parts(found), messages });
  },
});

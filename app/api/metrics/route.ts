import { requireScheduler } from "#lib/server/auth/caller.ts";
import { route } from "#lib/server/http/route.ts";
import { metricsText } from "#lib/server/running/metrics.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    await requireScheduler(request);
    const headers = { "Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Cache-Control": "no-store" };
    return new Response(await metricsText(), { headers });
  },
});

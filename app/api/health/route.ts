import { parts, probe } from "@/lib/server/health";
import { ApiError, json, route } from "@/lib/server/http";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET() {
    const found = await probe();
    if (!found.savesOrders) throw new ApiError("unavailable", { body: { status: "unavailable", ...parts(found) } });
    return json({ success: true, status: found.disk === "nearly full" ? "degraded" : "ok", ...parts(found) });
  },
});

import { canSaveOrders, parts } from "@/lib/server/health";
import { ApiError, json, route } from "@/lib/server/http";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET() {
    if (!(await canSaveOrders())) throw new ApiError("unavailable", { body: { status: "unavailable", ...parts() } });
    return json({ success: true, status: "ok", ...parts() });
  },
});

import { requireStaff } from "@/lib/server/auth";
import { json, route } from "@/lib/server/http";
import { deliverDue } from "@/lib/server/notifications/outbox";
import { unsentReport } from "@/lib/server/notifications/report";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    await requireStaff(request);
    return json({ success: true, notifications: await unsentReport() });
  },

  async POST(request) {
    await requireStaff(request);
    const round = await deliverDue();
    return json({ success: true, ...round, notifications: await unsentReport() });
  },
});

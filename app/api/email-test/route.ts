import { requireStaff } from "@/lib/server/auth";
import { json, route } from "@/lib/server/http";
import { sendSampleEmail } from "@/lib/server/notifications/sample-email";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    await requireStaff(request);
    await sendSampleEmail();
    return json({ success: true });
  },
});

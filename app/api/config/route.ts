import { json, route } from "@/lib/server/http";
import { publicConfig } from "@/lib/server/public-config";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: () => json({ success: true, ...publicConfig() }),
});

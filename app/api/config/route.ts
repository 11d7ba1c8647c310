import { publicConfig } from "@/lib/server/public-config";
import { json, route } from "@/lib/server/http";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: () => json({ success: true, ...publicConfig() }),
});

import { json, route } from "#lib/server/http.ts";
import { publicConfig } from "#lib/server/public-config.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: () => json({ success: true, ...publicConfig() }),
});

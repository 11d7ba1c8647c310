import { json, route } from "#lib/server/http.ts";
import { customerOf, offersFor } from "#lib/server/standing.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    return json({ success: true, ...(await offersFor(await customerOf(request))) });
  },
});

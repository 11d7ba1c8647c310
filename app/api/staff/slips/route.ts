import { requireStaff } from "#lib/server/auth.ts";
import { route } from "#lib/server/http.ts";
import { slipsDocument } from "#lib/server/orders/slips.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    await requireStaff(request);
    return slipsDocument(new URL(request.url).searchParams);
  },
});

import { requireStaff } from "#lib/server/auth/caller.ts";
import { readForm, route } from "#lib/server/http/route.ts";
import { slipsDocument } from "#lib/server/orders/slips.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    await requireStaff(request);
    return slipsDocument(await readForm(request));
  },
});

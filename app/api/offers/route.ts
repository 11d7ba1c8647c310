import { callerOf } from "#lib/server/auth/caller.ts";
import { json, route } from "#lib/server/http/route.ts";
import { customerOf, offersOfCustomer } from "#lib/server/offers/eligibility.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    return json({ success: true, ...(await offersOfCustomer(await customerOf(request, await callerOf(request)))) });
  },
});

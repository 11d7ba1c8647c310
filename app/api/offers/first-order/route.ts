import { requireUser } from "#lib/server/auth/caller.ts";
import { limit } from "#lib/server/http/rate-limit.ts";
import { json, route } from "#lib/server/http/route.ts";
import { claimCookie } from "#lib/server/offers/claim-cookie.ts";
import { claimFirstOrder, offersOfCustomer } from "#lib/server/offers/eligibility.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    const { uid } = await requireUser(request);
    await limit("claim", request);
    const mark = await claimFirstOrder(uid);
    const offers = await offersOfCustomer({ userId: uid, offerOf: uid });
    return json({ success: true, ...offers }, 200, await claimCookie({ uid, mark }, request));
  },
});

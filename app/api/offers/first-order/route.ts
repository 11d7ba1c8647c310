import { requireUser } from "#lib/server/auth.ts";
import { claimCookie } from "#lib/server/claim-cookie.ts";
import { claimFirstOrder } from "#lib/server/claim-first-order.ts";
import { json, route } from "#lib/server/http.ts";
import { limit } from "#lib/server/rate-limit.ts";
import { offersFor } from "#lib/server/standing.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    const { uid } = await requireUser(request);
    await limit("claim", request);
    const mark = await claimFirstOrder(uid);
    const offers = await offersFor({ userId: uid, offerOf: uid });
    return json({ success: true, ...offers }, 200, claimCookie({ uid, mark }, request));
  },
});

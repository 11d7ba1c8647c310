import { requireUser } from "@/lib/server/auth";
import { claimCookie } from "@/lib/server/claim-cookie";
import { claimFirstOrder } from "@/lib/server/claim-first-order";
import { json, route } from "@/lib/server/http";
import { limit } from "@/lib/server/rate-limit";
import { offersFor } from "@/lib/server/standing";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    const { uid } = await requireUser(request);
    await limit("claim", request);
    const mark = await claimFirstOrder(uid);
    const offers = await offersFor({ userId: uid, offerOf: uid });
    return json({ success: true, ...offers }, 200, claimCookie({ uid, mark }, request));
  },
});

import { requireStaff } from "#lib/server/auth/caller.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { queryParams } from "#lib/server/http/query-params.ts";
import { json, route } from "#lib/server/http/route.ts";
import { changesBefore, deskFacts } from "#lib/server/shop-state/change-facts.ts";
import { historyQuerySchema } from "#lib/shop/shop-state/switch-schema.ts";

/** What the owner's desk shows: the facts that can be changed there, and the history of their changes in pages. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    const { owner } = await requireStaff(request);
    const { before } = parseOr("invalid_order", historyQuerySchema, queryParams(new URL(request.url).searchParams));
    return json({ success: true, owner, ...(await deskFacts()), ...(await changesBefore(before)) });
  },
});

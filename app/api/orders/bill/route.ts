import { requireStaff } from "#lib/server/auth/caller.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { route } from "#lib/server/http/route.ts";
import { billDocument } from "#lib/server/orders/bills.ts";
import { orderIdSchema } from "#lib/shop/order/order.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    await requireStaff(request);
    const { searchParams } = new URL(request.url);
    return billDocument(parseOr("not_found", orderIdSchema, searchParams.get("orderId") ?? undefined));
  },
});

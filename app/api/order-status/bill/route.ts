import { parseOr } from "#lib/server/http/parse.ts";
import { limit } from "#lib/server/http/rate-limit.ts";
import { readForm, readJson, route } from "#lib/server/http/route.ts";
import { billDocument } from "#lib/server/orders/bills.ts";
import { orderOfCustomer } from "#lib/server/orders/find-by-id-and-phone.ts";
import { statusPairSchema } from "#lib/shop/order/order.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    await limit("status", request);
    // A form opens it in a tab of its own.
    const isForm = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
    const sent = isForm ? Object.fromEntries(await readForm(request)) : await readJson(request);
    const { order_id, guest_phone } = parseOr("invalid_order", statusPairSchema, sent);
    return billDocument((await orderOfCustomer(order_id, guest_phone)).order_id);
  },
});

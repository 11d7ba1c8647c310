import { parseOr } from "#lib/server/http/parse.ts";
import { limit } from "#lib/server/http/rate-limit.ts";
import { ApiError, readForm, readJson, route } from "#lib/server/http/route.ts";
import { billDocument } from "#lib/server/orders/bills.ts";
import { orderOfCustomer } from "#lib/server/orders/find-by-id-and-phone.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { sentencesOf } from "#lib/shop/language/sentence.ts";
import { statusPairSchema } from "#lib/shop/order/order.ts";
import { isSpokenNumber } from "#lib/shop/order/typed-order-id.ts";
import { refusals } from "#texts/en/refusals.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    await limit("status", request);
    // A form opens it in a tab of its own.
    const isForm = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
    const sent = isForm ? Object.fromEntries(await readForm(request)) : await readJson(request);
    const { order_id, guest_phone } = parseOr("invalid_order", statusPairSchema, sent);
    // It has the name and the street that the status page masks: a phone number and six characters are not enough for
    // them.
    if (isSpokenNumber(order_id))
      throw new ApiError("forbidden", { message: sentencesOf(refusals)("billElsewhere", { phone: shop.phone }) });
    return billDocument((await orderOfCustomer(order_id, guest_phone)).order_id);
  },
});

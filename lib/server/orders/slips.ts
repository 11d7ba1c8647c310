import "server-only";
import { PRINT, printed } from "#lib/server/http/printed.ts";
import { ApiError } from "#lib/server/http/route.ts";
import { sideBySide } from "#lib/server/process/side-by-side.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { MOST_AT_ONCE } from "#lib/shop/order/order-change.ts";
import { packingSlipsHtml } from "#lib/shop/warehouse/packing-slip.ts";
import { taxDocumentsOfOrder } from "./bills.ts";
import { orderIdNamed } from "./find-by-name.ts";

const ORDERS = `Please send orders, 1 to ${MOST_AT_ONCE} order ids, whole or their last six characters, with blanks between them`;
const AT_ONCE = 10;

/**
 * The packing slips of several orders as one document that prints itself: the totals first, then a page for each,
 * oldest first, behind it its bill.
 * @throws ApiError invalid_order; not_found and ambiguous (orderIdNamed); StoreUnavailable
 */
export async function slipsDocument(form: URLSearchParams): Promise<Response> {
  const ids = (form.get("orders") ?? "").split(" ").filter((id) => id !== "");
  if (ids.length < 1 || ids.length > MOST_AT_ONCE) throw new ApiError("invalid_order", { message: ORDERS });
  const found = await sideBySide(ids, AT_ONCE, orderOf);
  const orders = found.map(({ order }) => order).sort((a, b) => a.created_at.localeCompare(b.created_at));
  const taxDocuments = new Map(found.map(({ order, taxDocuments }) => [order.order_id, taxDocuments]));
  return printed(packingSlipsHtml(orders, (id) => taxDocuments.get(id) ?? [], PRINT));
}

async function orderOf(name: string) {
  const id = await orderIdNamed(name);
  const found = await openStore().find(id);
  if (!found) throw new ApiError("not_found");
  return { order: found.order, taxDocuments: found.order.bill === null ? [] : await taxDocumentsOfOrder(id) };
}

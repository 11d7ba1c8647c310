import "server-only";
import { createHash } from "node:crypto";
import { ApiError } from "#lib/server/http/route.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { MOST_AT_ONCE } from "#lib/shop/order/order-change.ts";
import { packingSlipsHtml } from "#lib/shop/warehouse/packing-slip.ts";
import { slipCss } from "#lib/shop/warehouse/packing-slip-look.ts";

const ORDERS = `Please send orders, 1 to ${MOST_AT_ONCE} order ids with blanks between them`;
/** Opens the browser's own print dialog at once. */
const PRINT = 'addEventListener("load",()=>print())';
const AT_ONCE = 10;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
/** The document's own style and script, and nothing else. */
const POLICY = [
  `default-src 'none'; style-src ${hash(slipCss)}; script-src ${hash(PRINT)}`,
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join("; ");

/**
 * The packing slips of several orders as one document that prints itself: the totals first, then a page for each, oldest
 * first.
 * @throws ApiError invalid_order; not_found, when one of the ids has no order; StoreUnavailable
 */
export async function slipsDocument(form: URLSearchParams): Promise<Response> {
  const ids = (form.get("orders") ?? "").split(" ").filter((id) => id !== "");
  if (ids.length < 1 || ids.length > MOST_AT_ONCE) throw new ApiError("invalid_order", { message: ORDERS });
  const orders: Order[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE)
    orders.push(...(await Promise.all(ids.slice(start, start + AT_ONCE).map(orderOf))));
  orders.sort((a, b) => a.created_at.localeCompare(b.created_at));
  return new Response(packingSlipsHtml(orders, PRINT), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": POLICY,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

async function orderOf(id: string): Promise<Order> {
  const found = await openStore().find(id);
  if (!found) throw new ApiError("not_found", { message: `There is no order ${id.slice(0, 64)}.` });
  return found.order;
}

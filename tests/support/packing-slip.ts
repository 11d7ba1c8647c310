import type { Order } from "#lib/shop/order/order.ts";
import { packingSlipsHtml } from "#lib/shop/warehouse/packing-slip.ts";

/** The slip of one order, without the totals of what is to be packed. */
export const packingSlipHtml = (order: Order) => packingSlipsHtml([order]).replace(/<main>[\s\S]*?<\/main>\n/, "");

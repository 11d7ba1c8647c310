import { products } from "#lib/shop/catalogue/catalogue.ts";
import { exampleOrder, examplePrice } from "./example-order.ts";
import type { Order } from "./order.ts";

/**
 * The status of one of them: none of the usual ones, and so in English, unless the page that shows it has a word for
 * it.
 */
export const SAMPLE_PROCESSING = "Processing";

const placeholderOrder = (
  id: string,
  status: "delivered" | typeof SAMPLE_PROCESSING,
  product: { name: string; price: number },
  at: string,
): Order => ({
  ...exampleOrder,
  order_id: id,
  id,
  items: [{ name: product.name, qty: 1, price: examplePrice(product) }],
  total_price: examplePrice(product),
  discount_amount: 0,
  discount_kind: null,
  status,
  created_at: at,
  status_history: [{ status, at }],
  freeSampleIncluded: false,
});

const first = products[0];
const last = products.at(-1);

/**
 * What the order list will look like, for a user who has not ordered yet. Every place that shows them marks them
 * 'Sample'.
 */
export const placeholderOrders: Order[] = [
  ...(first ? [placeholderOrder("SAMPLE-DELIVERED-01", "delivered", first, "2026-01-14T05:30:00.000Z")] : []),
  ...(last ? [placeholderOrder("SAMPLE-PROCESSING-2", SAMPLE_PROCESSING, last, "2026-02-02T05:30:00.000Z")] : []),
];

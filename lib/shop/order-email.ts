import { itemsList } from "./items-list";
import { rupees } from "./money";
import { type Order, spokenNumber } from "./order";
import { paidAndSamples, pickCount } from "./pick-list";
import { shop } from "./shop";

/** A list shorter than this, in characters, means that the order lost its items on the way. */
const SHORTEST_LIST = 5;

/** This order can't be told as a message, and never will be. */
export class UntellableOrder extends Error {
  override name = "UntellableOrder";
}

/** What the warehouse's e-mail says of an order; every value ready to be read. */
export type OrderEmailParams = {
  order_id: string;
  customer_name: string;
  customer_phone: string;
  delivery_address: string;
  items_list: string;
  total_price: string;
  payment_status: string;
  delivery_date: string;
  regular_items: string;
  sample_items: string;
};

/** @throws UntellableOrder when the items are missing or their list is shorter than five characters */
export function orderEmailParams(order: Order): OrderEmailParams {
  const items_list = itemsList(order.items);
  if (order.items.length === 0 || items_list.length < SHORTEST_LIST) throw new UntellableOrder("no items");
  const { paid, samples } = paidAndSamples(order.items);
  return {
    order_id: order.order_id,
    customer_name: order.guest_name,
    customer_phone: order.guest_phone,
    delivery_address: order.guest_address,
    items_list,
    total_price: rupees(order.total_price),
    payment_status: `${order.payment_status} (order confirmed; nothing paid online, collect before dispatch)`,
    delivery_date: order.delivery_date,
    regular_items: itemsList(paid),
    sample_items: samples.length > 0 ? itemsList(samples) : "None",
  };
}

/** The mail that tells the warehouse of an order. Both parts say the same. @throws UntellableOrder */
export function warehouseEmail(order: Order): { subject: string; text: string; html: string } {
  const params = orderEmailParams(order);
  const rows = rowsOf(order, params);
  return {
    subject: `New order ${order.order_id} (${spokenNumber(order.order_id)})`,
    text: rows.map(([label, value]) => `${label}:${value.includes("\n") ? "\n" : " "}${value}`).join("\n\n"),
    html: htmlOf(order, rows),
  };
}

function rowsOf(order: Order, params: OrderEmailParams): [label: string, value: string][] {
  const discount: [string, string][] =
    order.discount_amount > 0
      ? [
          ["Subtotal", rupees(order.total_price + order.discount_amount)],
          ["Discount", `-${rupees(order.discount_amount)}`],
        ]
      : [];
  return [
    ["Order", `${params.order_id} (say: ${spokenNumber(order.order_id)})`],
    ["Pick list", pickCount(order.items)],
    ["Items", params.regular_items],
    ["Free samples", params.sample_items],
    ...discount,
    ["Total", params.total_price],
    ["Payment status", params.payment_status],
    ["Customer", params.customer_name],
    ["Phone", params.customer_phone],
    ["E-mail", order.guest_email ?? "Not given"],
    ["Deliver to", params.delivery_address],
    ["Delivery", params.delivery_date],
  ];
}

const css = `body{margin:0;background:#FBF5E6;color:#2B1A12;font:16px/1.5 Georgia,serif}
main{max-width:36rem;margin:0 auto;padding:24px;background:#FFFDF7;border-top:6px solid #A3201D}
h1{font-size:24px;margin:0 0 16px}th{text-align:left;vertical-align:top;padding:6px 16px 6px 0;color:#6B3A20;white-space:nowrap}
td{padding:6px 0;white-space:pre-line}`;

function htmlOf(order: Order, rows: [string, string][]): string {
  const cells = rows.map(
    ([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const title = `New order ${spokenNumber(order.order_id)}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${css}</style></head>
<body><main><h1>${escapeHtml(shop.name)}: ${title}</h1><table>${cells.join("\n")}</table></main></body></html>`;
}

/** Text as it may stand in HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

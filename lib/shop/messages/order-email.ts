import { indianMobile } from "#lib/shop/customer/phone.ts";
import { untappable } from "#lib/shop/customer/untappable.ts";
import { momentOf } from "#lib/shop/language/dates.ts";
import { DEFAULT_LANGUAGE, englishName, type Language } from "#lib/shop/language/language.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { isOwnOrderId, languageOfOrder, type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { deliverTo } from "#lib/shop/order/order-facts.ts";
import { rowOf, statusText } from "#lib/shop/order/order-status.ts";
import { paymentNote, paymentWay } from "#lib/shop/order/payment.ts";
import { billOfOrder, discountName } from "#lib/shop/pricing/bill.ts";
import { paidAndSamples, pickCount, pickLines } from "#lib/shop/warehouse/pick-list.ts";
import { type CustomerTexts, customerTexts } from "./customer-texts.ts";
import { type Email, type EmailContent, layOutEmail } from "./email-layout.ts";
import { itemsList } from "./items-list.ts";

/** A list shorter than this, in characters, means that the order has lost its items. */
const SHORTEST_LIST = 5;

const ABOUT_LINK =
  "The link opens this order alone, for 14 days, without a sign-in. Whoever has it reads the address, so please don't forward this mail.";

/** So that who calls the customer knows. */
export function notesOf(order: Order): string[] {
  const language = languageOfOrder(order);
  return language === DEFAULT_LANGUAGE ? [] : [`Customer reads ${englishName(language)}`];
}

/** No message can be made of this order, and no later attempt will succeed. */
export class UnreportableOrder extends Error {
  override name = "UnreportableOrder";
}

/**
 * The facts of an order in the warehouse's e-mail; every value is ready to be shown, and nothing typed in it can be
 * tapped.
 * @throws UnreportableOrder when the items are missing or their list is shorter than five characters
 */
export function orderEmailParams(order: Order) {
  const items_list = itemsList(order.items);
  if (order.items.length === 0 || items_list.length < SHORTEST_LIST) throw new UnreportableOrder("no items");
  const { paid, samples } = paidAndSamples(order.items);
  const isBefore = order.paid === null && paymentWay() === "upi";
  return {
    // A client may choose a phone number as its order's id.
    order_id: isOwnOrderId(order.order_id) ? order.order_id : untappable(order.order_id),
    customer_name: untappable(order.guest_name),
    customer_phone: order.guest_phone,
    // What the courier must know, a line each.
    delivery_address: deliverTo(order).map(untappable).join("\n"),
    items_list,
    total_price: rupees(order.total_price),
    payment_status: `${order.payment_status} (order confirmed; ${paymentNote(order.paid)}${isBefore ? ", collect before dispatch" : ""})`,
    delivery_date: order.delivery_date,
    regular_items: itemsList(paid),
    sample_items: samples.length > 0 ? itemsList(samples) : "None",
  };
}

/**
 * What is new about an order. `status`: its new one when it was cancelled or continues after that; null when it was
 * placed. `what` is different after a change that the customer asked for (lib/shop/order/changed-order). `link` opens
 * its slip without a sign-in.
 */
export type News = { status?: string | null; what?: string | null; link?: string | null };

/** 'CANCELLED: order K7M 2QX', 'Open again: …', 'Changed: …': what the warehouse must not miss; null for a new order. */
export function warehouseHeadline({ order_id }: Order, { status = null, what = null }: News): string | null {
  if (status === null && what === null) return null;
  const word = rowOf(status ?? "").isStopped ? "CANCELLED" : "Open again";
  return `${what === null ? word : "Changed"}: order ${spokenNumber(order_id)}`;
}

/** What the warehouse is to do with an order that it knows. */
function openingOf({ status = null, what = null }: News): string[] {
  if (what !== null) return [...what.split("; "), "Below is the order as it is now."];
  if (status === null) return [];
  return rowOf(status).isStopped
    ? ["Please don't pack or send it. If it has left already, tell the team that looks after the orders."]
    : [`It had been cancelled, and goes on after all: ${statusText(status)}. Please pack it like any other.`];
}

/**
 * The warehouse's e-mail about an order: a new, a changed or a cancelled one, or one that continues. Both parts have the
 * same content. An id that another client chose may be any words: the subject then has the number to say aloud alone.
 * @throws UnreportableOrder
 */
export function warehouseEmail(order: Order, news: News = {}): Email {
  const params = orderEmailParams(order);
  const number = spokenNumber(order.order_id);
  const headline = warehouseHeadline(order, news);
  const heading = headline ?? `New order ${number}`;
  const ofOwn = headline === null ? `New order ${order.order_id} (${number})` : `${heading} (${order.order_id})`;
  const { link = null } = news;
  return layOutEmail({
    subject: isOwnOrderId(order.order_id) ? ofOwn : heading,
    heading,
    opening: openingOf(news),
    facts: [
      ["Order", `${params.order_id} (say: ${number})`],
      ["Placed", momentOf(order.created_at, "en")],
      ["Pick list", [pickCount(order.items), ...pickLines(order.items)].join("\n")],
      ["Items", params.regular_items],
      ["Free samples", params.sample_items],
      ...totalFacts(order, customerTexts("en"), "en"),
      ["Total", params.total_price],
      ["Payment status", params.payment_status],
      ["Customer", params.customer_name],
      phoneFact(order),
      ...notesOf(order).map((note): [string, string] => ["Language", note]),
      ["E-mail", order.guest_email ?? "Not given"],
      ["Deliver to", params.delivery_address],
      ["Delivery", params.delivery_date],
    ],
    weighty: ["Pick list", "Total"],
    closing: link === null ? [] : [{ text: "Open the slip and mark it packed", href: link }, { text: ABOUT_LINK }],
  });
}

/** To be called by a press; an erased customer has no number any more. */
function phoneFact({ guest_phone }: Order): EmailContent["facts"][number] {
  return indianMobile.test(guest_phone) ? ["Phone", guest_phone, `tel:+91${guest_phone}`] : ["Phone", guest_phone];
}

/** What the total is made of; nothing for an order whose items alone make it. */
export function totalFacts(
  order: Order,
  { bill, mail }: Pick<CustomerTexts, "bill" | "mail">,
  language: Language,
): [label: string, value: string][] {
  const { subtotal, discount, delivery } = billOfOrder(order);
  const facts: [label: string, value: string][] = [];
  if (discount > 0) facts.push([discountName(order.discount_kind, bill, language), `-${rupees(discount)}`]);
  if (delivery > 0) facts.push([mail("deliveryCharge"), rupees(delivery)]);
  return facts.length > 0 ? [[bill("subtotal"), rupees(subtotal)], ...facts] : [];
}

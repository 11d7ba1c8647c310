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
 * The warehouse's e-mail about a new order. Both parts have the same content. An id that another client chose may be
 * any words: the subject then has the number to say aloud alone.
 * @param link opens the order's slip without a sign-in, or null
 * @throws UnreportableOrder
 */
export function warehouseEmail(order: Order, link: string | null = null): Email {
  const number = spokenNumber(order.order_id);
  const subject = isOwnOrderId(order.order_id) ? `New order ${order.order_id} (${number})` : `New order ${number}`;
  return warehouseMail(order, subject, `New order ${number}`, [], link);
}

/**
 * The warehouse's e-mail when an order is cancelled, or when a cancelled one continues.
 * @param status the order's new status
 * @param link as in warehouseEmail; a cancelled order needs none
 * @throws UnreportableOrder
 */
export function warehouseStatusEmail(order: Order, status: string, link: string | null = null): Email {
  const heading = warehouseHeadline(order, status);
  const { isStopped } = rowOf(status);
  const opening = isStopped
    ? "Please don't pack or send it. If it has left already, tell the team that looks after the orders."
    : `It had been cancelled, and goes on after all: ${statusText(status)}. Please pack it like any other.`;
  const subject = isOwnOrderId(order.order_id) ? `${heading} (${order.order_id})` : heading;
  return warehouseMail(order, subject, heading, [opening], isStopped ? null : link);
}

/**
 * The warehouse's e-mail about a change that the customer asked for: what is different first, then the order as it is
 * now.
 * @param what is different, in words (lib/shop/order/changed-order)
 * @param link as in warehouseEmail
 * @throws UnreportableOrder
 */
export function warehouseChangeEmail(order: Order, what: string, link: string | null = null): Email {
  const heading = `Changed: order ${spokenNumber(order.order_id)}`;
  const subject = isOwnOrderId(order.order_id) ? `${heading} (${order.order_id})` : heading;
  return warehouseMail(order, subject, heading, [...what.split("; "), "Below is the order as it is now."], link);
}

/** 'CANCELLED: order K7M 2QX', or 'Open again: …': what the warehouse must not miss. */
export function warehouseHeadline({ order_id }: Order, status: string): string {
  return `${rowOf(status).isStopped ? "CANCELLED" : "Open again"}: order ${spokenNumber(order_id)}`;
}

function warehouseMail(order: Order, subject: string, heading: string, opening: string[], link: string | null): Email {
  const params = orderEmailParams(order);
  return layOutEmail({
    subject,
    heading,
    opening,
    facts: [
      ["Order", `${params.order_id} (say: ${spokenNumber(order.order_id)})`],
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

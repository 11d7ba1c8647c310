import { shop } from "#lib/shop/facts/shop.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { paymentNote } from "#lib/shop/order/payment.ts";
import { pickCount } from "#lib/shop/warehouse/pick-list.ts";
import { itemsList } from "./items-list.ts";
import { type News, notesOf, orderEmailParams, warehouseHeadline } from "./order-email.ts";

/** Twilio refuses a WhatsApp body of more characters than this. */
const LONGEST_BODY = 1600;

/** The warehouse's WhatsApp message: a short form of the e-mail. @throws UnreportableOrder */
export function whatsappMessage(order: Order, { link = null, ...news }: News = {}): string {
  const headline = headlineOf(order, news) ?? `new order ${spokenNumber(order.order_id)}`;
  const params = orderEmailParams(order);
  const facts = (items: string) =>
    [
      `*${shop.name}: ${headline}*`,
      params.order_id,
      items,
      pickCount(order.items),
      `Total ${params.total_price}, ${paymentNote(order.paid)}`,
      `${params.customer_name}, ${params.customer_phone}`,
      ...notesOf(order),
      params.delivery_address,
      `Delivery: ${params.delivery_date}`,
      ...(link === null ? [] : [`Slip: ${link}`]),
    ].join("\n");
  const body = facts(itemsList(order.items));
  return body.length <= LONGEST_BODY ? body : facts(`${order.items.length} items, all listed in the e-mail`);
}

/** A longer list of differences, in characters, is left to the e-mail. */
const LONGEST_CHANGE = 200;

/** What has happened to an order that the warehouse knows; null for a new one. */
function headlineOf(order: Order, news: News): string | null {
  const headline = warehouseHeadline(order, news);
  const { what = null } = news;
  // A change of fifty lines fits into no message.
  const differs = what !== null && what.length > LONGEST_CHANGE ? "what is different is in the e-mail" : what;
  return differs === null ? headline : `${headline}: ${differs}`;
}

/**
 * WhatsApp refuses a message of more than 1,024 characters; the template in docs/going-live.md has less than 200 of its
 * own.
 */
const LONGEST_VALUES = 1024 - 200;

/**
 * The values of an approved WhatsApp template, {{1}} to {{6}}: number, items, total, customer, address, delivery.
 * Twilio refuses line breaks in a value. The status and what is different are part of the number's value, because a
 * template's own words can't change; the link is part of the items' value, where it fits.
 * @throws UnreportableOrder
 */
export function whatsappVariables(order: Order, { link = null, ...news }: News = {}): Record<string, string> {
  const params = orderEmailParams(order);
  const deliver = params.delivery_address.split("\n");
  const values = (items: string, slip: string, address = deliver.join("; ")) => ({
    "1": `${headlineOf(order, news) ?? spokenNumber(order.order_id)} (${params.order_id})`,
    "2": `${items} (${pickCount(order.items)})${slip}`,
    "3": params.total_price,
    "4": [`${params.customer_name}, ${params.customer_phone}`, ...notesOf(order).map((note) => `(${note})`)].join(" "),
    "5": address,
    "6": params.delivery_date,
  });
  const fits = (some: Record<string, string>) => Object.values(some).join("").length <= LONGEST_VALUES;
  const slip = link === null ? "" : `. Slip: ${link}`;
  const full = values(params.items_list.replaceAll("\n", "; "), slip);
  if (fits(full)) return full;
  const inTheMail = `${order.items.length} items, all listed in the e-mail`;
  const shorter = [values(inTheMail, slip), values(inTheMail, "")];
  return shorter.find(fits) ?? values(inTheMail, "", deliver[0]);
}

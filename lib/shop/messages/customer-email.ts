import { deliveryPromise, expectedBy, PROCESSING_TIME } from "#lib/shop/order/delivery.ts";
import { isOwnOrderId, type Order } from "#lib/shop/order/order.ts";
import { statusText } from "#lib/shop/order/order-status.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { shop } from "#lib/shop/shop.ts";
import { paidAndSamples } from "#lib/shop/warehouse/pick-list.ts";
import { upiLink } from "#lib/shop/warehouse/upi.ts";
import { type Email, layOutEmail } from "./email-layout.ts";
import { wholeItemsList } from "./items-list.ts";
import { maskedDestination, orderName, statusLink } from "./masking.ts";
import { orderEmailParams, totalFacts } from "./order-email.ts";

/**
 * The mail that a customer gets for an order.
 * @param origin the shop's public address
 * @param upiId the shop's address for UPI payments, or null
 * @throws UnreportableOrder
 */
export function confirmationEmail(order: Order, origin: string, upiId = shop.upiId): Email {
  const params = orderEmailParams(order);
  const upi = upiLink(order, upiId);
  return layOutEmail({
    subject: `Your ${shop.name} order ${orderName(order)}`,
    heading: "Thank you, we have your order",
    opening: [
      `We'll pack it within ${PROCESSING_TIME}. Nothing was charged online: our team confirms payment with you before dispatch.`,
    ],
    facts: [
      ["Order", orderFact(order)],
      ["Items", wholeItemsList(paidAndSamples(order.items).paid)],
      ...sampleFacts(order),
      ...totalFacts(order),
      ["Total", `${params.total_price}, delivery ${order.delivery_charge === 0 ? "free" : "included"}`],
      ["Deliver to", maskedDestination(order).join("\n")],
      [
        deliveryPromise.headline,
        `${deliveryPromise.detail}. Expected by ${expectedBy(order.created_at, order.state)}.`,
      ],
    ],
    weighty: ["Total"],
    closing: [
      ...wayToOrder(order, origin),
      // With the id in words: some mail programs take away links that lead to an app.
      ...(upi ? [{ text: `Pay ${params.total_price} by UPI to ${upiId}, after we confirm`, href: upi }] : []),
      { text: `Questions? ${shop.phone}, ${shop.email}` },
    ],
    footing,
  });
}

/** The full id and the number to say aloud; only the day for an id that this shop did not make. */
function orderFact(order: Order): string {
  const name = orderName(order);
  return isOwnOrderId(order.order_id) ? `${order.order_id} (calling us? Just say ${name})` : `Your order ${name}`;
}

function wayToOrder({ order_id }: Order, origin: string): { text: string; href: string }[] {
  const href = statusLink(origin, order_id);
  return href === null ? [] : [{ text: "Track your order", href }];
}

function sampleFacts(order: Order): [label: string, value: string][] {
  const { samples } = paidAndSamples(order.items);
  return samples.length > 0 ? [["Free samples", wholeItemsList(samples)]] : [];
}

/** With which courier it goes, where the order is on its way. */
function trackingFacts({ tracking }: Order, status: string): [label: string, value: string][] {
  return tracking && status === "shipped" ? [["Sent with", `${tracking.courier}, ${tracking.number}`]] : [];
}

function trackingLinks({ tracking }: Order, status: string): { text: string; href: string }[] {
  return tracking?.url && status === "shipped" ? [{ text: "Follow your parcel", href: tracking.url }] : [];
}

/** What an order's new status means for the customer. A status in staff's own words is in the heading only. */
function statusMessage(placed: Order, status: string): string {
  const { created_at, state } = placed;
  const order = `Your order ${orderName(placed)}`;
  const texts: Record<string, string> = {
    confirmed: `${order} is confirmed. We'll pack it next.`,
    packed: `${order} is packed and waiting for the courier.`,
    shipped: `${order} is on its way to you. We expect it by ${expectedBy(created_at, state)}.`,
    delivered: `${order} has arrived. Enjoy it, and tell us if anything isn't right.`,
    cancelled: `${order} is cancelled. If you didn't ask for that, please call us.`,
  };
  return texts[status] ?? `There's news about your order ${orderName(placed)}.`;
}

const { line1, line2, city, pincode } = shop.address;
const footing = [`${shop.legalName}, ${line1}, ${line2}, ${city} ${pincode}`, `FSSAI ${shop.fssaiLicence}`];

/** The e-mail for one change of status. @param status the order's new status */
export function statusEmail(order: Order, status: string, origin: string): Email {
  return layOutEmail({
    subject: `Your ${shop.name} order ${orderName(order)}: ${statusText(status)}`,
    heading: statusText(status),
    opening: [statusMessage(order, status)],
    facts: [
      ["Order", orderFact(order)],
      ["Status", statusText(status)],
      ...trackingFacts(order, status),
      ["Items", wholeItemsList(order.items)],
      ...totalFacts(order),
      ["Total", rupees(order.total_price)],
    ],
    weighty: ["Total"],
    closing: [
      ...trackingLinks(order, status),
      ...wayToOrder(order, origin),
      { text: `Questions? ${shop.phone}, ${shop.email}` },
    ],
    footing,
  });
}

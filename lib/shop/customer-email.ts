import { deliveryPromise, expectedBy } from "./delivery";
import { type Email, layOutEmail } from "./email-layout";
import { itemsList } from "./items-list";
import { rupees } from "./money";
import { type Order, spokenNumber } from "./order";
import { discountFacts, orderEmailParams } from "./order-email";
import { statusText } from "./order-status";
import { paidAndSamples } from "./pick-list";
import { shop } from "./shop";
import { upiLink } from "./upi";

/** Where a guest sees the order again. The id stands in the fragment, which no server's log gets to see. */
export function statusLink(origin: string, orderId: string): string {
  return `${origin}/order-status#id=${orderId}`;
}

/** The mail that a customer gets for an order. @param origin the shop's public address @throws UntellableOrder */
export function confirmationEmail(order: Order, origin: string): Email {
  const params = orderEmailParams(order);
  const upi = upiLink(order);
  return layOutEmail({
    subject: `Your ${shop.name} order ${spokenNumber(order.order_id)}`,
    heading: "Thank you, we have your order",
    opening: [
      "We pack it within 24-48 hours. Nothing was charged online: our team confirms payment with you before dispatch.",
    ],
    facts: [
      ["Order", `${order.order_id} (on the phone, say ${spokenNumber(order.order_id)})`],
      ["Items", params.regular_items],
      ...sampleFacts(order),
      ...discountFacts(order),
      ["Total", `${params.total_price}, delivery free`],
      ["Deliver to", `${order.guest_name}\n${order.guest_address}\n${order.guest_phone}`],
      [
        deliveryPromise.headline,
        `${deliveryPromise.detail}. Expected by ${expectedBy(order.created_at, order.state)}.`,
      ],
    ],
    closing: [
      { text: "See where your order is", href: statusLink(origin, order.order_id) },
      ...(upi ? [{ text: "Pay by UPI, after we confirm", href: upi }] : []),
      { text: `Questions? ${shop.phone}, ${shop.email}` },
    ],
  });
}

function sampleFacts(order: Order): [label: string, value: string][] {
  const { samples } = paidAndSamples(order.items);
  return samples.length > 0 ? [["Free samples", itemsList(samples)]] : [];
}

/** The mail for one change of status. @param status what the order has become */
export function statusEmail(order: Order, status: string, origin: string): Email {
  return layOutEmail({
    subject: `Your ${shop.name} order ${spokenNumber(order.order_id)}: ${statusText(status)}`,
    heading: statusText(status),
    opening: [`Your order ${spokenNumber(order.order_id)} has moved on.`],
    facts: [
      ["Order", order.order_id],
      ["Status", statusText(status)],
      ["Total", rupees(order.total_price)],
    ],
    closing: [
      { text: "See where your order is", href: statusLink(origin, order.order_id) },
      { text: `Questions? ${shop.phone}, ${shop.email}` },
    ],
  });
}

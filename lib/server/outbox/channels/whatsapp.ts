import "server-only";
import { orderLink } from "#lib/server/auth/order-link.ts";
import { env } from "#lib/server/settings/env.ts";
import { siteOrigin } from "#lib/server/settings/site.ts";
import type { Message } from "#lib/server/store/message.ts";
import { digestMessage, digestVariables } from "#lib/shop/messages/digest-message.ts";
import { whatsappMessage, whatsappVariables } from "#lib/shop/messages/whatsapp-message.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { rowOf } from "#lib/shop/order/order-status.ts";
import { DeliveryError } from "./delivery-error.ts";
import { sendByTwilio, type TwilioContent } from "./twilio.ts";

/** Twilio's codes for what no further try will mend: bad or unreachable numbers, templates that don't fit. */
const deadCodes = new Set([21211, 21408, 21610, 21614, 63003, 63005, 63013, 63016, 63024, 63027, 63028]);

/**
 * Sends one warehouse number the message about an order: a new one, a cancelled one, or one that continues, and returns
 * Twilio's id of the message.
 * @throws DeliveryError; UnreportableOrder
 */
export async function sendWhatsApp(order: Order, { entry, change, recipient, created_at }: Message): Promise<string> {
  const status = entry === 0 ? null : (order.status_history[entry]?.status ?? order.status);
  const what = order.history[change ?? -1]?.what ?? null;
  const link = rowOf(status ?? "").isStopped ? null : await orderLink(order.order_id, created_at, recipient);
  const news = { status, link, what };
  return sendToWarehouse(recipient, contentOf(whatsappMessage(order, news), whatsappVariables(order, news)));
}

/**
 * Sends one warehouse number one message about several new orders, and returns Twilio's id of it.
 * @throws DeliveryError
 */
export async function sendDigest(recipient: string, orders: Order[]): Promise<string> {
  const page = `${siteOrigin()}/staff`;
  return sendToWarehouse(recipient, contentOf(digestMessage(orders, page), digestVariables(orders, page)));
}

/** The values of the approved template, or free text where none is set. */
function contentOf(text: string, variables: Record<string, string>): TwilioContent {
  const contentSid = env().whatsapp?.contentSid ?? null;
  return contentSid === null ? { body: text } : { contentSid, contentVariables: JSON.stringify(variables) };
}

/**
 * Sends a WhatsApp message from the shop's number and returns Twilio's id of it.
 * @param to a warehouse number in E.164
 * @throws DeliveryError
 */
export async function sendToWarehouse(to: string, content: TwilioContent): Promise<string> {
  const config = env().whatsapp;
  if (!config) throw new DeliveryError("WhatsApp is not set up any more.");
  const numbers = { from: `whatsapp:${config.from}`, to: `whatsapp:${to}` };
  return sendByTwilio(config, { ...numbers, ...content }, whatsAppRefusedForGood);
}

/**
 * Why a WhatsApp message that was refused with this code of Twilio's never arrives, in our words, or null for one that
 * may pass.
 */
export function whatsAppRefusedForGood(code: number): string | null {
  return deadCodes.has(code) ? `WhatsApp refused the message for good (Twilio's code ${code}).` : null;
}

import "server-only";
import { env } from "#lib/server/settings/env.ts";
import { siteOrigin } from "#lib/server/settings/site.ts";
import type { Message } from "#lib/server/store/message.ts";
import { customerSms } from "#lib/shop/messages/sms-message.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { isUsualStatus } from "#lib/shop/order/order-status.ts";
import { DeliveryError } from "./delivery-error.ts";
import { sendByTwilio } from "./twilio.ts";

/**
 * Twilio's codes for a number that can't get text messages: no number, a landline, unassigned, or not reachable for us.
 */
const deadNumbers = new Set([21211, 21214, 21217, 21612, 21614, 30005, 30006]);
/** The customer has answered STOP to an earlier message: writing again would be unlawful, and Twilio refuses it. */
const UNSUBSCRIBED = 21610;

/**
 * Sends the customer's text message about a new order or a status change, and returns Twilio's id of the message.
 * @throws DeliveryError
 */
export async function sendCustomerSms(order: Order, message: Message): Promise<string> {
  const config = env().whatsapp;
  if (!config?.smsFrom) throw new DeliveryError("Text messages are not set up any more.");
  const status = order.status_history[message.entry]?.status ?? order.status;
  const about = message.entry === 0 ? "placed" : isUsualStatus(status) ? status : "news";
  const body = customerSms(order, message.change === null ? about : "changed", siteOrigin());
  return sendByTwilio(config, { from: config.smsFrom, to: message.recipient, body }, smsRefusedForGood);
}

/**
 * Why a text message that Twilio refused with this code never arrives, in our words, or null for a code that may pass.
 */
export function smsRefusedForGood(code: number): string | null {
  if (code === UNSUBSCRIBED) return `The customer has unsubscribed from text messages (Twilio's code ${code}).`;
  return deadNumbers.has(code) ? `The customer's number takes no text messages (Twilio's code ${code}).` : null;
}

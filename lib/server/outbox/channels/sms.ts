import "server-only";
import { env } from "#lib/server/settings/env.ts";
import { siteOrigin } from "#lib/server/settings/site.ts";
import { indianMobile } from "#lib/shop/customer/phone.ts";
import { customerSms as smsText } from "#lib/shop/messages/sms-message.ts";
import { isUsualStatus } from "#lib/shop/order/order-status.ts";
import type { CustomerChannel } from "./channel.ts";
import { DeliveryError } from "./delivery-error.ts";
import { reportedStatus } from "./news.ts";
import { refusalSince, sendByTwilio, twilio } from "./twilio.ts";

/**
 * Twilio's codes for a number that can't get text messages: no number, a landline, unassigned, or not reachable for us.
 */
const deadNumbers = new Set([21211, 21214, 21217, 21612, 21614, 30005, 30006]);
/** The customer has answered STOP to an earlier message: writing again would be unlawful, and Twilio refuses it. */
const UNSUBSCRIBED = 21610;

/** A text message to the customer, where the shop has a sender for them. */
export const customerSms: CustomerChannel = {
  kind: "customer-sms",
  later: "sms",
  title: "Text message to the customer",
  noun: "text message",
  reader: "customer",
  ceilings: ["paid", "sms"],
  carrier: twilio,
  to({ guest_phone }) {
    const number = `+91${guest_phone}`;
    // An erased customer has no number any more.
    const isSent = env().whatsapp?.smsFrom && indianMobile.test(guest_phone);
    return isSent ? [{ recipient: number, counted_as: number }] : [];
  },
  async send(order, message) {
    const config = env().whatsapp;
    if (!config?.smsFrom) throw new DeliveryError("Text messages are not set up any more.");
    const status = reportedStatus(order, message);
    const about = message.entry === 0 ? "placed" : isUsualStatus(status) ? status : "news";
    const body = smsText(order, message.change === null ? about : "changed", siteOrigin());
    return sendByTwilio(config, { from: config.smsFrom, to: message.recipient, body }, refusedForGood);
  },
  refusalSince: (sid) => refusalSince(sid, refusedForGood),
};

/**
 * Why a text message that Twilio refused with this code never arrives, in our words, or null for a code that may pass.
 */
function refusedForGood(code: number): string | null {
  if (code === UNSUBSCRIBED) return `The customer has unsubscribed from text messages (Twilio's code ${code}).`;
  return deadNumbers.has(code) ? `The customer's number takes no text messages (Twilio's code ${code}).` : null;
}

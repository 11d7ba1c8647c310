import "server-only";
import { env } from "#lib/server/settings/env.ts";
import { siteOrigin } from "#lib/server/settings/site.ts";
import { unsentWhatsApp } from "#lib/shop/messages/alarm-emails.ts";
import { digestMessage, digestVariables } from "#lib/shop/messages/digest-message.ts";
import { whatsappMessage, whatsappVariables } from "#lib/shop/messages/whatsapp-message.ts";
import type { WarehouseChannel } from "./channel.ts";
import { DeliveryError } from "./delivery-error.ts";
import { newsOf } from "./news.ts";
import { refusalSince, sendByTwilio, type TwilioContent, twilio } from "./twilio.ts";

/** Twilio's codes for what no further try will mend: bad or unreachable numbers, templates that don't fit. */
const deadCodes = new Set([21211, 21408, 21610, 21614, 63003, 63005, 63013, 63016, 63024, 63027, 63028]);

/** A WhatsApp message to each of the warehouse's numbers. */
export const warehouseWhatsApp: WarehouseChannel = {
  kind: "whatsapp",
  title: "WhatsApp to the warehouse",
  noun: "WhatsApp message",
  reader: "warehouse",
  ceilings: ["paid"],
  carrier: twilio,
  to: () => (env().whatsapp?.to ?? []).map((recipient, n) => ({ recipient, end: `:${n + 1}` })),
  fallback() {
    const recipient = env().whatsapp?.fallback;
    return recipient ? { recipient, end: ":fallback" } : null;
  },
  async send(order, message) {
    const news = await newsOf(order, message);
    return sendToWarehouse(message.recipient, contentOf(whatsappMessage(order, news), whatsappVariables(order, news)));
  },
  digest(recipient, orders) {
    const page = `${siteOrigin()}/staff`;
    return sendToWarehouse(recipient, contentOf(digestMessage(orders, page), digestVariables(orders, page)));
  },
  refusalSince: (sid) => refusalSince(sid, refusedForGood),
  // Where no approved template limits the text.
  tellable: () => (env().whatsapp?.contentSid === null ? env().whatsapp?.to : null) ?? [],
  tell: (unsent, page, { recipient }) => sendToWarehouse(recipient, { body: unsentWhatsApp(unsent, page) }),
};

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
  return sendByTwilio(config, { ...numbers, ...content }, refusedForGood);
}

/**
 * Why a WhatsApp message that was refused with this code of Twilio's never arrives, in our words, or null for one that
 * may pass.
 */
const refusedForGood = (code: number) =>
  deadCodes.has(code) ? `WhatsApp refused the message for good (Twilio's code ${code}).` : null;

import "server-only";
import type TwilioSDK from "twilio";
import { env, type WhatsAppEnv } from "@/lib/server/env";
import type { Order } from "@/lib/shop/order";
import { UntellableOrder } from "@/lib/shop/order-email";
import { whatsappMessage, whatsappVariables } from "@/lib/shop/whatsapp-message";
import { DeliveryError } from "./delivery-error";
import type { Message } from "./message";

const TIMEOUT_MS = 15_000;

/** Twilio's codes for what no further try will mend: bad or unreachable numbers, templates that don't fit. */
const deadCodes = new Set([21211, 21408, 21610, 21614, 63003, 63005, 63013, 63016, 63024, 63027, 63028]);

let client: { key: string; twilio: TwilioSDK.Twilio } | undefined;

/** Twilio's SDK is large and loaded when the first message goes out, so that an unconfigured shop never pays for it. */
async function twilioFor(config: WhatsAppEnv): Promise<TwilioSDK.Twilio> {
  const key = `${config.accountSid} ${config.apiBaseUrl}`;
  if (client?.key === key) return client.twilio;
  const { default: twilio } = await import("twilio");
  /** The SDK knows no other host than Twilio's; the requests are sent elsewhere on their way out. */
  class Redirected extends twilio.RequestClient {
    override request: TwilioSDK.RequestClient["request"] = (options) => {
      const { pathname, search } = new URL(options.uri);
      const uri = config.apiBaseUrl ? new URL(pathname + search, config.apiBaseUrl).href : options.uri;
      return super.request({ ...options, uri });
    };
  }
  const httpClient = new Redirected({ timeout: TIMEOUT_MS });
  client = { key, twilio: twilio(config.accountSid, config.authToken, { httpClient }) };
  return client.twilio;
}

/** Tells one warehouse number of an order. @throws DeliveryError */
export async function sendWhatsApp(order: Order, message: Message): Promise<void> {
  const content = contentOf(order, env().whatsapp?.contentSid ?? null);
  await sendToWarehouse(message.recipient, content);
}

/** What Twilio is to send: free text, or the values for an approved template. */
export type WhatsAppContent = { body: string } | { contentSid: string; contentVariables: string };

/**
 * Sends a WhatsApp message from the shop's number and returns Twilio's id of it.
 * @param to a warehouse number in E.164
 * @throws DeliveryError
 */
export async function sendToWarehouse(to: string, content: WhatsAppContent): Promise<string> {
  const config = env().whatsapp;
  if (!config) throw new DeliveryError("WhatsApp is not set up any more.");
  const twilio = await twilioFor(config);
  try {
    const sent = await twilio.messages.create({ from: `whatsapp:${config.from}`, to: `whatsapp:${to}`, ...content });
    if (sent.errorCode) throw { code: sent.errorCode, status: 200 };
    if (!sent.sid) throw { status: 200 };
    return sent.sid;
  } catch (error) {
    throw asDeliveryError(error);
  }
}

function contentOf(order: Order, contentSid: string | null): WhatsAppContent {
  try {
    if (contentSid === null) return { body: whatsappMessage(order) };
    return { contentSid, contentVariables: JSON.stringify(whatsappVariables(order)) };
  } catch (error) {
    if (error instanceof UntellableOrder) throw new DeliveryError("The order lists no items.", true);
    throw error;
  }
}

function asDeliveryError(error: unknown): DeliveryError {
  const { status, code } = error as { status?: number; code?: number | string };
  if (typeof code === "number" && deadCodes.has(code)) {
    return new DeliveryError(`WhatsApp refused the message for good (Twilio's code ${code}).`, true);
  }
  if (status === 401 || status === 403) return new DeliveryError("Twilio did not accept our account's token.");
  if (status === 429) return new DeliveryError("Twilio asked us to slow down.");
  if (typeof status === "number") {
    return new DeliveryError(`Twilio answered ${status}${typeof code === "number" ? `, code ${code}` : ""}.`);
  }
  return new DeliveryError("Twilio could not be reached.");
}

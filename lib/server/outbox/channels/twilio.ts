import "server-only";
import type TwilioSDK from "twilio";
import type { WhatsAppEnv } from "#lib/server/settings/env.ts";
import { processState } from "#lib/shop/storage/process-state.ts";
import { DeliveryError } from "./delivery-error.ts";

const TIMEOUT_MS = 15_000;

/** Twilio's SDK is large and loaded when the first message is sent, so that an unconfigured shop never loads it. */
export function twilioFor(config: WhatsAppEnv): Promise<TwilioSDK.Twilio> {
  return processState("twilio", () => newTwilio(config))();
}

async function newTwilio(config: WhatsAppEnv): Promise<TwilioSDK.Twilio> {
  const { default: twilio } = await import("twilio");
  /** The SDK knows no other host than Twilio's; its requests are redirected. */
  class Redirected extends twilio.RequestClient {
    override request: TwilioSDK.RequestClient["request"] = (options) => {
      const { pathname, search } = new URL(options.uri);
      const uri = config.apiBaseUrl ? new URL(pathname + search, config.apiBaseUrl).href : options.uri;
      return super.request({ ...options, uri });
    };
  }
  const httpClient = new Redirected({ timeout: TIMEOUT_MS });
  return twilio(config.accountSid, config.authToken, { httpClient });
}

/** What Twilio is to send: free text, or the values for an approved template. */
export type TwilioContent = { body: string } | { contentSid: string; contentVariables: string };

/** Why this channel will never take the message, in our words, or null for a code that may pass. */
export type RefusedForGood = (code: number) => string | null;

/**
 * Hands Twilio one message, WhatsApp or SMS, and returns Twilio's id of it.
 * @param config the account and the sender; the caller has seen that it is set up
 * @throws DeliveryError
 */
export async function sendByTwilio(
  config: WhatsAppEnv,
  message: TwilioContent & { from: string; to: string },
  refusedForGood: RefusedForGood,
): Promise<string> {
  const twilio = await twilioFor(config);
  try {
    const sent = await twilio.messages.create(message);
    if (sent.errorCode) throw { code: sent.errorCode, status: 200 };
    if (!sent.sid) throw { status: 200 };
    return sent.sid;
  } catch (error) {
    throw asDeliveryError(error, refusedForGood);
  }
}

/**
 * Asks Twilio whether an accepted message was delivered.
 * @param sid Twilio's id of the message
 * @returns why it was not delivered; null when it was, when it is on its way, or when Twilio gives no response
 */
export async function refusalSince(
  config: WhatsAppEnv,
  sid: string,
  refusedForGood: RefusedForGood,
): Promise<DeliveryError | null> {
  const twilio = await twilioFor(config);
  try {
    const { status, errorCode } = await twilio.messages(sid).fetch();
    if (status !== "failed" && status !== "undelivered") return null;
    const forGood = errorCode ? refusedForGood(errorCode) : null;
    if (forGood !== null) return new DeliveryError(forGood, true);
    return new DeliveryError(`Twilio could not deliver it${errorCode ? `, code ${errorCode}` : ""}.`);
  } catch {
    return null;
  }
}

export function asDeliveryError(error: unknown, refusedForGood: RefusedForGood): DeliveryError {
  // A page of some gateway between Twilio and us.
  if (error instanceof SyntaxError) return new DeliveryError("Twilio's answer could not be read.");
  const { status, code } = error as { status?: number; code?: number | string };
  const forGood = typeof code === "number" ? refusedForGood(code) : null;
  if (forGood !== null) return new DeliveryError(forGood, true);
  if (status === 401 || status === 403) return new DeliveryError("Twilio did not accept our account's token.");
  if (status === 429) return new DeliveryError("Twilio asked us to slow down.");
  if (typeof status === "number") {
    return new DeliveryError(`Twilio answered ${status}${typeof code === "number" ? `, code ${code}` : ""}.`);
  }
  if (code === "ECONNABORTED") return new DeliveryError("Twilio did not answer in time.");
  return new DeliveryError("Twilio could not be reached.");
}

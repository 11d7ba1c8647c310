import "server-only";
import type TwilioSDK from "twilio";
import { env, type WhatsAppEnv } from "#lib/server/settings/env.ts";
import { type Finding, hint, missing, ready } from "#lib/server/settings/finding.ts";
import { siteOrigin } from "#lib/server/settings/site.ts";
import { languageCodes } from "#lib/shop/language/language.ts";
import { smsTemplates } from "#lib/shop/messages/sms-message.ts";
import { processState } from "#lib/shop/storage/process-state.ts";
import type { Carrier } from "./channel.ts";
import { DeliveryError } from "./delivery-error.ts";

const TIMEOUT_MS = 15_000;

/** Twilio's SDK is large and loaded when the first message is sent, so that an unconfigured shop never loads it. */
function twilioFor(config: WhatsAppEnv): Promise<TwilioSDK.Twilio> {
  return processState("twilio", () => newTwilio(config))();
}

async function newTwilio(config: WhatsAppEnv): Promise<TwilioSDK.Twilio> {
  const { default: sdk } = await import("twilio");
  /** The SDK knows no other host than Twilio's; its requests are redirected. */
  class Redirected extends sdk.RequestClient {
    override request: TwilioSDK.RequestClient["request"] = (options) => {
      const { pathname, search } = new URL(options.uri);
      const uri = config.apiBaseUrl ? new URL(pathname + search, config.apiBaseUrl).href : options.uri;
      return super.request({ ...options, uri });
    };
  }
  const httpClient = new Redirected({ timeout: TIMEOUT_MS });
  return sdk(config.accountSid, config.authToken, { httpClient });
}

/** What Twilio is to send: free text, or the values for an approved template. */
export type TwilioContent = { body: string } | { contentSid: string; contentVariables: string };

/** Why this channel will never take the message, in our words, or null for a code that may pass. */
type RefusedForGood = (code: number) => string | null;

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
  const client = await twilioFor(config);
  try {
    const sent = await client.messages.create(message);
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
export async function refusalSince(sid: string, refusedForGood: RefusedForGood): Promise<DeliveryError | null> {
  const config = env().whatsapp;
  if (config === null) return null;
  const client = await twilioFor(config);
  try {
    const { status, errorCode } = await client.messages(sid).fetch();
    if (status !== "failed" && status !== "undelivered") return null;
    const forGood = errorCode ? refusedForGood(errorCode) : null;
    if (forGood !== null) return new DeliveryError(forGood, true);
    return new DeliveryError(`Twilio could not deliver it${errorCode ? `, code ${errorCode}` : ""}.`);
  } catch {
    return null;
  }
}

function asDeliveryError(error: unknown, refusedForGood: RefusedForGood): DeliveryError {
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

/** Twilio, for WhatsApp and text messages. */
export const twilio: Carrier = {
  part: "whatsapp",
  state: () => (env().whatsapp === null ? "not configured" : "twilio"),
  isDegraded: () => false,
  examine,
  inTurn: (work) => work(),
  files: () => [],
};

/** Looks at the account, the template of WhatsApp messages, and those of text messages. */
async function examine(): Promise<Finding[]> {
  const config = env().whatsapp;
  if (config === null) return [hint("WhatsApp is not set up: docs/going-live.md, 'WhatsApp'")];
  const unset = "TWILIO_SMS_FROM is not set: customers get no text messages; register these templates first";
  // To be pasted into a portal of DLT, with how many segments each message is paid for.
  const templates = languageCodes.flatMap((language) => smsTemplates(language, siteOrigin()));
  const lines = templates.map(({ kind, text, segments }) => `Template '${kind}' (segments: ${segments}): ${text}`);
  return [await account(config), ...[...(config.smsFrom === null ? [unset] : []), ...lines].map(hint)];
}

/** Whether Twilio knows the account and, where one is set, the template, and whether WhatsApp has approved it. */
async function account(config: WhatsAppEnv): Promise<Finding> {
  const wrong = (problem: string) => missing(problem, "Compare the TWILIO_ settings with Twilio's console.");
  try {
    const client = await twilioFor(config);
    const { status } = await client.api.v2010.accounts(config.accountSid).fetch();
    if (status !== "active") return wrong(`Twilio's account is ${status}`);
    if (config.contentSid === null)
      return hint("TWILIO_CONTENT_SID is not set: only numbers that wrote within 24 hours get WhatsApp messages");
    const { whatsapp } = await client.content.v1.contents(config.contentSid).approvalFetch().fetch();
    const approval = String(whatsapp?.status ?? "unknown");
    return approval === "approved"
      ? ready(`Twilio knows the account and the template; WhatsApp goes to ${config.to.join(", ")}`)
      : wrong(`WhatsApp's approval of the template is '${approval}'`);
  } catch (error) {
    return wrong(asDeliveryError(error, () => null).message.replace(/\.$/, ""));
  }
}

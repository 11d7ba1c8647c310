import { DeliveryError } from "#lib/server/outbox/channels/delivery-error.ts";
import { tryMailServer } from "#lib/server/outbox/channels/mail-connection.ts";
import { asDeliveryError, twilioFor } from "#lib/server/outbox/channels/twilio.ts";
import type { Env, WhatsAppEnv } from "#lib/server/settings/env.ts";
import { siteOrigin } from "#lib/server/settings/site.ts";
import { languageCodes } from "#lib/shop/language/language.ts";
import { smsTemplates } from "#lib/shop/messages/sms-message.ts";
import { type Finding, hint, missing, ready } from "./finding.ts";

/** The two ways to the warehouse, each tried up to the sign-in. Nothing is sent. */
export async function examineMessages(env: Env): Promise<Finding[]> {
  return [...(await Promise.all([mail(env), whatsapp(env)])), ...textMessages(env)];
}

async function mail({ mail: { warehouse } }: Env): Promise<Finding> {
  try {
    if (await tryMailServer()) return ready(`The mail server signs the shop in; mail goes to ${warehouse.join(", ")}`);
    return missing("Mail is only written to files", "Set SMTP_URL, MAIL_FROM and WAREHOUSE_EMAIL.");
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return missing(error.message.replace(/\.$/, ""), "Compare SMTP_URL with what your mail provider says.");
  }
}

async function whatsapp({ whatsapp: config }: Env): Promise<Finding> {
  if (config === null) return hint("WhatsApp is not set up: docs/going-live.md, 'WhatsApp'");
  const problem = await accountProblem(config);
  if (problem !== null) return missing(problem, "Compare the TWILIO_ settings with Twilio's console.");
  if (config.contentSid === null)
    return hint("TWILIO_CONTENT_SID is not set: only numbers that wrote within 24 hours get WhatsApp messages");
  return ready(`Twilio knows the account and the template; WhatsApp goes to ${config.to.join(", ")}`);
}

/**
 * The templates of text messages, to be pasted into a portal of DLT, and how many segments each message is paid for.
 */
function textMessages({ whatsapp }: Env): Finding[] {
  if (whatsapp === null) return [];
  const unset = "TWILIO_SMS_FROM is not set: customers get no text messages; register these templates first";
  const templates = languageCodes.flatMap((language) => smsTemplates(language, siteOrigin()));
  const lines = templates.map(({ kind, text, segments }) => `Template '${kind}' (segments: ${segments}): ${text}`);
  return [...(whatsapp.smsFrom === null ? [unset] : []), ...lines].map(hint);
}

/**
 * Asks Twilio whether it knows the account and, where one is set, the template, and whether WhatsApp has approved it.
 */
async function accountProblem(config: WhatsAppEnv): Promise<string | null> {
  const twilio = await twilioFor(config);
  try {
    const { status } = await twilio.api.v2010.accounts(config.accountSid).fetch();
    if (status !== "active") return `Twilio's account is ${status}`;
    if (config.contentSid === null) return null;
    const { whatsapp } = await twilio.content.v1.contents(config.contentSid).approvalFetch().fetch();
    const approval = String(whatsapp?.status ?? "unknown");
    return approval === "approved" ? null : `WhatsApp's approval of the template is '${approval}'`;
  } catch (error) {
    return asDeliveryError(error, () => null).message.replace(/\.$/, "");
  }
}

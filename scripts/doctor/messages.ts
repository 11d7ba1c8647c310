import type { Env } from "#lib/server/env.ts";
import { DeliveryError } from "#lib/server/outbox/channels/delivery-error.ts";
import { tryMailServer } from "#lib/server/outbox/channels/mail-connection.ts";
import { accountProblem } from "#lib/server/outbox/channels/twilio-account.ts";
import { type Finding, hint, missing, ready } from "./finding.ts";

/** The two ways to the warehouse, each tried up to the sign-in. Nothing is sent. */
export async function examineMessages(env: Env): Promise<Finding[]> {
  return Promise.all([mail(env), whatsapp(env)]);
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

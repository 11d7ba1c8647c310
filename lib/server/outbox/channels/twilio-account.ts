import "server-only";
import type TwilioSDK from "twilio";
import type { WhatsAppEnv } from "#lib/server/env.ts";
import { asDeliveryError, twilioFor } from "./twilio.ts";

/**
 * Asks Twilio whether it knows the account and, where one is set, the template, and whether WhatsApp has approved it. Sends
 * nothing.
 * @returns what is wrong, in our words, or null
 */
export async function accountProblem(config: WhatsAppEnv): Promise<string | null> {
  const twilio = await twilioFor(config);
  try {
    const { status } = await twilio.api.v2010.accounts(config.accountSid).fetch();
    if (status !== "active") return `Twilio's account is ${status}`;
    return config.contentSid === null ? null : await templateProblem(twilio, config.contentSid);
  } catch (error) {
    const { message } = asDeliveryError(error, () => null);
    return message.replace(/\.$/, "");
  }
}

async function templateProblem(twilio: TwilioSDK.Twilio, contentSid: string): Promise<string | null> {
  const { whatsapp } = await twilio.content.v1.contents(contentSid).approvalFetch().fetch();
  const status = String(whatsapp?.status ?? "unknown");
  return status === "approved" ? null : `WhatsApp's approval of the template is '${status}'`;
}

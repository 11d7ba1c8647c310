import "server-only";
import { env } from "#lib/server/env.ts";
import { HOUR } from "#lib/server/outbox/policies/ceiling.ts";
import { siteOrigin } from "#lib/server/pages/site.ts";
import { ALARM, MAIL_ALARM, type Message, newMessage, UNHEARD } from "#lib/server/store/message.ts";
import { ceilingEmail, mailCeilingEmail } from "#lib/shop/messages/ceiling-email.ts";
import type { Email } from "#lib/shop/messages/email-layout.ts";
import { unheardEmail, unheardWhatsApp } from "#lib/shop/messages/unheard-message.ts";
import { unheardOf } from "./unheard-alarm.ts";

/** Returns true for a message that reports on the shop: it is saved with an order, and says nothing of it. */
export const isAlarm = ({ entry }: Message): boolean => entry < 0;

/**
 * The e-mail to the warehouse when messages are held back; one an hour for those that are paid for and one for mails to
 * customers, however many servers notice it.
 * @param held the delayed message, whose order the e-mail is saved with
 */
export function ceilingAlarm({ order_id, kind }: Message, now: number): Message {
  const [recipient = ""] = env().mail.warehouse;
  const [name, entry] = kind === "customer-email" ? ["mails", MAIL_ALARM] : ["ceiling", ALARM];
  const alarm = newMessage({ order_id, name: "", kind: "warehouse-email", recipient, now, entry });
  return { ...alarm, id: `${name}-${Math.floor(now / HOUR)}:warehouse-email` };
}

/** What an alarm says, a mail or the text of a WhatsApp message; null when it need not be said any more. @throws StoreUnavailable */
export async function alarmText(alarm: Message): Promise<Email | string | null> {
  if (alarm.entry === ALARM) return ceilingEmail(env().messageCeiling);
  if (alarm.entry === MAIL_ALARM) return mailCeilingEmail(env().mailCeiling);
  const unheard = alarm.entry === UNHEARD ? await unheardOf(alarm) : null;
  if (!unheard) return null;
  // The page that lists what did not arrive.
  const page = `${siteOrigin()}/staff/problems`;
  return alarm.kind === "whatsapp" ? unheardWhatsApp(unheard, page) : unheardEmail(unheard, page);
}

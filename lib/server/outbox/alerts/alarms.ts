import "server-only";
import { HOUR } from "#lib/server/http/limits.ts";
import { GIVE_UP_AFTER } from "#lib/server/outbox/policies/backoff.ts";
import { isHeldBack } from "#lib/server/outbox/policies/held-back.ts";
import { env } from "#lib/server/settings/env.ts";
import { siteOrigin } from "#lib/server/settings/site.ts";
import { cursorBehind } from "#lib/server/store/cursor.ts";
import { type AlarmKind, type Message, type MessageKind, newMessage } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { ceilingEmail, unsentEmail, unsentWhatsApp } from "#lib/shop/messages/alarm-emails.ts";
import type { Email } from "#lib/shop/messages/email-layout.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { processState } from "#lib/shop/storage/process-state.ts";
import { TOO_LONG } from "./message-health.ts";

/** The end of each alarm's id, behind its name and period: of several servers that notice it, one saves it. */
const channels: Record<AlarmKind, "warehouse-email" | "whatsapp"> = {
  "ceiling-email": "warehouse-email",
  "mail-ceiling-email": "warehouse-email",
  "unheard-email": "warehouse-email",
  "unheard-whatsapp": "whatsapp",
};

/** Returns true for a message that reports on the shop, not on an order. */
export const isAlarmKind = (kind: MessageKind): kind is AlarmKind => kind in channels;

/**
 * The e-mail to the warehouse when messages are held back; one an hour for those that are paid for and one for mails to
 * customers.
 * @param held the delayed message
 */
export function ceilingAlarm(held: Message, now: number): Message {
  const [recipient = ""] = env().mail.warehouse;
  const isOfMails = held.kind === "customer-email";
  const name = `${isOfMails ? "mails" : "ceiling"}-${Math.floor(now / HOUR)}:warehouse-email`;
  return newMessage({ name, kind: isOfMails ? "mail-ceiling-email" : "ceiling-email", recipient, now });
}

/**
 * What an alarm reports, as a mail or as the text of a WhatsApp message; null when there is nothing to report any more.
 * @throws StoreUnavailable
 */
export async function alarmText(alarm: Message): Promise<Email | string | null> {
  if (alarm.kind === "ceiling-email") return ceilingEmail("paid", env().messageCeiling);
  if (alarm.kind === "mail-ceiling-email") return ceilingEmail("mails", env().mailCeiling);
  const failing = await failingMessage(Date.now(), alarm.kind);
  if (!failing) return null;
  const { order_id, kind, reason } = failing;
  const unsent = { number: spokenNumber(order_id), isMail: kind === "warehouse-email", reason: reason ?? "" };
  // The page that lists what did not arrive.
  const page = `${siteOrigin()}/staff/problems`;
  return alarm.kind === "unheard-whatsapp" ? unsentWhatsApp(unsent, page) : unsentEmail(unsent, page);
}

/** One alarm in so many milliseconds, however many messages fail and however many servers notice it. */
const ONE_IN = 6 * HOUR;
/** How often a server looks, in milliseconds, and among how many messages. */
const LOOK_EVERY = 5 * 60_000;
const LATEST = 100;
/**
 * When it looked last, even where that failed: not every round may fail with it. And the id of the last alarm that it
 * saved.
 */
const lastLook = processState("unheard-alarm", () => ({ at: 0, alarm: "" }));

/**
 * Looks, every five minutes, for a message to the warehouse that has failed for 15 minutes or was given up then, and
 * saves the message that says so by a channel that may work. WhatsApp carries it where no approved template limits the
 * text.
 * @throws StoreUnavailable
 */
export async function reportUnsent(now: number): Promise<void> {
  const look = lastLook();
  if (Math.abs(now - look.at) < LOOK_EVERY) return;
  look.at = now;
  const failing = await failingMessage(now);
  const other = failing && otherChannel(failing);
  if (!other) return;
  const name = unsentAlarmId(Math.floor(now / ONE_IN), other.kind);
  if (name === look.alarm || (await wasLately(now))) return;
  await openStore().saveMessage(newMessage({ name, ...other, now }));
  look.alarm = name;
}

/** Returns true when an alarm of the period before is younger than a period. */
async function wasLately(now: number): Promise<boolean> {
  const period = Math.floor(now / ONE_IN) - 1;
  const ids = (["unheard-email", "unheard-whatsapp"] as const).map((kind) => unsentAlarmId(period, kind));
  const earlier = await Promise.all(ids.map((id) => openStore().findMessage(id)));
  return earlier.some((alarm) => alarm !== null && now - alarm.created_at < ONE_IN);
}

const unsentAlarmId = (period: number, kind: AlarmKind) => `unheard-${period}:${channels[kind]}`;

/**
 * The latest message to the warehouse that fails for long, of those that this kind of alarm reports. @throws
 * StoreUnavailable
 */
async function failingMessage(now: number, by?: Message["kind"]): Promise<Message | undefined> {
  const cursor = cursorBehind(now - TOO_LONG);
  const { messages } = await openStore().unsentMessages({ limit: LATEST, cursor });
  return messages.find(
    (message) =>
      isFailing(message) && message.created_at > now - GIVE_UP_AFTER && (!by || otherChannel(message)?.kind === by),
  );
}

/** Waiting for the ceiling of paid messages is no failure; that has an alarm of its own. */
function isFailing({ kind, reason }: Message): boolean {
  return (kind === "warehouse-email" || kind === "whatsapp") && reason !== null && !isHeldBack(reason);
}

/** Who hears of a failing message: the mail of a WhatsApp message; the phone of a mail, otherwise another address. */
function otherChannel({ kind, recipient }: Message): { kind: AlarmKind; recipient: string } | null {
  const { mail, whatsapp } = env();
  const phone = whatsapp?.contentSid === null ? whatsapp.to[0] : undefined;
  if (kind === "warehouse-email" && phone !== undefined) return { kind: "unheard-whatsapp", recipient: phone };
  const address = mail.warehouse.find((other) => other !== recipient);
  return address === undefined ? null : { kind: "unheard-email", recipient: address };
}

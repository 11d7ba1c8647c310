import "server-only";
import { HOUR } from "#lib/server/http/limits.ts";
import { sendEmail } from "#lib/server/outbox/channels/email.ts";
import { type Alarm, alarms, channelOf } from "#lib/server/outbox/channels/registry.ts";
import { GIVE_UP_AFTER } from "#lib/server/outbox/policies/backoff.ts";
import { isHeldBack, mostAnHour } from "#lib/server/outbox/policies/ceiling.ts";
import { siteOrigin } from "#lib/server/settings/site.ts";
import { cursorBehind } from "#lib/server/store/cursor.ts";
import { type Message, newMessage } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { ceilingEmail } from "#lib/shop/messages/alarm-emails.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { processState } from "#lib/shop/storage/process-state.ts";
import { TOO_LONG } from "./message-health.ts";

const idOf = ({ period, by }: Alarm, n: number) => `${period}-${n}:${by.kind}`;

/**
 * The e-mail to the warehouse when messages are held back; one an hour for those that are paid for and one for mails to
 * customers.
 * @param held the delayed message
 */
export function ceilingAlarm(held: Message, now: number): Message | null {
  const [ceiling] = channelOf(held).ceilings;
  const alarm = alarms.find((other) => other.ceiling === ceiling);
  const [recipient] = alarm?.by.tellable?.() ?? [];
  if (!alarm || recipient === undefined) return null;
  return newMessage({ name: idOf(alarm, Math.floor(now / HOUR)), kind: alarm.kind, recipient, now });
}

/**
 * What sends an alarm; null when there is nothing to report any more.
 * @param since when its delivery began, by performance.now()
 * @throws StoreUnavailable
 */
export async function alarmToSend(alarm: Alarm, message: Message, since: number) {
  const { by, ceiling } = alarm;
  if (ceiling) return () => sendEmail(ceilingEmail(ceiling, mostAnHour[ceiling]()), message, since);
  const failing = await failingMessage(Date.now(), alarm);
  if (!failing) return null;
  const { order_id, reason } = failing;
  const unsent = { number: spokenNumber(order_id), channel: channelOf(failing).noun, reason: reason ?? "" };
  // The page that lists what did not arrive.
  const page = `${siteOrigin()}/staff/problems`;
  return async () => by.tell?.(unsent, page, message, since) ?? null;
}

/** The alarms about a message that has not arrived. */
const unheard = alarms.filter(({ ceiling }) => ceiling === null);
/** One alarm in so many milliseconds, however many messages fail and however many servers notice it. */
const ONE_IN = 6 * HOUR;
/** How often a server looks, in milliseconds, and among how many messages. */
const LOOK_EVERY = 5 * 60_000;
const LATEST = 100;
/** When it looked last, even where that failed: not every round may fail with it. */
const lastLook = processState("unheard-alarm", () => ({ at: 0 }));

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
  const other = failing && otherWay(failing);
  if (!other) return;
  const { alarm, recipient } = other;
  const period = Math.floor(now / ONE_IN);
  const name = idOf(alarm, period);
  const earlier = [name, ...unheard.map((one) => idOf(one, period - 1))].map((id) => openStore().findMessage(id));
  const isEarly = (saved: Message | null) => saved !== null && now - saved.created_at < ONE_IN;
  if (!(await Promise.all(earlier)).some(isEarly))
    await openStore().saveMessage(newMessage({ name, kind: alarm.kind, recipient, now }));
}

/**
 * The latest message to the warehouse that fails for long, of those that this kind of alarm reports. @throws
 * StoreUnavailable
 */
async function failingMessage(now: number, by?: Alarm): Promise<Message | undefined> {
  const cursor = cursorBehind(now - TOO_LONG);
  const { messages } = await openStore().unsentMessages({ limit: LATEST, cursor });
  return messages.find(
    (message) =>
      isFailing(message) && message.created_at > now - GIVE_UP_AFTER && (!by || otherWay(message)?.alarm === by),
  );
}

/** Waiting for a ceiling is no failure; that has an alarm of its own. */
function isFailing(message: Message): boolean {
  const { order_id, reason } = message;
  return order_id !== "" && channelOf(message).reader === "warehouse" && reason !== null && !isHeldBack(reason);
}

/** Who hears of a failing message, and how: a reader of another channel, otherwise another one of its own. */
function otherWay(failing: Message) {
  const own = channelOf(failing);
  const ways = [...unheard.filter(({ by }) => by !== own), ...unheard.filter(({ by }) => by === own)];
  return ways
    .flatMap((alarm) => (alarm.by.tellable?.() ?? []).map((recipient) => ({ alarm, recipient })))
    .find(({ recipient }) => recipient !== failing.recipient);
}

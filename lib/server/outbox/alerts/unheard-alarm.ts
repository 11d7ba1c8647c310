import "server-only";
import { env } from "#lib/server/env.ts";
import { GIVE_UP_AFTER, LEASE } from "#lib/server/outbox/policies/backoff.ts";
import { HOUR } from "#lib/server/outbox/policies/ceiling.ts";
import { isHeldBack } from "#lib/server/outbox/policies/held-back.ts";
import { processState } from "#lib/server/process-state.ts";
import { cursorOfMessagesBefore } from "#lib/server/store/cursor.ts";
import { type Message, type MessageKind, newMessage, UNHEARD } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { Unheard } from "#lib/shop/messages/unheard-message.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { TOO_LONG } from "./message-health.ts";

/** One alarm in so many milliseconds, however many messages fail and however many servers notice it. */
const ONE_IN = 6 * HOUR;

/** How often a server looks, in milliseconds, and among how many messages. */
const LOOK_EVERY = 5 * 60_000;
const LATEST = 100;
/** What an alarm can be sent by. */
const CHANNELS: MessageKind[] = ["warehouse-email", "whatsapp"];
/** When it looked last, even where that failed: not every round may fail with it. And the id of the last alarm that it saved. */
const lastLook = processState("unheard-alarm", () => ({ at: 0, alarm: "" }));

/**
 * Looks, every five minutes, for a message to the warehouse that has failed for 15 minutes or was given up then, and saves the
 * message that says so by a channel that may work. WhatsApp carries it where no approved template limits the text.
 * @throws StoreUnavailable
 */
export async function reportUnheard(now: number): Promise<void> {
  const look = lastLook();
  if (Math.abs(now - look.at) < LOOK_EVERY) return;
  look.at = now;
  const { messages } = await openStore().unsentMessages({
    limit: LATEST,
    cursor: cursorOfMessagesBefore(now - TOO_LONG),
  });
  // One that is being sent stays alone: a change of its version would take its outcome away.
  const isIdle = ({ state, due_at }: Message) => state === "given_up" || due_at <= now || due_at > now + LEASE;
  const failing = messages.find(
    (message) => isFailing(message) && isIdle(message) && message.created_at > now - GIVE_UP_AFTER,
  );
  const alarm = failing && alarmOf(failing, now);
  if (!alarm || alarm.id === look.alarm || (await wasLately(now))) return;
  // Another server may have saved it: then this changes nothing.
  if (await openStore().changeMessage(failing, {}, alarm)) look.alarm = alarm.id;
}

/** Returns true when an alarm of the period before is younger than a period. */
async function wasLately(now: number): Promise<boolean> {
  const period = Math.floor(now / ONE_IN) - 1;
  const earlier = await Promise.all(CHANNELS.map((kind) => openStore().findMessage(alarmId(period, kind))));
  return earlier.some((alarm) => alarm !== null && now - alarm.created_at < ONE_IN);
}

/** One id for each period: of two servers that notice it, one saves it. */
const alarmId = (period: number, kind: MessageKind) => `unheard-${period}:${kind}`;

function alarmOf(failing: Message, now: number): Message | null {
  const other = otherChannel(failing);
  if (!other) return null;
  const alarm = newMessage({ order_id: failing.order_id, name: "", ...other, now, entry: UNHEARD });
  return { ...alarm, id: alarmId(Math.floor(now / ONE_IN), other.kind) };
}

/** Waiting for the ceiling of paid messages is no failure; that has an alarm of its own. */
function isFailing({ kind, entry, state, reason }: Message): boolean {
  const isForWarehouse = entry >= 0 && (kind === "warehouse-email" || kind === "whatsapp");
  const isUnsent = state === "given_up" || state === "pending";
  return isForWarehouse && isUnsent && reason !== null && !isHeldBack(reason);
}

/** Who hears of a failing message: the mail of a WhatsApp message; the phone of a mail, otherwise another address. */
function otherChannel({ kind, recipient }: Message): Pick<Message, "kind" | "recipient"> | null {
  const { mail, whatsapp } = env();
  const phone = whatsapp?.contentSid === null ? whatsapp.to[0] : undefined;
  if (kind === "warehouse-email" && phone !== undefined) return { kind: "whatsapp", recipient: phone };
  const address = mail.warehouse.find((other) => other !== recipient);
  return address === undefined ? null : { kind: "warehouse-email", recipient: address };
}

/** What the alarm reports, or null when all of the order's messages have arrived in the meantime. @throws StoreUnavailable */
export async function unheardOf(alarm: Message): Promise<Unheard | null> {
  const messages = await openStore().messagesOf(alarm.order_id);
  const failing = messages.find(isFailing);
  if (!failing) return null;
  const { order_id, kind, reason } = failing;
  return { number: spokenNumber(order_id), isMail: kind === "warehouse-email", reason: reason ?? "" };
}

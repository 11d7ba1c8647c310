import "server-only";
import { env } from "#lib/server/env.ts";
import { siteOrigin } from "#lib/server/pages/site.ts";
import { type Message, newMessage, UNHEARD } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { Unheard } from "#lib/shop/messages/unheard-message.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { HOUR } from "./message-ceiling.ts";
import { TOO_LONG } from "./message-health.ts";

/** One alarm in so many milliseconds, however many messages fail and however many servers notice it. */
const ONE_IN = 6 * HOUR;

const isForWarehouse = ({ kind, entry }: Message) => entry >= 0 && (kind === "warehouse-email" || kind === "whatsapp");

/**
 * The message that tells the warehouse, by a channel that may work, that another message fails: once that has failed for 15
 * minutes, or was given up. WhatsApp carries it where no approved template limits the text.
 * @param failing after its failed attempt
 * @returns null when nothing is to be reported yet, or there is no other channel
 */
export function unheardAlarm(failing: Message, now: number): Message | null {
  const { order_id, state, created_at } = failing;
  if (!isForWarehouse(failing)) return null;
  if (state !== "given_up" && now - created_at < TOO_LONG) return null;
  const other = otherChannel(failing);
  if (!other) return null;
  const alarm = newMessage({ order_id, name: "", ...other, now, entry: UNHEARD });
  return { ...alarm, id: `unheard-${Math.floor(now / ONE_IN)}:${other.kind}` };
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
  const isFailing = ({ state, reason }: Message) => reason !== null && (state === "given_up" || state === "pending");
  const failing = messages.find((message) => isForWarehouse(message) && isFailing(message));
  if (!failing) return null;
  const { order_id, kind, reason } = failing;
  return { number: spokenNumber(order_id), isMail: kind === "warehouse-email", reason: reason ?? "" };
}

/** The page that lists what did not arrive. */
export const problemsPage = () => `${siteOrigin()}/staff/problems`;

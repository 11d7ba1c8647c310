import "server-only";
import { log } from "#lib/server/log.ts";
import { sendDigest, sendWhatsApp } from "#lib/server/outbox/channels/whatsapp.ts";
import { outdated } from "#lib/server/outbox/policies/outdated.ts";
import type { Message, MessageChange } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { withinCeiling } from "./attempt.ts";
import { sending, underLease } from "./leases.ts";
import { afterFailure, saveOutcome } from "./outcome.ts";

type Entry = { message: Message; order: Order };

/**
 * Tries to tell one warehouse number of several new orders in one message. Each order's message has its own outcome: what was
 * cancelled meanwhile is left out, and after a failure each is tried again.
 * @returns the messages after the attempt, without those that another server has
 */
export async function attemptDigest(messages: Message[]): Promise<Message[]> {
  return underLease(messages, sending, async (leased) => {
    const entries: Entry[] = [];
    const saved: (Message | null)[] = [];
    for (const message of leased) {
      const found = await entryOf(message).catch((error: unknown) => ({ instead: afterFailure(message, error) }));
      if ("order" in found) entries.push(found);
      else saved.push(await saveOutcome(message, found.instead));
    }
    const outcome = await sendEntries(entries);
    for (const { message } of entries) saved.push(await saveOutcome(message, outcome(message)));
    log.info({ outcome: "digest", orders: entries.length });
    return saved;
  });
}

async function entryOf(message: Message): Promise<Entry | { instead: MessageChange }> {
  const found = await openStore().find(message.order_id);
  if (!found) return { instead: { state: "given_up", reason: "Its order is not in the store." } };
  const instead = await outdated(found.order, message, Date.now());
  return instead ? { instead } : { message, order: found.order };
}

/** Sends what there is, and returns each message's outcome. */
async function sendEntries(entries: Entry[]): Promise<(message: Message) => MessageChange> {
  const [first] = entries;
  if (!first) return () => ({});
  const { message, order } = first;
  try {
    const orders = entries.map((entry) => entry.order);
    const attempt = () => (entries.length > 1 ? sendDigest(message.recipient, orders) : sendWhatsApp(order, message));
    const change = await withinCeiling(message, false, attempt);
    // Held back by the ceiling: a try that was not made does not count. Sent: one message was paid for, and counts.
    return (own) => {
      if ("attempts" in change) return { ...change, attempts: own.attempts - 1 };
      return own.id === message.id ? change : { ...change, sent_at: null };
    };
  } catch (error) {
    return (own) => afterFailure(own, error);
  }
}

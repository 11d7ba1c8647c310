import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { errorFacts, log } from "@/lib/server/log";
import { oneAtATime } from "@/lib/server/one-at-a-time";
import { orderStore } from "@/lib/server/orders/store";
import { attempt } from "./attempt";
import type { Message } from "./message";
import { outboxHasWork } from "./wake";

/** Between two WhatsApp messages of one order, in milliseconds. */
const WHATSAPP_PAUSE = 1000;
/** Messages read from the store at once, and orders worked on at once. */
const BATCH = 100;
const LANES = 8;

/** What one round did: how many messages were tried, and how many of them went through. */
export type Round = { tried: number; sent: number };

/** Tries the messages of one order that are due now; never throws, for it runs after the order was answered. */
export async function deliverOrder(orderId: string): Promise<void> {
  try {
    const now = Date.now();
    const messages = await orderStore().messagesOf(orderId);
    await deliverLanes(messages.filter((message) => message.state === "pending" && message.due_at <= now));
  } catch (error) {
    log.error({ order_id: orderId, outcome: "delivery_postponed", ...errorFacts(error) });
  }
  outboxHasWork();
}

/** Tries every message that is due now, in batches, the longest due first. */
export async function deliverDue(): Promise<Round> {
  const round = { tried: 0, sent: 0 };
  const until = Date.now();
  for (;;) {
    const due = await orderStore().dueMessages(until, BATCH);
    const { tried, sent } = await deliverLanes(due);
    round.tried += tried;
    round.sent += sent;
    if (due.length < BATCH || tried === 0) return round;
  }
}

/**
 * One lane per order and way: mails of different orders go out side by side, while an order's WhatsApp messages follow
 * each other a second apart, whoever asked for them to be delivered.
 */
async function deliverLanes(messages: Message[]): Promise<Round> {
  const lanes = Object.entries(Object.groupBy(messages, ({ order_id, kind }) => `${order_id} ${kind}`));
  const round = { tried: 0, sent: 0 };
  const workers = Array.from({ length: LANES }, async () => {
    for (let lane = lanes.shift(); lane; lane = lanes.shift()) {
      const [key, due = []] = lane;
      const results = await oneAtATime(`deliver ${key}`, () => deliverLane(due));
      round.tried += results.length;
      round.sent += results.filter(({ state }) => state === "sent").length;
    }
  });
  await Promise.all(workers);
  return round;
}

async function deliverLane(lane: Message[]): Promise<Message[]> {
  const results: Message[] = [];
  const queue = [...lane];
  for (let message = queue.shift(); message; message = queue.shift()) {
    if (results.length > 0) await pause(WHATSAPP_PAUSE);
    const result = await attempt(message);
    if (result) results.push(result);
    if (queue.length === 0 && result?.state !== "sent") queue.push(...(await fallbackOf(message)));
  }
  return results;
}

/** The fallback's message, if the last failure has brought it about and nobody has tried it yet. */
async function fallbackOf({ kind, order_id }: Message): Promise<Message[]> {
  if (kind !== "whatsapp") return [];
  const messages = await orderStore().messagesOf(order_id);
  return messages.filter(
    ({ id, state, attempts }) => id.endsWith(":fallback") && state === "pending" && attempts === 0,
  );
}

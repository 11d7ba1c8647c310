import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { errorFacts, log } from "@/lib/server/log";
import { orderStore } from "@/lib/server/orders/store";
import { attempt } from "./attempt";
import type { Message } from "./message";
import { fallbackMessage } from "./messages-of-order";

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
 * each other a second apart.
 */
async function deliverLanes(messages: Message[]): Promise<Round> {
  const lanes = Object.values(Object.groupBy(messages, ({ order_id, kind }) => `${order_id} ${kind}`));
  const round = { tried: 0, sent: 0 };
  const workers = Array.from({ length: LANES }, async () => {
    for (let lane = lanes.pop(); lane; lane = lanes.pop()) {
      const results = await deliverLane(lane);
      round.tried += results.length;
      round.sent += results.filter(({ state }) => state === "sent").length;
    }
  });
  await Promise.all(workers);
  return round;
}

async function deliverLane(lane: Message[]): Promise<Message[]> {
  const results: Message[] = [];
  for (const message of lane) {
    if (results.length > 0) await pause(WHATSAPP_PAUSE);
    const result = await attempt(message);
    if (result) results.push(result);
  }
  const fallback = await fallbackIfAllFailed(results[0]);
  if (!fallback) return results;
  await pause(WHATSAPP_PAUSE);
  const result = await attempt(fallback);
  return result ? [...results, result] : results;
}

/** The fallback number hears of an order once every warehouse number has failed at it; null when there is no need. */
async function fallbackIfAllFailed(tried: Message | undefined): Promise<Message | null> {
  if (tried?.kind !== "whatsapp") return null;
  const store = orderStore();
  const toNumbers = (await store.messagesOf(tried.order_id)).filter(({ kind }) => kind === "whatsapp");
  const allFailed = toNumbers.every(({ state, reason }) => state !== "sent" && reason !== null);
  const fallback = allFailed ? fallbackMessage(tried.order_id, Date.now()) : null;
  if (!fallback || toNumbers.some(({ id }) => id === fallback.id)) return null;
  await store.addMessage(fallback);
  return (await store.messagesOf(tried.order_id)).find(({ id }) => id === fallback.id) ?? null;
}

import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { after } from "next/server";
import { errorFacts, log } from "#lib/server/log/log.ts";
import { reportUnsent } from "#lib/server/outbox/alerts/alarms.ts";
import { channelOf } from "#lib/server/outbox/channels/registry.ts";
import { isHeldBack } from "#lib/server/outbox/policies/ceiling.ts";
import { endOfMinute, paced, unpaced } from "#lib/server/outbox/policies/pace.ts";
import { runExclusive } from "#lib/server/process/mutex.ts";
import { sideBySide } from "#lib/server/process/side-by-side.ts";
import type { Message } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { processState } from "#lib/shop/storage/process-state.ts";
import { attempt, type Circumstances, JUST_NOW } from "./attempt.ts";
import { yieldToOrders } from "./backpressure.ts";
import { checkAccepted } from "./delivery-check.ts";
import { saveOutcome } from "./outcome.ts";
import { deleteOld } from "./retention.ts";
import { signalOutbox } from "./signal.ts";
import { everyUnsent } from "./unsent-messages.ts";

/** Between two messages of one order by one channel, in milliseconds. */
const LANE_PAUSE = 1000;
/** Messages read from the store at once. */
const BATCH = 100;
/** The number of lanes that are worked on side by side. */
const LANES = 8;
/** The number of orders whose messages are sent at once, side by side; more wait for the timer. */
const AT_ONCE = 64;
const delivering = processState("orders-delivering", () => ({ count: 0 }));

/** What one round did: how many messages were tried, and how many of them went through. */
type Round = { tried: number; sent: number };

/**
 * Delivers an order's messages once its answer is sent. In a rush it leaves them to the timer: they are in the store.
 * @param placed with its messages as they are saved, where the store returned them
 */
export function deliverAfterAnswer({ order, messages }: { order: Order; messages?: Message[] }): void {
  if (delivering().count >= AT_ONCE) {
    after(signalOutbox);
    return;
  }
  delivering().count += 1;
  after(() => deliverOrder(order, messages));
}

/** Tries the messages of one order that are due now; never throws, for it runs after the order was answered. */
async function deliverOrder(order: Order, saved: Message[] | undefined): Promise<void> {
  try {
    await yieldToOrders();
    const isPlacedNow = Date.now() - Date.parse(order.created_at) < JUST_NOW;
    await deliverLanes(saved ?? (await dueOf(order.order_id)), isPlacedNow ? { placed: order } : {});
  } catch (error) {
    log.error({ order_id: order.order_id, outcome: "delivery_postponed", ...errorFacts(error) });
  }
  delivering().count -= 1;
  signalOutbox();
}

async function dueOf(orderId: string): Promise<Message[]> {
  const now = Date.now();
  const messages = await openStore().messagesOf(orderId);
  return messages.filter(({ state, due_at }) => state === "pending" && due_at <= now);
}

/**
 * Tries every message that is due now, the longest due first, and checks the delivery of those that Twilio accepted
 * about a minute ago. The checks delay no message; what they cause, like the fallback number's message, is sent at
 * once.
 * @param heldBackToo sends first what waits because a ceiling was reached, however many they are
 */
export async function deliverDue(heldBackToo = false): Promise<Round> {
  const before = heldBackToo ? await tryHeldBack() : [];
  const [due, failed] = await Promise.all([tryDue(), checkAccepted()]);
  await reportUnsent(Date.now());
  await deleteOld();
  const tried = [...before, ...due, ...(failed === 0 ? [] : await tryDue())];
  return { tried: tried.length, sent: tried.filter(({ state }) => state === "sent").length };
}

/** In batches. */
async function tryDue(): Promise<Message[]> {
  const all: Message[] = [];
  const until = Date.now();
  for (;;) {
    const due = await openStore().dueMessages(until, BATCH);
    const tried = await deliverLanes(due);
    all.push(...tried);
    if (due.length < BATCH || tried.length === 0) return all;
  }
}

async function tryHeldBack(): Promise<Message[]> {
  const held: Message[] = [];
  for await (const message of everyUnsent("pending")) if (isHeldBack(message.reason)) held.push(message);
  return deliverLanes(held.reverse(), { regardless: true });
}

/** Makes due what would be due only when a clock that was ahead, and has been put right, is that far again. */
export async function clampDueTimes(): Promise<void> {
  for (const message of await openStore().dueMessages(Number.MAX_SAFE_INTEGER, BATCH))
    await openStore().changeMessage(message, { due_at: Date.now() });
}

/**
 * One lane per order and channel: e-mails of different orders are sent side by side, while an order's WhatsApp messages
 * follow each other a second apart, whatever started their delivery. Many new orders reach a number together.
 */
async function deliverLanes(messages: Message[], how: Partial<Circumstances> = {}): Promise<Message[]> {
  const { single, together, tooMany } = how.regardless ? unpaced(messages) : paced(messages, Date.now());
  // No attempt was made: they go out with others.
  for (const message of tooMany) await saveOutcome(message, { due_at: endOfMinute(Date.now()) });
  const since = performance.now();
  const keyOf = ({ order_id, kind }: Message) => `deliver ${order_id} ${kind}`;
  const lanes = [...Map.groupBy(single, keyOf)].map(([key, lane]) => ({
    lane,
    deliver: () => runExclusive(key, () => deliverLane(lane, { since, ...how })),
  }));
  const digests = together.map((lane) => ({ lane, deliver: () => attempt(lane, { since }) }));
  // Each carrier has workers of its own: a mail server that is slow or silent delays no WhatsApp message.
  const byCarrier = Map.groupBy([...lanes, ...digests], ({ lane: [first] }) => first && channelOf(first).carrier);
  const workedOn = [...byCarrier.values()].map((some) => sideBySide(some, LANES, ({ deliver }) => deliver()));
  return (await Promise.all(workedOn)).flat(2);
}

async function deliverLane(lane: Message[], how: Circumstances): Promise<Message[]> {
  const results: Message[] = [];
  const queue = [...lane];
  for (let message = queue.shift(); message; message = queue.shift()) {
    if (results.length > 0) await pause(LANE_PAUSE);
    await yieldToOrders();
    // Read again after the pause: it may have been cancelled.
    const [result] = await attempt([message], results.length > 0 ? { ...how, placed: undefined } : how);
    if (result) results.push(result);
    if (queue.length === 0 && result && result.state !== "sent") queue.push(...(await causedBy(result)));
  }
  return results;
}

/** What the last failure of a lane has caused: the fallback number's message. */
async function causedBy(failed: Message): Promise<Message[]> {
  if (!channelOf(failed).fallback) return [];
  const due = await dueOf(failed.order_id);
  return due.filter(({ kind, attempts }) => kind === failed.kind && attempts === 0);
}

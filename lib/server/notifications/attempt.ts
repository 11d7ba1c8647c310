import "server-only";
import { errorFacts, log } from "@/lib/server/log";
import { orderStore } from "@/lib/server/orders/store";
import type { Order } from "@/lib/shop/order";
import { hasHeardEnough } from "./customer-limit";
import { DeliveryError } from "./delivery-error";
import { sendCustomerEmail, sendWarehouseEmail } from "./email";
import type { Message, MessageChange, MessageKind } from "./message";
import { ceilingAlarm, fallbackMessage } from "./messages-of-order";
import { overtaken } from "./overtaken";
import { HOUR, isPaid, takePaid } from "./paid-messages";
import { GIVE_UP_AFTER, LEASE, LEAST_TRIES, pauseAfter } from "./retry";
import { sendCustomerSms } from "./sms";
import { sendWhatsApp } from "./whatsapp";

/** Why a message waits that was not tried. */
export const HELD_BACK = "Too many paid messages within the hour.";

/** How a message of each kind is sent. Each throws DeliveryError when it did not go through. */
const senders: Record<MessageKind, (order: Order, message: Message) => Promise<unknown>> = {
  "warehouse-email": sendWarehouseEmail,
  "customer-email": sendCustomerEmail,
  "customer-sms": sendCustomerSms,
  whatsapp: sendWhatsApp,
};

/**
 * Tries to send one message: takes it for this server by a conditional update, sends it, and writes down what came of
 * it. A server that dies in between leaves a lease that runs out, and the message is tried again.
 * @param regardless whether it goes however many paid messages went before it
 * @returns the message as it stands after the try, or null when another server has it
 */
export async function attempt(message: Message, regardless = false): Promise<Message | null> {
  const store = orderStore();
  const taken = await store.changeMessage(message, { attempts: message.attempts + 1, due_at: Date.now() + LEASE });
  if (!taken) return null;
  const outcome = await send(taken, regardless);
  log.info({
    message: taken.id,
    attempts: taken.attempts,
    outcome: outcome.state ?? "pending",
    reason: outcome.reason,
  });
  return store.changeMessage(taken, outcome, await alsoOf(taken, outcome));
}

/** What is saved with a try's outcome: the fallback's message after the last failure, an alarm for what is held back. */
async function alsoOf(taken: Message, outcome: MessageChange): Promise<Message | null> {
  if (outcome.reason === HELD_BACK) return ceilingAlarm(taken, Date.now());
  return isFailure(outcome) ? fallbackIfAllFail(taken) : null;
}

/**
 * The message to the fallback number, due once every warehouse number has failed at an order. It is saved with the last
 * failure, in one write: a crash between the two would leave nobody to think of it.
 */
async function fallbackIfAllFail(failing: Message): Promise<Message | null> {
  if (failing.kind !== "whatsapp") return null;
  const others = (await orderStore().messagesOf(failing.order_id)).filter(
    ({ id, kind, entry }) => kind === "whatsapp" && entry === failing.entry && id !== failing.id,
  );
  const allFailed = others.every(({ state, attempts, reason }) => state !== "sent" && attempts > 0 && reason !== null);
  return allFailed ? fallbackMessage(failing, Date.now()) : null;
}

async function send(message: Message, regardless: boolean): Promise<MessageChange> {
  try {
    const found = await orderStore().find(message.order_id);
    if (!found) throw new DeliveryError("Its order is not in the store.", true);
    const instead = await overtaken(found.order, message, Date.now());
    if (instead) return instead;
    if (await hasHeardEnough(message)) return { state: "skipped", reason: null };
    return await sendWithinCeiling(found.order, message, regardless);
  } catch (error) {
    return afterFailure(message, error);
  }
}

/** Sends what is free at once, and what is paid for unless too much of it went out within the hour. */
async function sendWithinCeiling(order: Order, message: Message, regardless: boolean): Promise<MessageChange> {
  const done = isPaid(message.kind) ? await takePaid(message.kind, regardless) : () => undefined;
  if (done === null) return { attempts: message.attempts - 1, due_at: Date.now() + HOUR, reason: HELD_BACK };
  let sent = false;
  try {
    await senders[message.kind](order, message);
    sent = true;
  } finally {
    done(sent);
  }
  return { state: "sent", sent_at: Date.now(), reason: null };
}

/** Neither a try that went through, nor one that was not made. */
function isFailure({ state, reason, attempts }: MessageChange): boolean {
  return state === "given_up" || (state === undefined && attempts === undefined && reason !== undefined);
}

function afterFailure(message: Message, error: unknown): MessageChange {
  const now = Date.now();
  if (!(error instanceof DeliveryError)) log.error({ message: message.id, ...errorFacts(error) });
  const reason = error instanceof DeliveryError ? error.message : "Sending failed on our side; see the log.";
  const hopeless = error instanceof DeliveryError && error.permanent;
  const tooOld = now - message.created_at >= GIVE_UP_AFTER && message.attempts >= LEAST_TRIES;
  if (hopeless || tooOld) return { state: "given_up", reason };
  return { reason, due_at: now + pauseAfter(message.attempts) };
}

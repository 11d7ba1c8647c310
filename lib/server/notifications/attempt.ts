import "server-only";
import { errorFacts, log } from "@/lib/server/log";
import { orderStore } from "@/lib/server/orders/store";
import type { Order } from "@/lib/shop/order";
import { DeliveryError } from "./delivery-error";
import { sendCustomerEmail, sendWarehouseEmail } from "./email";
import type { Message, MessageChange, MessageKind } from "./message";
import { fallbackMessage } from "./messages-of-order";
import { overtaken } from "./overtaken";
import { GIVE_UP_AFTER, LEASE, LEAST_TRIES, pauseAfter } from "./retry";
import { sendCustomerSms } from "./sms";
import { sendWhatsApp } from "./whatsapp";

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
 * @returns the message as it stands after the try, or null when another server has it
 */
export async function attempt(message: Message): Promise<Message | null> {
  const store = orderStore();
  const taken = await store.changeMessage(message, { attempts: message.attempts + 1, due_at: Date.now() + LEASE });
  if (!taken) return null;
  const outcome = await send(taken);
  log.info({
    message: taken.id,
    attempts: taken.attempts,
    outcome: outcome.state ?? "pending",
    reason: outcome.reason,
  });
  const fallback = isFailure(outcome) ? await fallbackIfAllFail(taken) : null;
  return store.changeMessage(taken, outcome, fallback);
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
  const allFailed = others.every(({ state, reason }) => state !== "sent" && reason !== null);
  return allFailed ? fallbackMessage(failing, Date.now()) : null;
}

async function send(message: Message): Promise<MessageChange> {
  try {
    const found = await orderStore().find(message.order_id);
    if (!found) throw new DeliveryError("Its order is not in the store.", true);
    const instead = await overtaken(found.order, message, Date.now());
    if (instead) return instead;
    await senders[message.kind](found.order, message);
    return { state: "sent", sent_at: Date.now(), reason: null };
  } catch (error) {
    return afterFailure(message, error);
  }
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

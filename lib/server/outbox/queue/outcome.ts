import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { HOUR } from "#lib/server/http/limits.ts";
import { errorFacts, log } from "#lib/server/log/log.ts";
import { countMetric } from "#lib/server/log/metrics-counts.ts";
import { ceilingAlarm } from "#lib/server/outbox/alerts/alarms.ts";
import { DeliveryError } from "#lib/server/outbox/channels/delivery-error.ts";
import { backoffAfter, GIVE_UP_AFTER, MIN_ATTEMPTS } from "#lib/server/outbox/policies/backoff.ts";
import { HeldBack, isHeldBack } from "#lib/server/outbox/policies/ceiling.ts";
import type { Message, MessageChange } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { isStoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { UnreportableOrder } from "#lib/shop/messages/order-email.ts";
import { fallbackMessage } from "./messages-of-order.ts";

/**
 * The pauses before an outcome is saved again, in milliseconds: with the store's own timeouts they end within the
 * lease.
 */
const SAVE_AGAIN_MS = [500, 3000];

/**
 * Saves the outcome of an attempt or of a delivery check, with the message that it causes.
 * @param message as this server has leased it
 * @returns the saved message, or null when another server has changed it since
 * @throws StoreUnavailable
 */
export async function saveOutcome(message: Message, outcome: MessageChange): Promise<Message | null> {
  const store = openStore();
  if (outcome.state === "sent") countMetric("messages_sent");
  const hasFailed = isFailure(outcome);
  if (hasFailed) countMetric("messages_failed");
  const alarm = isHeldBack(outcome.reason) ? ceilingAlarm(message, Date.now()) : null;
  const also = hasFailed ? await fallbackIfAllFail(message) : alarm;
  const saved = await persistently(() => store.changeMessage(message, outcome, also));
  if (!saved || also || !hasFailed) return saved;
  // Two numbers' last failures, saved at the same moment, each saw the other one as sent: the one that is saved later
  // sees both.
  const fallback = await fallbackIfAllFail(saved);
  return fallback ? ((await store.changeMessage(saved, {}, fallback)) ?? saved) : saved;
}

/**
 * Tries a write again when the store fails: a message that was sent, and isn't marked so, is sent again after its
 * lease. The write is conditional, so that trying it twice does no harm.
 * @throws StoreUnavailable
 */
async function persistently<T>(write: () => Promise<T>): Promise<T> {
  for (const pauseMs of SAVE_AGAIN_MS) {
    try {
      return await write();
    } catch (error) {
      if (!isStoreUnavailable(error)) throw error;
      await pause(pauseMs);
    }
  }
  return write();
}

/**
 * The message to the fallback number, due once every warehouse number has failed at an order. It is saved with the last
 * failure, in one write: after a crash between the two nothing would create it.
 */
async function fallbackIfAllFail(failing: Message): Promise<Message | null> {
  const fallback = fallbackMessage(failing, Date.now());
  if (!fallback) return null;
  const others = (await openStore().messagesOf(failing.order_id)).filter(
    ({ id, kind, entry, change }) =>
      kind === failing.kind && entry === failing.entry && change === failing.change && id !== failing.id,
  );
  const allFailed = others.every(({ state, attempts, reason }) => state !== "sent" && attempts > 0 && reason !== null);
  return allFailed ? fallback : null;
}

/** Neither a try that went through, nor one that was not made. */
function isFailure({ reason, attempts }: MessageChange): boolean {
  return typeof reason === "string" && attempts === undefined;
}

/** The message after a failure: it waits for its next attempt, or is given up. */
export function afterFailure(message: Message, thrown: unknown): MessageChange {
  const now = Date.now();
  // A try that was not made does not count.
  if (thrown instanceof HeldBack) return { attempts: message.attempts - 1, due_at: now + HOUR, reason: thrown.message };
  const error = thrown instanceof UnreportableOrder ? new DeliveryError("The order lists no items.", true) : thrown;
  if (!(error instanceof DeliveryError)) log.error({ message, ...errorFacts(error) });
  const reason = error instanceof DeliveryError ? error.message : "Sending failed on our side; see the log.";
  const hopeless = error instanceof DeliveryError && error.permanent;
  const tooOld = now - message.created_at >= GIVE_UP_AFTER && message.attempts >= MIN_ATTEMPTS;
  if (hopeless || tooOld) return { state: "given_up", reason };
  return { reason, due_at: now + backoffAfter(message.attempts) };
}

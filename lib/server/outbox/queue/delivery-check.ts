import "server-only";
import { log } from "#lib/server/log/log.ts";
import { channelOf } from "#lib/server/outbox/channels/registry.ts";
import { sideBySide } from "#lib/server/process/side-by-side.ts";
import type { Message, MessageChange } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { yieldToOrders } from "./backpressure.ts";
import { checking, underLease } from "./leases.ts";
import { afterFailure, saveOutcome } from "./outcome.ts";

/** Messages checked in one round. The rest is checked in the next round. */
const BATCH = 100;
/** So many are checked at the same time. */
const AT_ONCE = 8;

/**
 * Asks Twilio, once for each message that it accepted about a minute ago, whether it was delivered. An undelivered one
 * counts as a failed attempt: it is retried later, or given up, and may cause the fallback number's message.
 * @returns how many were not delivered
 * @throws StoreUnavailable
 */
export async function checkAccepted(): Promise<number> {
  const messages = await openStore().messagesToCheck(Date.now(), BATCH);
  const checked = await sideBySide(messages, AT_ONCE, async (message) => {
    await yieldToOrders();
    return underLease([message], checking, (leased) => Promise.all(leased.map(saveDelivery)));
  });
  return checked.flat().length;
}

/** Asks Twilio about a message, and saves the outcome. @returns the message when it was not delivered */
async function saveDelivery(taken: Message): Promise<Message | null> {
  const refusal = taken.sid ? await channelOf(taken).refusalSince?.(taken.sid) : null;
  if (!refusal) {
    await saveOutcome(taken, { check_at: null });
    return null;
  }
  // `sent_at` stays: Twilio may charge for what it could not deliver, so it counts against the ceiling.
  const outcome: MessageChange = { state: "pending", ...afterFailure(taken, refusal), check_at: null };
  log.info({ message: taken, attempts: taken.attempts, outcome: outcome.state, reason: outcome.reason });
  return saveOutcome(taken, outcome);
}

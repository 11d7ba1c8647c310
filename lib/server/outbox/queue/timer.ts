import "server-only";
import { errorFacts, log } from "#lib/server/log/log.ts";
import { MAX_DUE_DELAY } from "#lib/server/outbox/policies/backoff.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { processState } from "#lib/shop/storage/process-state.ts";
import { clampDueTimes, deliverDue } from "./outbox.ts";
import { onOutboxSignal } from "./signal.ts";

/**
 * The server looks for due messages at least once in LONGEST_WAIT and at most once in SHORTEST_WAIT, in milliseconds.
 */
const LONGEST_WAIT = 60_000;
const SHORTEST_WAIT = 1_000;

type Timer = { timeout?: NodeJS.Timeout; wakesAt: number; delivering: boolean };
const timer = processState<Timer>("outbox-timer", () => ({ wakesAt: Number.POSITIVE_INFINITY, delivering: false }));

/**
 * Delivers what is due at once, so that a restart continues after a stop or a crash, and then whenever something is
 * due.
 */
export function startOutboxTimer(): void {
  onOutboxSignal(() => void sleepUntilNext());
  wakeIn(0);
}

/** Never delays a planned round: in a rush every order calls this, and would postpone the next round for ever. */
function wakeIn(milliseconds: number): void {
  const own = timer();
  const at = Date.now() + milliseconds;
  if (at >= own.wakesAt) return;
  clearTimeout(own.timeout);
  own.wakesAt = at;
  own.timeout = setTimeout(deliverAndSleep, milliseconds).unref();
}

/**
 * One round at a time: every order wakes the outbox, and during a backlog of thousands each would start another round.
 */
async function deliverAndSleep(): Promise<void> {
  const own = timer();
  own.wakesAt = Number.POSITIVE_INFINITY;
  if (own.delivering) return;
  own.delivering = true;
  try {
    await deliverDue();
  } catch (error) {
    log.error({ outcome: "outbox_round_failed", ...errorFacts(error) });
  }
  own.delivering = false;
  await sleepUntilNext();
}

async function sleepUntilNext(): Promise<void> {
  if (timer().wakesAt <= Date.now() + SHORTEST_WAIT) return;
  try {
    const [next] = await openStore().dueMessages(Number.MAX_SAFE_INTEGER, 1);
    const wait = next ? next.due_at - Date.now() : LONGEST_WAIT;
    if (wait > MAX_DUE_DELAY) {
      await clampDueTimes();
      return wakeIn(SHORTEST_WAIT);
    }
    wakeIn(Math.min(Math.max(wait, SHORTEST_WAIT), LONGEST_WAIT));
  } catch {
    wakeIn(LONGEST_WAIT);
  }
}

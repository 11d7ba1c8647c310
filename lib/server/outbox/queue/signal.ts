import "server-only";
import { processState } from "#lib/shop/storage/process-state.ts";

/** Wakes the timer for due messages. The timer runs in instrumentation's bundle, the orders arrive in a route's. */
const alarm = processState<{ wake?: () => void }>("outbox-wake", () => ({}));

/** Sets the function that wakes the outbox. */
export function onOutboxSignal(wake: () => void): void {
  alarm().wake = wake;
}

/** Wakes the outbox: an attempt may have failed, and its next one may be due before the timer fires. */
export function signalOutbox(): void {
  alarm().wake?.();
}

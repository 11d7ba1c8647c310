import "server-only";
import { perProcess } from "#lib/server/per-process.ts";

/** What wakes the server's timer for due messages. The timer runs in instrumentation's bundle, the orders come in a route's. */
const alarm = () => perProcess<{ wake?: () => void }>("outbox-wake", () => ({}));

/** What wakes the outbox up, in a server that has one running. */
export function onOutboxSignal(wake: () => void): void {
  alarm().wake = wake;
}

/** A try may just have failed, and its next one be due before the timer would look. */
export function signalOutbox(): void {
  alarm().wake?.();
}

import "server-only";

/** The server's timer for due messages; shared, because each of the server's bundles loads its modules anew. */
const holder = globalThis as typeof globalThis & { anjaraiOutboxWake?: () => void };

/** What wakes the outbox up, in a server that has one running. */
export function onOutboxWork(wake: () => void): void {
  holder.anjaraiOutboxWake = wake;
}

/** A try may just have failed, and its next one be due before the timer would look. */
export function outboxHasWork(): void {
  holder.anjaraiOutboxWake?.();
}

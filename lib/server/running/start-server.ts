import "server-only";
import { stopDelivering } from "#lib/server/outbox/queue/leases.ts";
import { startOutboxTimer } from "#lib/server/outbox/queue/timer.ts";
import { env } from "#lib/server/settings/env.ts";
import { shopSecret, staffToken } from "#lib/server/settings/secrets.ts";
import { startShopPoll } from "#lib/server/shop-state/shop-poll.ts";

/** How long a stopping server waits for attempts under way, in milliseconds. */
const LAST_ATTEMPTS_MS = 3000;

/**
 * What a server does before its first request: its secrets exist, unsent messages are sent, and the shop's state is
 * read. When its parent process has ended, it ends too: a parent that was killed could not end it, and the one started
 * in its place brings a server of its own.
 */
export function startServer(): void {
  const leave = () => process.kill(process.pid, "SIGTERM");
  if (process.connected) process.once("disconnect", leave);
  // The parent ended before this started.
  else if (process.send) leave();
  staffToken();
  shopSecret();
  startOutboxTimer();
  startShopPoll();
}

/**
 * On SIGTERM and SIGINT the outbox stops. Behind the edge server every request has its response by then, and the
 * process ends here (NEXT_MANUAL_SIG_HANDLE). Without it Next ends the process when it has answered.
 */
export function stopOnSignals(): void {
  const { handlesSignals } = env();
  const stop = async () => {
    await stopDelivering(handlesSignals ? LAST_ATTEMPTS_MS : 0, handlesSignals);
    if (handlesSignals) process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
}

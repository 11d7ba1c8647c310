import "server-only";
import { startOutboxTimer } from "#lib/server/notifications/outbox-timer.ts";
import { startShopPoll } from "#lib/server/shop-state/shop-poll.ts";
import { shopSecret, staffToken } from "./secrets.ts";

/**
 * What a server does before its first request: its secrets exist, unsent messages are sent, and the shop's state is read.
 * When its parent process has ended, it ends too: a parent that was killed could not end it, and the one started in its
 * place brings a server of its own.
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

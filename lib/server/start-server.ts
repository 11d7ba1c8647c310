import "server-only";
import { startOutboxTimer } from "#lib/server/notifications/outbox-timer.ts";
import { startShopPoll } from "#lib/server/shop-state/shop-poll.ts";
import { shopSecret, staffToken } from "./secrets.ts";

/**
 * What a server does before its first request: its secrets exist, what the last one left unsent goes out, and the shop's state is
 * read. When
 * whoever started it is gone, it goes too: killed at once, that one could not end it, and what is started in its place
 * brings a server of its own.
 */
export function startServer(): void {
  const leave = () => process.kill(process.pid, "SIGTERM");
  if (process.connected) process.once("disconnect", leave);
  // Started by one that is gone already.
  else if (process.send) leave();
  staffToken();
  shopSecret();
  startOutboxTimer();
  startShopPoll();
}

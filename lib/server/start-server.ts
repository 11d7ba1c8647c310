import "server-only";
import { startOutboxTimer } from "./notifications/timer";
import { shopSecret, staffToken } from "./secrets";

/** What a server does before its first request: its secrets exist, and what the last one left unsent goes out. */
export function startServer(): void {
  staffToken();
  shopSecret();
  startOutboxTimer();
}

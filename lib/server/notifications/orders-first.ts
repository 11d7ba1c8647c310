import "server-only";
import { setTimeout as pause } from "node:timers/promises";

/** So many orders within so many milliseconds are a rush. */
const RUSH = 10;
const WITHIN = 100;
/** In a rush a message waits at most so long, in milliseconds. */
const LONGEST_WAIT = 5000;

/** When the last orders came; shared, because each of the server's bundles loads its modules anew. */
const holder = globalThis as typeof globalThis & { anjaraiLastOrders?: number[] };

/** An order has come, and whoever sent it waits for the answer. */
export function orderCame(): void {
  const last = holder.anjaraiLastOrders ?? [];
  holder.anjaraiLastOrders = [...last.slice(1 - RUSH), performance.now()];
}

/**
 * Lets orders go first in a rush: writing a message costs this server more than taking an order does, and a message can
 * wait while a shopper can't. It waits by the second, not for the rush's end.
 */
export async function ordersFirst(): Promise<void> {
  const until = performance.now() + LONGEST_WAIT;
  while (isRush() && performance.now() < until) await pause(WITHIN, undefined, { ref: false });
}

function isRush(): boolean {
  const last = holder.anjaraiLastOrders ?? [];
  return last.length === RUSH && performance.now() - (last[0] ?? 0) < WITHIN;
}

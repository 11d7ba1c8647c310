import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { perProcess } from "#lib/server/per-process.ts";

/** So many orders within so many milliseconds are a rush. */
const RUSH = 10;
const WITHIN = 100;
/** In a rush a message waits at most so long, in milliseconds. */
const LONGEST_WAIT = 5000;

/** When the last orders came, by performance.now(). */
const recent = () => perProcess<{ orders: number[] }>("recent-orders", () => ({ orders: [] }));

/** An order has come, and whoever sent it waits for the answer. */
export function countOrder(): void {
  const came = recent();
  came.orders = [...came.orders.slice(1 - RUSH), performance.now()];
}

/**
 * Lets orders go first in a rush: writing a message costs this server more than taking an order does, and a message can
 * wait while a shopper can't. It waits by the second, not for the rush's end.
 */
export async function yieldToOrders(): Promise<void> {
  const until = performance.now() + LONGEST_WAIT;
  while (isRush() && performance.now() < until) await pause(WITHIN, undefined, { ref: false });
}

function isRush(): boolean {
  const { orders } = recent();
  return orders.length === RUSH && performance.now() - (orders[0] ?? 0) < WITHIN;
}

import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { processState } from "#lib/shop/storage/process-state.ts";

/** This many orders within this many milliseconds are a rush. */
const RUSH = 10;
const WITHIN = 100;
/** In a rush a message waits at most this long, in milliseconds. */
const LONGEST_WAIT = 5000;

/** The times of the last orders, by performance.now(). */
const recent = processState<{ orders: number[] }>("recent-orders", () => ({ orders: [] }));

/** Counts an order that arrived: its customer waits for the response. */
export function countOrder(): void {
  const came = recent();
  came.orders = [...came.orders.slice(1 - RUSH), performance.now()];
}

/**
 * Waits while orders arrive in a rush, at most LONGEST_WAIT. Writing a message costs this server more than placing an
 * order, and a message can wait while a customer can't.
 */
export async function yieldToOrders(): Promise<void> {
  const until = performance.now() + LONGEST_WAIT;
  while (isRush() && performance.now() < until) await pause(WITHIN, undefined, { ref: false });
}

function isRush(): boolean {
  const { orders } = recent();
  return orders.length === RUSH && performance.now() - (orders[0] ?? 0) < WITHIN;
}

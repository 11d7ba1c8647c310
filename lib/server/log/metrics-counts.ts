import "server-only";
import { processState } from "#lib/shop/storage/process-state.ts";

/** What this server counts since its start, each in words. */
export const countHelps = {
  orders_placed: "Orders that this server has saved.",
  store_errors: "Calls that were answered 503 because the order store was not available.",
  messages_sent: "Messages that a provider has taken.",
  messages_failed: "Attempts to send a message that failed.",
};

export type Count = keyof typeof countHelps;

export const counted = processState(
  "metrics",
  () => Object.fromEntries(Object.keys(countHelps).map((name) => [name, 0])) as Record<Count, number>,
);

export function countMetric(name: Count): void {
  counted()[name] += 1;
}

import "server-only";
import { processState } from "#lib/shop/storage/process-state.ts";

/** What this server counts since its start. */
export type Count = "orders_placed" | "store_errors" | "messages_sent" | "messages_failed";

export const countHelps: Record<Count, string> = {
  orders_placed: "Orders that this server has saved.",
  store_errors: "Calls that were answered 503 because the order store was not available.",
  messages_sent: "Messages that a provider has taken.",
  messages_failed: "Attempts to send a message that failed.",
};

export const counted = processState<Record<Count, number>>("metrics", () => ({
  orders_placed: 0,
  store_errors: 0,
  messages_sent: 0,
  messages_failed: 0,
}));

export function countMetric(name: Count): void {
  counted()[name] += 1;
}

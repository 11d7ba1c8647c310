import "server-only";
import { orderStore } from "@/lib/server/orders/store";

/** The most entries that one report lists. */
const LONGEST_REPORT = 500;

/** What has not reached its reader yet and why, newest first, as staff read it. */
export async function unsentReport() {
  const { messages } = await orderStore().unsentMessages({ limit: LONGEST_REPORT });
  return messages.map(({ id, order_id, kind, recipient, state, attempts, due_at, reason, created_at }) => ({
    id,
    order_id,
    kind,
    recipient,
    status: state === "given_up" ? "given up" : attempts === 0 ? "waiting" : "will be tried again",
    attempts,
    reason,
    next_try_at: state === "given_up" ? null : new Date(due_at).toISOString(),
    created_at: new Date(created_at).toISOString(),
  }));
}

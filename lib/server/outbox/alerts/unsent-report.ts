import "server-only";
import * as z from "zod/mini";
import { optionalParam } from "#lib/server/http/query-params.ts";
import { MANY_FOR_CUSTOMER } from "#lib/server/outbox/policies/held-back.ts";
import { readMessageCursor } from "#lib/server/store/cursor.ts";
import type { Message } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { UnsentState } from "#lib/server/store/store.ts";

/** How many entries a page of the report has. */
const PAGE = 100;

const states: Record<"waiting" | "failed", UnsentState> = { waiting: "pending", failed: "given_up" };

/** The query of the report. A parameter that it does not know is refused: misspelt, it would list something else. */
export const reportQuerySchema = z.strictObject(
  {
    state: z.optional(z.enum(["waiting", "failed"], { error: "state is waiting or failed" })),
    cursor: optionalParam("cursor is a next_cursor of this list", (cursor) => readMessageCursor(cursor) !== null),
  },
  { error: "This list knows the parameters state and cursor" },
);

/** A page of what has not reached its recipient and why, newest first, as staff read it. @throws StoreUnavailable */
export async function unsentReport({ state, cursor }: z.infer<typeof reportQuerySchema> = {}) {
  const filter = { limit: PAGE, cursor, state: state && states[state] };
  const { messages, nextCursor } = await openStore().unsentMessages(filter);
  return { notifications: messages.map(entryOf), next_cursor: nextCursor };
}

function entryOf({ id, order_id, kind, recipient, state, attempts, due_at, reason, created_at }: Message) {
  return {
    id,
    order_id: order_id || null,
    kind,
    recipient,
    status: statusOf({ state, reason, attempts }),
    attempts,
    reason,
    next_try_at: state === "given_up" ? null : new Date(due_at).toISOString(),
    created_at: new Date(created_at).toISOString(),
  };
}

function statusOf({ state, reason, attempts }: Pick<Message, "state" | "reason" | "attempts">): string {
  if (state === "given_up") return reason === MANY_FOR_CUSTOMER ? "held" : "given up";
  return attempts === 0 ? "waiting" : "will be tried again";
}

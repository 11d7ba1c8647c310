import "server-only";
import * as z from "zod/mini";
import { optionalParam } from "#lib/server/http/query-params.ts";
import { log } from "#lib/server/log/log.ts";
import { LEASE } from "#lib/server/outbox/policies/backoff.ts";
import { MANY_FOR_CUSTOMER } from "#lib/server/outbox/policies/customer-limits.ts";
import { readMessageCursor } from "#lib/server/store/cursor.ts";
import type { Message, MessageChange } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { UnsentState } from "#lib/server/store/store.ts";
import { signalOutbox } from "./signal.ts";

/** The number of messages that are read at once, and entries of a page of the report. */
const PAGE = 100;
const MOST_IDS = 500;

const CHOICE = { error: "Please send ids, a list of messages, or reason, which all of them have" };

const ids = z.array(z.string(), CHOICE).check(z.minLength(1, CHOICE), z.maxLength(MOST_IDS, CHOICE));
const reason = z.string(CHOICE).check(z.minLength(1, CHOICE));
const choices = [z.strictObject({ ids }, CHOICE), z.strictObject({ reason }, CHOICE)] as const;
/** The messages that staff choose: some by their ids, or all that wait or failed for one reason. */
export const unsentChoiceSchema = z.union(choices, CHOICE);
type UnsentChoice = z.infer<typeof unsentChoiceSchema>;

/**
 * Retries messages now, as if they were new: those given up, and those that wait for a later attempt. A message that a
 * server may be sending right now is not touched; it is attempted by itself within two minutes.
 * @returns their number
 * @throws StoreUnavailable
 */
export async function retryUnsent(choice: UnsentChoice, by: string): Promise<number> {
  const now = Date.now();
  const count = await changeEach(choice, ({ state, due_at }) =>
    state === "given_up" || due_at > now + LEASE ? { state: "pending", attempts: 0, due_at: now } : null,
  );
  signalOutbox();
  log.info({ by, outcome: "messages_retried", count });
  return count;
}

/** Dismisses messages: they are not sent and not listed any more. @returns their number @throws StoreUnavailable */
export async function dismissUnsent(choice: UnsentChoice, by: string): Promise<number> {
  const count = await changeEach(choice, () => ({ state: "skipped" }));
  log.info({ by, outcome: "messages_dismissed", count });
  return count;
}

async function changeEach(choice: UnsentChoice, changeOf: (message: Message) => MessageChange | null): Promise<number> {
  let changed = 0;
  for await (const message of everyUnsent()) {
    const isChosen = "ids" in choice ? choice.ids.includes(message.id) : message.reason === choice.reason;
    const change = isChosen ? changeOf(message) : null;
    if (change && (await openStore().changeMessage(message, change))) changed += 1;
  }
  return changed;
}

/** Every message that has not reached its recipient, newest first, read page by page. @throws StoreUnavailable */
export async function* everyUnsent(state?: UnsentState): AsyncGenerator<Message> {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await openStore().unsentMessages({ state, limit: PAGE, cursor });
    yield* page.messages;
    cursor = page.nextCursor;
  }
}

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

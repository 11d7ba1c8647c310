import "server-only";
import * as z from "zod/mini";
import { log } from "#lib/server/log/log.ts";
import { LEASE } from "#lib/server/outbox/policies/backoff.ts";
import type { Message, MessageChange } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { UnsentState } from "#lib/server/store/store.ts";
import { signalOutbox } from "./signal.ts";

/** The number of messages that are read at once. */
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

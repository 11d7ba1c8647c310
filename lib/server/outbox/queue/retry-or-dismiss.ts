import "server-only";
import * as z from "zod/mini";
import { log } from "#lib/server/log.ts";
import { LEASE } from "#lib/server/outbox/policies/backoff.ts";
import type { Message, MessageChange } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { signalOutbox } from "./signal.ts";

/** The number of messages that are read at once. */
const PAGE = 100;
const MOST_IDS = 500;

const CHOICE = { error: "Please send ids, a list of messages, or reason, which all of them have" };

/** The messages that staff choose: some by their ids, or all that wait or failed for one reason. */
export const unsentChoiceSchema = z.union(
  [
    z.strictObject(
      { ids: z.array(z.string(), CHOICE).check(z.minLength(1, CHOICE), z.maxLength(MOST_IDS, CHOICE)) },
      CHOICE,
    ),
    z.strictObject({ reason: z.string(CHOICE).check(z.minLength(1, CHOICE)) }, CHOICE),
  ],
  CHOICE,
);
type Choice = z.infer<typeof unsentChoiceSchema>;

/**
 * Retries messages now, as if they were new: those given up, and those that wait for a later attempt. A message that a server
 * may be sending right now is not touched; it is attempted by itself within two minutes.
 * @returns their number
 * @throws StoreUnavailable
 */
export async function retryUnsent(choice: Choice): Promise<number> {
  const now = Date.now();
  const count = await changeEach(choice, ({ state, due_at }) =>
    state === "given_up" || due_at > now + LEASE ? { state: "pending", attempts: 0, due_at: now } : null,
  );
  signalOutbox();
  log.info({ outcome: "messages_retried", count });
  return count;
}

/** Dismisses messages: they are not sent and not listed any more. @returns their number @throws StoreUnavailable */
export async function dismissUnsent(choice: Choice): Promise<number> {
  const count = await changeEach(choice, () => ({ state: "skipped" }));
  log.info({ outcome: "messages_dismissed", count });
  return count;
}

async function changeEach(choice: Choice, changeOf: (message: Message) => MessageChange | null): Promise<number> {
  let changed = 0;
  let cursor: string | undefined;
  do {
    const { messages, nextCursor } = await openStore().unsentMessages({ limit: PAGE, cursor });
    for (const message of messages.filter((message) => isChosen(message, choice))) {
      const change = changeOf(message);
      if (change && (await openStore().changeMessage(message, change))) changed += 1;
    }
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return changed;
}

function isChosen({ id, reason }: Message, choice: Choice): boolean {
  return "ids" in choice ? choice.ids.includes(id) : reason === choice.reason;
}

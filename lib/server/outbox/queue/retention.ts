import "server-only";
import { errorFacts, log } from "#lib/server/log/log.ts";
import { deleteMailFiles } from "#lib/server/outbox/channels/mail-files.ts";
import { cachedFor } from "#lib/server/process/cached-for.ts";
import { MESSAGES_STORED_MS } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";

/** How often a server looks for what is too old, in milliseconds. */
const EVERY = 60 * 60_000;
/** Messages deleted in one write: a customer's order may wait for it. */
const BATCH = 500;
/** Batches at a time; the rest is deleted an hour later. */
const MOST_BATCHES = 20;

/**
 * Deletes messages and mail files that are older than 90 days, and expired hits of rate limits, at most once an hour.
 * What staff still have to look at stays. Never throws: nothing depends on it.
 */
export const deleteOld = cachedFor("retention", EVERY, async () => {
  const now = Date.now();
  try {
    const messages = await deleteMessages(now);
    const mails = deleteMailFiles(now - MESSAGES_STORED_MS);
    await openStore().pruneHits(now, BATCH * MOST_BATCHES);
    if (messages + mails > 0) log.info({ outcome: "old_messages_deleted", messages, mails });
  } catch (error) {
    log.error({ outcome: "retention_failed", ...errorFacts(error) });
  }
});

async function deleteMessages(now: number): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const count = await openStore().pruneMessages(now - MESSAGES_STORED_MS, BATCH);
    deleted += count;
    if (count < BATCH) break;
  }
  return deleted;
}

import "server-only";
import { carriers, channels } from "#lib/server/outbox/channels/registry.ts";
import { cachedFor } from "#lib/server/process/cached-for.ts";
import { HELD } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";

/** Anybody may call the health check, so the store is read at most this often, in milliseconds. */
const CACHED_MS = 5_000;
/** The time without a message to the warehouse after which staff must look, in milliseconds. */
export const TOO_LONG = 15 * 60_000;

/**
 * The number of waiting and failed messages, and for how many seconds the warehouse has had no message about an order,
 * or null.
 */
type MessageHealth = { waiting: number; failed: number; warehouse_unheard_seconds: number | null };

/** @throws StoreUnavailable */
export const messageHealth = cachedFor("message-health", CACHED_MS, async (): Promise<MessageHealth> => {
  const store = openStore();
  const [waiting, givenUp, oldest] = await Promise.all([
    store.countUnsent("pending"),
    store.countUnsent("given_up"),
    store.oldestWaiting(channels.filter(({ reader }) => reader === "warehouse").map(({ kind }) => kind)),
  ]);
  // A held one has not failed: anybody can have some held, and must not raise an alarm.
  const held = givenUp > 0 ? await store.countUnsent("given_up", HELD) : 0;
  return {
    waiting,
    failed: Math.max(0, givenUp - held),
    warehouse_unheard_seconds: oldest === null ? null : Math.round((Date.now() - oldest) / 1000),
  };
});

/** Returns true when staff must look after the messages: one was given up, or the warehouse may be getting none. */
export function isDegraded({ failed, warehouse_unheard_seconds }: MessageHealth): boolean {
  return (
    failed > 0 ||
    (warehouse_unheard_seconds ?? 0) * 1000 > TOO_LONG ||
    carriers().some((carrier) => carrier.isDegraded())
  );
}

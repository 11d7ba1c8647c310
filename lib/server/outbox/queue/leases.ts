import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { errorFacts, log } from "#lib/server/log/log.ts";
import { LEASE } from "#lib/server/outbox/policies/backoff.ts";
import type { Message, MessageChange } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { processState } from "#lib/shop/storage/process-state.ts";

/**
 * What a lease is for: the change that takes it, and the one that ends it when the server stops before the work has
 * ended.
 */
type Purpose = { take: (message: Message) => MessageChange; giveBack: () => MessageChange };

/** One attempt to send a message. It counts, even when the server stops in the middle: it may have arrived. */
export const sending: Purpose = {
  take: ({ attempts }) => ({ attempts: attempts + 1, due_at: Date.now() + LEASE }),
  giveBack: () => ({ due_at: Date.now() }),
};

/** One delivery check. */
export const checking: Purpose = {
  take: () => ({ check_at: Date.now() + LEASE }),
  giveBack: () => ({ check_at: Date.now() }),
};

type Lease = { message: Message; giveBack: Purpose["giveBack"] };

/** What this process works on. The timer runs in instrumentation's bundle, an order's delivery in a route's. */
const leases = processState("leases", () => ({ held: new Set<Lease>(), isStopping: false }));

/**
 * Leases messages, each by a conditional update, and works on those that this server got; the work saves the outcomes.
 * When the server dies in between, the leases expire, and another one works on them. A server that is about to end
 * leases nothing.
 * @returns the result of the work; none when another server has all of them
 * @throws StoreUnavailable when none could be leased
 */
export async function underLease(
  messages: Message[],
  { take, giveBack }: Purpose,
  work: (leased: Message[]) => Promise<(Message | null)[]>,
): Promise<Message[]> {
  const { held, isStopping } = leases();
  if (isStopping) return [];
  const results = await Promise.allSettled(
    messages.map((message) => openStore().changeMessage(message, take(message))),
  );
  const leased = results.flatMap((result) => (result.status === "fulfilled" && result.value ? [result.value] : []));
  const failure = results.find((result) => result.status === "rejected");
  if (leased.length === 0 && failure) throw failure.reason;
  const own = leased.map((message) => ({ message, giveBack }));
  for (const lease of own) held.add(lease);
  try {
    return (await work(leased)).filter((message) => message !== null);
  } finally {
    for (const lease of own) held.delete(lease);
  }
}

/**
 * Leases no further message, waits for the attempts under way, and ends the leases of those that take longer: another
 * server tries them at once, and does not wait for the lease to expire. Never throws.
 * @param deadlineMs how long it waits, in milliseconds
 * @param ends true where the process ends right after; otherwise what it has begun goes on, and keeps its lease
 */
export async function stopDelivering(deadlineMs: number, ends = true): Promise<void> {
  const { held } = leases();
  leases().isStopping = true;
  for (const until = Date.now() + deadlineMs; held.size > 0 && Date.now() < until; ) await pause(20);
  const toReturn = ends ? [...held] : [];
  const returned = toReturn.map(({ message, giveBack }) => openStore().changeMessage(message, giveBack()));
  for (const result of await Promise.allSettled(returned))
    if (result.status === "rejected") log.error({ outcome: "lease_kept", ...errorFacts(result.reason) });
}

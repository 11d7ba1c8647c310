import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { errorFacts, log } from "#lib/server/log.ts";
import { perProcess } from "#lib/server/per-process.ts";
import type { Message, MessageChange } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { LEASE } from "./backoff.ts";

/** `taken`: the attempt of it has begun. */
type Lease = { message: Message; back: MessageChange; taken: boolean };

/** What this process works on. The timer runs in instrumentation's bundle, an order's delivery in a route's. */
const leases = () => perProcess("leases", noLeases);

function noLeases(): { held: Set<Lease>; isStopping: boolean } {
  return { held: new Set(), isStopping: false };
}

/** Returns true when this server is about to end, so that no message may be leased any more. */
export function isStopping(): boolean {
  return leases().isStopping;
}

/**
 * Works on messages that this server has leased.
 * @param back the change that ends a lease when the server stops before the work has ended
 */
export async function underLease<T>(
  messages: Message[],
  back: () => MessageChange,
  work: () => Promise<T>,
): Promise<T> {
  const { held } = leases();
  const own = messages.map((message) => ({ message, back: back(), taken: true }));
  for (const lease of own) held.add(lease);
  try {
    return await work();
  } finally {
    for (const lease of own) held.delete(lease);
  }
}

/**
 * Leases the messages of an order that is about to be saved, in the same write, where each write is paid for: it saves one
 * write and one read a message. A crash before they are tried delays them until the lease expires.
 */
export function leasedFromTheStart(messages: Message[], now: number): Message[] {
  if (!openStore().chargesWrites || isStopping()) return messages;
  return messages.map((message) => ({ ...message, attempts: 1, due_at: now + LEASE }));
}

/** Remembers that this server has the leases of a new order's messages. @param messages as they are saved */
export function holdLeases(messages: Message[]): void {
  for (const message of messages)
    if (message.attempts > 0)
      leases().held.add({
        message,
        back: { attempts: message.attempts - 1, due_at: message.created_at },
        taken: false,
      });
}

/**
 * Takes a lease that holdLeases remembers, for the attempt.
 * @returns the change that ends it, or null when this server does not have it
 */
export function takeLease({ id, version }: Message): MessageChange | null {
  const { held } = leases();
  for (const lease of held)
    if (!lease.taken && lease.message.id === id && lease.message.version === version) {
      held.delete(lease);
      return lease.back;
    }
  return null;
}

/**
 * Leases no further message, waits for the attempts under way, and ends the leases of those that take longer: another server
 * tries them at once, and does not wait for the lease to expire. Never throws.
 * @param deadlineMs how long it waits, in milliseconds
 * @param ends true where the process ends right after; otherwise what it has begun goes on, and keeps its lease
 */
export async function stopDelivering(deadlineMs: number, ends = true): Promise<void> {
  const { held } = leases();
  leases().isStopping = true;
  for (const until = Date.now() + deadlineMs; held.size > 0 && Date.now() < until; ) await pause(20);
  const toReturn = [...held].filter(({ taken }) => ends || !taken);
  const returned = toReturn.map(({ message, back }) => openStore().changeMessage(message, back));
  for (const result of await Promise.allSettled(returned))
    if (result.status === "rejected") log.error({ outcome: "lease_kept", ...errorFacts(result.reason) });
}

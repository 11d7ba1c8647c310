import "server-only";
import { limits } from "#lib/server/http/limits.ts";
import { env } from "#lib/server/settings/env.ts";
import type { Message } from "#lib/server/store/message.ts";
import { MOST_IN_DIGEST } from "#lib/shop/messages/digest-message.ts";
import { processState } from "#lib/shop/storage/process-state.ts";

const { windowMs: MINUTE, most: MESSAGES_A_MINUTE } = limits.digest;

/** When messages to each warehouse number left this server within the last minute, in milliseconds since 1970. */
const left = processState<{ to: Record<string, number[]> }>("whatsapp-pace", () => ({ to: {} }));

/** How messages leave: by themselves, several as one, or later. */
type Paced = { single: Message[]; together: Message[][]; tooMany: Message[] };

export const unpaced = (messages: Message[]): Paced => ({ single: messages, together: [], tooMany: [] });

/**
 * Sorts due messages by how they leave. More new orders than a warehouse number may get one by one are sent in
 * digests; a single one that is too many, and what even digests can't hold, waits for the end of the minute.
 */
export function paced(messages: Message[], now: number): Paced {
  // A cancellation or a change follows its order's own message, or makes it needless: both stay in one lane.
  const later = new Set(
    messages.filter(({ entry, change }) => entry > 0 || change !== null).map(({ order_id }) => order_id),
  );
  const isPaced = (message: Message) => isNewOrder(message) && !later.has(message.order_id);
  const result = unpaced(messages.filter((message) => !isPaced(message)));
  const groups = Map.groupBy(messages.filter(isPaced), ({ recipient }) => recipient);
  for (const [recipient, group] of groups) {
    const { singles, digests } = roomFor(recipient, now);
    const single = group.length <= singles ? group : [];
    const isDigest = single.length === 0 && group.length > 1;
    const together = isDigest ? inDigests(group).slice(0, Math.max(0, digests)) : [];
    countLeaving(recipient, now, single.length + together.length);
    result.single.push(...single);
    result.together.push(...together);
    result.tooMany.push(...group.slice(single.length + together.flat().length));
  }
  return result;
}

function isNewOrder({ kind, entry, change }: Message): boolean {
  return kind === "whatsapp" && entry === 0 && change === null;
}

function inDigests(group: Message[]): Message[][] {
  const count = Math.ceil(group.length / MOST_IN_DIGEST);
  return Array.from({ length: count }, (_, n) => group.slice(n * MOST_IN_DIGEST, (n + 1) * MOST_IN_DIGEST));
}

/** The number of messages about new orders that a warehouse number may still get within this minute, and of digests. */
function roomFor(recipient: string, now: number): { singles: number; digests: number } {
  if (!env().rateLimit) return { singles: Number.POSITIVE_INFINITY, digests: Number.POSITIVE_INFINITY };
  // In both directions: a clock that is set back must not keep a number blocked.
  const lately = (left().to[recipient] ?? []).filter((at) => Math.abs(now - at) < MINUTE);
  left().to[recipient] = lately;
  return { singles: limits.single.most - lately.length, digests: MESSAGES_A_MINUTE - lately.length };
}

function countLeaving(recipient: string, now: number, count: number): void {
  const leaving = Array.from({ length: count }, () => now);
  left().to[recipient] = [...(left().to[recipient] ?? []), ...leaving].slice(-MESSAGES_A_MINUTE);
}

/** The end of this minute, when what came too fast goes out together, in milliseconds since 1970. */
export function endOfMinute(now: number): number {
  return (Math.floor(now / MINUTE) + 1) * MINUTE;
}

import "server-only";
import { limits } from "#lib/server/http/limits.ts";
import { channelOf } from "#lib/server/outbox/channels/registry.ts";
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
  if (!env().rateLimit) return unpaced(messages);
  // A cancellation or a change follows its order's own message, or makes it needless: both stay in one lane.
  const later = new Set(
    messages.filter(({ entry, change }) => entry > 0 || change !== null).map(({ order_id }) => order_id),
  );
  const isPaced = (message: Message) => isNewOrder(message) && !later.has(message.order_id);
  const result = unpaced(messages.filter((message) => !isPaced(message)));
  const groups = Map.groupBy(messages.filter(isPaced), ({ recipient }) => recipient);
  for (const [recipient, group] of groups) {
    // In both directions: a clock that is set back must not keep a number blocked.
    const lately = (left().to[recipient] ?? []).filter((at) => Math.abs(now - at) < MINUTE);
    const single = lately.length + group.length <= limits.single.most ? group : [];
    const isDigest = single.length === 0 && group.length > 1;
    const together = isDigest ? inDigests(group).slice(0, Math.max(0, MESSAGES_A_MINUTE - lately.length)) : [];
    left().to[recipient] = [...lately, ...[...single, ...together].map(() => now)];
    result.single.push(...single);
    result.together.push(...together);
    result.tooMany.push(...group.slice(single.length + together.flat().length));
  }
  return result;
}

function isNewOrder(message: Message): boolean {
  const { order_id, entry, change } = message;
  return order_id !== "" && entry === 0 && change === null && channelOf(message).digest !== undefined;
}

function inDigests(group: Message[]): Message[][] {
  const count = Math.ceil(group.length / MOST_IN_DIGEST);
  return Array.from({ length: count }, (_, n) => group.slice(n * MOST_IN_DIGEST, (n + 1) * MOST_IN_DIGEST));
}

/** The end of this minute, when what came too fast goes out together, in milliseconds since 1970. */
export function endOfMinute(now: number): number {
  return (Math.floor(now / MINUTE) + 1) * MINUTE;
}

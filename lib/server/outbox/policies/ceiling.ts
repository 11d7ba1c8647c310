import "server-only";
import { HOUR } from "#lib/server/http/limits.ts";
import type { Channel } from "#lib/server/outbox/channels/channel.ts";
import { channelOf, kinds } from "#lib/server/outbox/channels/registry.ts";
import { cachedFor } from "#lib/server/process/cached-for.ts";
import { runExclusive } from "#lib/server/process/mutex.ts";
import { env } from "#lib/server/settings/env.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { processState } from "#lib/shop/storage/process-state.ts";

/** How long a count of the store's is good for, in milliseconds. */
const RECOUNT_AFTER = 10_000;
/** `own`: what this server has consumed since the store was read, or had under way then. */
type Count = { own: number; underWay: number };
const counts = processState("message-ceilings", (): Record<string, Count> => ({}));

/** Why a message waits for an hour that was not tried; the warehouse gets an e-mail about it. */
export const TOO_MANY = {
  paid: "Too many paid messages within the hour.",
  mails: "Too many mails to customers within the hour.",
  toDomain: "Too many mails to one domain within the hour.",
};

export const isHeldBack = (reason: string | null | undefined) => Object.values(TOO_MANY).some((one) => one === reason);

/** So many messages that are counted together go out in an hour. */
export const mostAnHour = (ceiling: "paid" | "mails") =>
  ceiling === "paid" ? env().messageCeiling : env().mailCeiling;

type Ceiling = { name: string; kinds: string[]; most: number };

/** What a channel's messages count against, its own share last. */
function ceilingsOf({ kind, ceiling, share }: Channel): Ceiling[] {
  if (ceiling === null) return [];
  const most = mostAnHour(ceiling);
  const together = kinds.filter(({ channel }) => channel.ceiling === ceiling).map((one) => one.kind);
  return [
    { name: ceiling, kinds: together, most },
    ...(share ? [{ name: kind, kinds: [kind], most: most * share }] : []),
  ];
}

/**
 * Consumes one message of the last hour's ceilings, where its channel has any. The store knows what every server has sent;
 * it is read at most every ten seconds, so servers that send at the same moment may together exceed the ceiling by what
 * each of them sends in those seconds.
 * @param regardless consumes it even when nothing is left, because staff have asked for it
 * @returns a function to call when the message was sent (true) or not (false); null when nothing is left
 * @throws StoreUnavailable
 */
export async function consume(kind: string, regardless: boolean): Promise<((sent: boolean) => void) | null> {
  const own = ceilingsOf(channelOf({ kind })).filter(({ most }) => Number.isFinite(most));
  if (own.length === 0) return () => undefined;
  return runExclusive(`messages ${own[0]?.name}`, async () => {
    const isLeft = await Promise.all(own.map(hasRoom));
    if (isLeft.includes(false) && !regardless) return null;
    const used = own.map(countOf);
    for (const count of used) Object.assign(count, { own: count.own + 1, underWay: count.underWay + 1 });
    return (sent) => {
      for (const count of used) Object.assign(count, { own: count.own - (sent ? 0 : 1), underWay: count.underWay - 1 });
    };
  });
}

function countOf({ name }: Ceiling): Count {
  const count = counts()[name] ?? { own: 0, underWay: 0 };
  counts()[name] = count;
  return count;
}

async function hasRoom(ceiling: Ceiling): Promise<boolean> {
  const { name, kinds, most } = ceiling;
  const used = countOf(ceiling);
  const stored = cachedFor(`sent ${name}`, RECOUNT_AFTER, async () => {
    const sent = await openStore().countSent(kinds, Date.now() - HOUR);
    // The store's new count has what this server has sent until then.
    used.own = used.underWay;
    return sent;
  });
  return (await stored()) + used.own < most;
}

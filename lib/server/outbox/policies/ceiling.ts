import "server-only";
import { HOUR } from "#lib/server/http/limits.ts";
import type { Ceiling } from "#lib/server/outbox/channels/channel.ts";
import { channelOf, kinds } from "#lib/server/outbox/channels/registry.ts";
import { cachedFor } from "#lib/server/process/cached-for.ts";
import { runExclusive } from "#lib/server/process/mutex.ts";
import { env } from "#lib/server/settings/env.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { processState } from "#lib/shop/storage/process-state.ts";

/** How long a count of the store's is good for, in milliseconds. */
const RECOUNT_AFTER = 10_000;

/** So many messages that are counted together go out in an hour. */
export const mostAnHour: Record<Ceiling, () => number> = {
  paid: () => env().MESSAGE_CEILING,
  // The rest is reserved for the warehouse.
  sms: () => env().MESSAGE_CEILING / 3,
  mails: () => env().MAIL_CEILING,
};

/** `own`: what this server has consumed since the store was read, or had under way then. */
const noCount = () => ({ own: 0, underWay: 0 });
const counts = processState("message-ceilings", () => ({ paid: noCount(), sms: noCount(), mails: noCount() }));

/** Why a message waits for an hour that was not tried; the warehouse gets an e-mail about it. */
export const TOO_MANY = {
  paid: "Too many paid messages within the hour.",
  mails: "Too many mails to customers within the hour.",
  toDomain: "Too many mails to one domain within the hour.",
};

export const isHeldBack = (reason: string | null | undefined) => Object.values(TOO_MANY).some((one) => one === reason);

/** Thrown in place of a try that a ceiling did not let be made. */
export class HeldBack extends Error {
  override name = "HeldBack";
  constructor(by: keyof typeof TOO_MANY) {
    super(TOO_MANY[by]);
  }
}

/**
 * Sends what has no ceiling at once, and the rest unless too much of it went out within the hour. The store knows what
 * every server has sent; it is read at most every ten seconds, so servers that send at the same moment may together
 * exceed a ceiling by what each of them sends in those seconds.
 * @param regardless sends it even then, because staff have asked for it
 * @throws HeldBack; what `send` throws; StoreUnavailable
 */
export async function withinCeiling<T>(kind: string, regardless: boolean, send: () => Promise<T>): Promise<T> {
  const ceilings = env().rateLimit ? channelOf({ kind }).ceilings : [];
  const [first] = ceilings;
  if (first && !(await runExclusive(`messages ${first}`, () => begins(ceilings, regardless))))
    throw new HeldBack(first);
  let unsent = 1;
  try {
    const result = await send();
    unsent = 0;
    return result;
  } finally {
    count(ceilings, -unsent, -1);
  }
}

/** Consumes one of each ceiling; false when nothing is left of one. */
async function begins(ceilings: Ceiling[], regardless: boolean): Promise<boolean> {
  const isLeft = await Promise.all(ceilings.map(hasRoom));
  if (isLeft.includes(false) && !regardless) return false;
  count(ceilings, 1, 1);
  return true;
}

function count(ceilings: Ceiling[], own: number, underWay: number): void {
  for (const used of ceilings.map((name) => counts()[name]))
    Object.assign(used, { own: used.own + own, underWay: used.underWay + underWay });
}

async function hasRoom(name: Ceiling): Promise<boolean> {
  const used = counts()[name];
  const counted = kinds.filter(({ channel: { ceilings } }) => ceilings.some((one) => one === name));
  const stored = cachedFor(`sent ${name}`, RECOUNT_AFTER, async () => {
    const ofKinds = counted.map(({ kind }) => kind);
    const sent = await openStore().countSent(ofKinds, Date.now() - HOUR);
    // The store's new count has what this server has sent until then.
    used.own = used.underWay;
    return sent;
  });
  return (await stored()) + used.own < mostAnHour[name]();
}

import "server-only";
import { env } from "#lib/server/env.ts";
import { runExclusive } from "#lib/server/mutex.ts";
import { processState } from "#lib/server/process-state.ts";
import type { MessageKind } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";

export const HOUR = 60 * 60_000;
/** How long a count of the store's is good for, in milliseconds. */
const RECOUNT_AFTER = 10_000;
/** Customers' text messages may take this share of the paid messages' ceiling; the rest is reserved for the warehouse. */
const SHARE_OF_SMS = 1 / 3;

/** What is counted together: what Twilio charges for, and mails to customers. Mails to the warehouse have no ceiling. */
const ceilings = {
  paid: { kinds: ["whatsapp", "customer-sms"] as MessageKind[], most: () => env().messageCeiling },
  mails: { kinds: ["customer-email"] as MessageKind[], most: () => env().mailCeiling },
};
type Name = keyof typeof ceilings;

type Used = { all: number; sms: number };
type Count = { countedAt: number; stored: Used; own: Used; underWay: Used };
const none = (): Used => ({ all: 0, sms: 0 });
const noCount = (): Count => ({ countedAt: 0, stored: none(), own: none(), underWay: none() });
const counts = processState("message-ceilings", () => ({ paid: noCount(), mails: noCount() }));

/**
 * Consumes one message of the last hour's ceiling, where its kind has one. The store knows what every server has sent; it is read
 * at most every ten seconds, so servers that send at the same moment may together exceed the ceiling by what each of them sends in
 * those seconds.
 * @param regardless consumes it even when nothing is left, because staff have asked for it
 * @returns a function to call when the message was sent (true) or not (false); null when nothing is left
 * @throws StoreUnavailable
 */
export async function consume(kind: MessageKind, regardless: boolean): Promise<((sent: boolean) => void) | null> {
  const name = (["paid", "mails"] as const).find((some) => ceilings[some].kinds.includes(kind));
  const most = name ? ceilings[name].most() : Number.POSITIVE_INFINITY;
  if (!name || !Number.isFinite(most)) return () => undefined;
  return runExclusive(`messages ${name}`, async () => {
    const used = await recounted(name);
    const sms = used.stored.sms + used.own.sms;
    const all = used.stored.all + used.own.all;
    const isLeft = all < most && (kind !== "customer-sms" || sms < most * SHARE_OF_SMS);
    if (!isLeft && !regardless) return null;
    add(used.own, kind, 1);
    add(used.underWay, kind, 1);
    return (sent) => {
      add(used.underWay, kind, -1);
      if (!sent) add(used.own, kind, -1);
    };
  });
}

/** Not by cachedFor: a new count also replaces what this server has counted itself since the last one. */
async function recounted(name: Name): Promise<Count> {
  const used = counts()[name];
  const now = Date.now();
  // In both directions: a clock that is set back must not make an old count valid for longer.
  if (Math.abs(now - used.countedAt) < RECOUNT_AFTER) return used;
  const [all, sms] = await Promise.all([
    openStore().countSent(ceilings[name].kinds, now - HOUR),
    // Each count is paid for: without text messages there are none to count.
    name === "paid" && env().whatsapp?.smsFrom ? openStore().countSent(["customer-sms"], now - HOUR) : 0,
  ]);
  return Object.assign(used, { countedAt: now, stored: { all, sms }, own: { ...used.underWay } });
}

function add(used: Used, kind: MessageKind, one: 1 | -1): void {
  used.all += one;
  if (kind === "customer-sms") used.sms += one;
}

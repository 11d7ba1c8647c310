import "server-only";
import { env } from "#lib/server/env.ts";
import { runExclusive } from "#lib/server/mutex.ts";
import { perProcess } from "#lib/server/per-process.ts";
import type { MessageKind } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";

/** The kinds that Twilio charges for. */
const paidKinds: MessageKind[] = ["whatsapp", "customer-sms"];
export const HOUR = 60 * 60_000;
/** How long a count of the store's is good for, in milliseconds. */
const RECOUNT_AFTER = 10_000;
/** Customers' text messages may take this share of the ceiling; the rest is reserved for the warehouse. */
const SHARE_OF_SMS = 1 / 3;

type Used = { all: number; sms: number };
type Count = { countedAt: number; stored: Used; own: Used; underWay: Used };
const none = (): Used => ({ all: 0, sms: 0 });
const count = () =>
  perProcess<Count>("paid-messages", () => ({ countedAt: 0, stored: none(), own: none(), underWay: none() }));

export const isPaid = (kind: MessageKind) => paidKinds.includes(kind);

/**
 * Consumes one paid message of the last hour's ceiling. The store knows what every server has sent; it is read at most every
 * ten seconds, so servers that send at the same moment may together exceed the ceiling by what each of them sends in those
 * seconds.
 * @param regardless consumes it even when nothing is left, because staff have asked for it
 * @returns a function to call when the message was sent (true) or not (false); null when nothing is left
 * @throws StoreUnavailable
 */
export function consumePaid(kind: MessageKind, regardless: boolean): Promise<((sent: boolean) => void) | null> {
  const { messageCeiling } = env();
  if (!Number.isFinite(messageCeiling)) return Promise.resolve(() => undefined);
  return runExclusive("paid-messages", async () => {
    const used = await recounted();
    const sms = used.stored.sms + used.own.sms;
    const all = used.stored.all + used.own.all;
    const isLeft = all < messageCeiling && (kind !== "customer-sms" || sms < messageCeiling * SHARE_OF_SMS);
    if (!isLeft && !regardless) return null;
    add(used.own, kind, 1);
    add(used.underWay, kind, 1);
    return (sent) => {
      add(used.underWay, kind, -1);
      if (!sent) add(used.own, kind, -1);
    };
  });
}

async function recounted(): Promise<Count> {
  const used = count();
  const now = Date.now();
  // In both directions: a clock that is set back must not make an old count valid for longer.
  if (Math.abs(now - used.countedAt) < RECOUNT_AFTER) return used;
  const [all, sms] = await Promise.all([
    openStore().countSent(paidKinds, now - HOUR),
    // Each count is paid for: without text messages there are none to count.
    env().whatsapp?.smsFrom ? openStore().countSent(["customer-sms"], now - HOUR) : 0,
  ]);
  return Object.assign(used, { countedAt: now, stored: { all, sms }, own: { ...used.underWay } });
}

function add(used: Used, kind: MessageKind, one: 1 | -1): void {
  used.all += one;
  if (kind === "customer-sms") used.sms += one;
}

import "server-only";
import { HOUR } from "#lib/server/http/limits.ts";
import { cachedFor } from "#lib/server/process/cached-for.ts";
import { runExclusive } from "#lib/server/process/mutex.ts";
import { env } from "#lib/server/settings/env.ts";
import type { MessageKind } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { processState } from "#lib/shop/storage/process-state.ts";

/** How long a count of the store's is good for, in milliseconds. */
const RECOUNT_AFTER = 10_000;
/**
 * Customers' text messages may take this share of the paid messages' ceiling; the rest is reserved for the warehouse.
 */
const SHARE_OF_SMS = 1 / 3;

/** `own`: what this server has consumed since the store was read, or had under way then. */
const noCount = () => ({ own: 0, underWay: 0 });
const counts = processState("message-ceilings", () => ({ paid: noCount(), sms: noCount(), mails: noCount() }));

type Ceiling = { name: "paid" | "sms" | "mails"; kinds: MessageKind[]; most: number };

/**
 * What is counted together: what Twilio charges for, and mails to customers. Mails to the warehouse have no ceiling.
 */
const ceilings = (): Ceiling[] => [
  { name: "paid", kinds: ["whatsapp", "unheard-whatsapp", "customer-sms"], most: env().messageCeiling },
  { name: "sms", kinds: ["customer-sms"], most: env().messageCeiling * SHARE_OF_SMS },
  { name: "mails", kinds: ["customer-email"], most: env().mailCeiling },
];

/**
 * Consumes one message of the last hour's ceilings, where its kind has any. The store knows what every server has sent;
 * it is read at most every ten seconds, so servers that send at the same moment may together exceed the ceiling by what
 * each of them sends in those seconds.
 * @param regardless consumes it even when nothing is left, because staff have asked for it
 * @returns a function to call when the message was sent (true) or not (false); null when nothing is left
 * @throws StoreUnavailable
 */
export async function consume(kind: MessageKind, regardless: boolean): Promise<((sent: boolean) => void) | null> {
  const own = ceilings().filter(({ kinds, most }) => kinds.includes(kind) && Number.isFinite(most));
  if (own.length === 0) return () => undefined;
  return runExclusive(`messages ${own[0]?.name}`, async () => {
    const isLeft = await Promise.all(own.map(hasRoom));
    if (isLeft.includes(false) && !regardless) return null;
    const used = own.map(({ name }) => counts()[name]);
    for (const count of used) Object.assign(count, { own: count.own + 1, underWay: count.underWay + 1 });
    return (sent) => {
      for (const count of used) Object.assign(count, { own: count.own - (sent ? 0 : 1), underWay: count.underWay - 1 });
    };
  });
}

async function hasRoom({ name, kinds, most }: Ceiling): Promise<boolean> {
  const used = counts()[name];
  const stored = cachedFor(`sent ${name}`, RECOUNT_AFTER, async () => {
    const sent = await openStore().countSent(kinds, Date.now() - HOUR);
    // The store's new count has what this server has sent until then.
    used.own = used.underWay;
    return sent;
  });
  return (await stored()) + used.own < most;
}

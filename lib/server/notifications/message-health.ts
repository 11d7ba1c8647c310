import "server-only";
import { env } from "#lib/server/env.ts";
import { perProcess } from "#lib/server/per-process.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { isPublicSite } from "#lib/shop/public-site.ts";

/** Anybody may ask, so the store is asked at most this often, in milliseconds. */
const KEPT = 5_000;
/** A warehouse that has not heard of an order for so long, in milliseconds, needs somebody to look. */
const TOO_LONG = 15 * 60_000;

/** How many messages wait and have failed, and for how many seconds the warehouse has not heard of an order, or null. */
export type MessageHealth = { waiting: number; failed: number; warehouse_unheard_seconds: number | null };
type Kept = { at: number; health: Promise<MessageHealth> | null };

/** @throws StoreUnavailable */
export function messageHealth(): Promise<MessageHealth> {
  const kept = perProcess<Kept>("message-health", () => ({ at: 0, health: null }));
  // Either way: a clock that is put back must not keep an old result for as long.
  if (kept.health && Math.abs(Date.now() - kept.at) < KEPT) return kept.health;
  const health = counted();
  Object.assign(kept, { at: Date.now(), health });
  health.catch(() => {
    kept.health = null;
  });
  return health;
}

async function counted(): Promise<MessageHealth> {
  const store = openStore();
  const [waiting, failed, oldest] = await Promise.all([
    store.countUnsent("pending"),
    store.countUnsent("given_up"),
    store.oldestWaiting(["warehouse-email", "whatsapp"]),
  ]);
  return {
    waiting,
    failed,
    warehouse_unheard_seconds: oldest === null ? null : Math.round((Date.now() - oldest) / 1000),
  };
}

/** Does somebody have to look after the messages: one was given up, or the warehouse may be hearing nothing? */
export function isDegraded({ failed, warehouse_unheard_seconds }: MessageHealth): boolean {
  return failed > 0 || (warehouse_unheard_seconds ?? 0) * 1000 > TOO_LONG || mailReachesNobody();
}

/** Returns true for a public shop without a mail server: it writes its mail into files, which are not read. */
function mailReachesNobody(): boolean {
  const { mail, siteUrl } = env();
  return mail.smtpUrl === null && isPublicSite(siteUrl ?? undefined);
}

import "server-only";
import { errorFacts, log } from "#lib/server/log/log.ts";
import { processState } from "#lib/shop/storage/process-state.ts";
import { requestRevalidation } from "./revalidate-pages.ts";
import { freshShopState, mustRevalidatePages } from "./shop-state.ts";

/** The interval at which the store is read for the shop's state, in milliseconds. */
const POLL_MS = 10_000;
/** At its start a server can't call itself yet: so soon it tries again, in milliseconds, and so often. */
const SOON_MS = 1_000;
const SOON_TRIES = 10;

type Step = "read" | "revalidate";
type Poll = { started: boolean; timeout?: NodeJS.Timeout; failing: Record<Step, boolean>; tries: number };
const notFailing = { read: false, revalidate: false };
const poll = processState<Poll>("shop-poll", () => ({ started: false, failing: { ...notFailing }, tries: 0 }));

/** Keeps this process's pages in step with the store: at once, and then again and again, one round at a time. */
export function startShopPoll(): void {
  if (poll().started) return;
  poll().started = true;
  void round();
}

async function round(): Promise<void> {
  const own = poll();
  await attempt("read", freshShopState);
  const done = !mustRevalidatePages() || (await attempt("revalidate", requestRevalidation));
  own.tries = done ? 0 : own.tries + 1;
  if (!own.started) return;
  own.timeout = setTimeout(round, done || own.tries > SOON_TRIES ? POLL_MS : SOON_MS).unref();
}

/** What fails leaves the state as it was; it is logged once, until it works again. */
async function attempt(step: Step, work: () => Promise<unknown>): Promise<boolean> {
  const { failing, tries } = poll();
  try {
    await work();
    failing[step] = false;
    return true;
  } catch (error) {
    const isStarting = step === "revalidate" && tries < SOON_TRIES;
    if (!failing[step] && !isStarting) {
      failing[step] = true;
      log.error({ outcome: `shop_state_${step}_failed`, ...errorFacts(error) });
    }
    return false;
  }
}

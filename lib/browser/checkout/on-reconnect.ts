import { endAll, listen } from "#lib/browser/storage/store.ts";

/**
 * The delays of the attempts after the browser reports that it is online, in milliseconds: the first requests on a
 * network just joined often fail.
 */
const TRIES_AFTER = [0, 2_000, 8_000, 20_000];

/**
 * Does something when the connection is back, and a few times more soon after; also at an interval, because a network
 * without internet access sends no event when access is back.
 * @param work may be called when there is nothing left to do
 * @param interval in milliseconds
 * @param inBetween what the interval does
 * @returns what ends it
 */
export function onReconnect(work: () => void, interval: number, inBetween = work): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const stop = () => timers.forEach(clearTimeout);
  const start = () => {
    stop();
    timers = TRIES_AFTER.map((wait) => setTimeout(work, wait));
  };
  const timer = setInterval(inBetween, interval);
  return endAll(listen(window, ["online"], start), stop, () => clearInterval(timer));
}

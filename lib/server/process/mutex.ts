import "server-only";
import { processState } from "#lib/shop/storage/process-state.ts";

const runningTasks = processState("mutexes", () => new Map<string, Promise<unknown>>());

/**
 * Runs the tasks of one key one after the other within this process. When one order arrives twice at once, the second
 * request finds the stored order before limits and offers are counted. Across processes the store's preconditions
 * decide; this only saves work.
 */
export async function runExclusive<T>(key: string, task: () => Promise<T>): Promise<T> {
  const running = runningTasks();
  const before = running.get(key) ?? Promise.resolve();
  const mine = before.catch(() => undefined).then(task);
  running.set(key, mine);
  try {
    return await mine;
  } finally {
    if (running.get(key) === mine) running.delete(key);
  }
}

import "server-only";
import { perProcess } from "./per-process.ts";

type Running = Map<string, Promise<unknown>>;

/**
 * Runs tasks of one key after each other within this process. Two sends of one order that arrive together then cost one
 * placing: the second finds the first's order before limits and offers are counted. Across processes the store's own
 * preconditions decide; this only saves work.
 */
export async function runExclusive<T>(key: string, task: () => Promise<T>): Promise<T> {
  const running = perProcess<Running>("one-at-a-time", () => new Map());
  const before = running.get(key) ?? Promise.resolve();
  const mine = before.catch(() => undefined).then(task);
  running.set(key, mine);
  try {
    return await mine;
  } finally {
    if (running.get(key) === mine) running.delete(key);
  }
}

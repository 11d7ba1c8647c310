import "server-only";
import { type CachedName, processState } from "#lib/shop/storage/process-state.ts";

/**
 * Makes a function whose result is cached in this process for a time. All who call while it loads share that one load;
 * a load that fails is not cached.
 * @param name declared nowhere else
 * @param milliseconds how old a result may become, from when its load began
 */
export function cachedFor<T>(name: CachedName, milliseconds: number, load: () => Promise<T>): () => Promise<T> {
  const state = processState(`cached ${name}`, (): { latest?: { at: number; value: T }; loading?: Promise<T> } => ({}));
  async function loadNow(): Promise<T> {
    const at = Date.now();
    const value = await load();
    state().latest = { at, value };
    return value;
  }
  return async () => {
    const cached = state();
    const { latest } = cached;
    // In both directions: a clock that is set back must not make an old result valid for longer.
    if (latest && Math.abs(Date.now() - latest.at) < milliseconds) return latest.value;
    cached.loading ??= loadNow().finally(() => {
      cached.loading = undefined;
    });
    return cached.loading;
  };
}

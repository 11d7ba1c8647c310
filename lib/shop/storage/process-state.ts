/** The results that are cached for a while (lib/server/process/cached-for). */
export type CachedName = "health" | "message-health" | "order-links" | "recently-sold" | "retention" | `sent ${string}`;
/**
 * The values by name. Next bundles a module once for the routes and once for instrumentation: its own variables exist
 * twice.
 */
const registry = globalThis as typeof globalThis & { anjaraiPerProcess?: Map<string, unknown> };

/**
 * Declares a value that exists once per process, or per tab, whatever the number of bundles: two mutexes, for example,
 * would let the same work run at the same time.
 * @param name declared nowhere else
 * @param create makes it on first use; what it throws is passed on, and the next use tries again
 * @returns a function that returns the value
 */
export function processState<T>(name: string, create: () => T): () => T {
  return () => {
    registry.anjaraiPerProcess ??= new Map();
    const values = registry.anjaraiPerProcess;
    if (!values.has(name)) values.set(name, create());
    return values.get(name) as T;
  };
}

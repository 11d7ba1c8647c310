import "server-only";

/**
 * Values that exist once per process. Next bundles a module once for the routes and once for instrumentation, so a
 * module-level variable exists twice: two mutexes then let the same work run at the same time.
 */
const registry = globalThis as typeof globalThis & { anjaraiPerProcess?: Map<string, unknown> };

/**
 * The process's one value of this name, made on first use. Call it where the value is used, not at module level.
 * @param name unique in the whole server
 * @param create what it throws is passed on, and the next call tries again
 */
export function perProcess<T>(name: string, create: () => T): T {
  registry.anjaraiPerProcess ??= new Map();
  const values = registry.anjaraiPerProcess;
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as T;
}

export type CachedName = "health" | "message-health" | "order-links" | "recently-sold" | "retention" | `sent ${string}`;
/** Everything that a process keeps, one name each. `cached …` are results that are kept for a while. */
type Name =
  | `cached ${CachedName}`
  | `limit ${string}`
  | ("env" | "leases" | "live-facts" | "mail-connection" | "message-ceilings" | "metrics" | "mutexes")
  | ("orders-delivering" | "outbox-timer" | "outbox-wake" | "photos-in-work" | "recent-orders" | "revalidation-secret")
  | (
      | "scripts-not-found"
      | "secrets"
      | "shop-poll"
      | "shop-state"
      | "store"
      | "style-sheets"
      | "twilio"
      | "unheard-alarm"
      | "upstream"
    )
  | "whatsapp-pace";

/**
 * The values by name. Next bundles a module once for the routes and once for instrumentation: its own variables exist
 * twice.
 */
const registry = globalThis as typeof globalThis & { anjaraiPerProcess?: Map<Name, unknown> };

/**
 * Declares a value that exists once per process, or per tab, whatever the number of bundles: two mutexes, for example,
 * would let the same work run at the same time.
 * @param name declared nowhere else
 * @param create makes it on first use; what it throws is passed on, and the next use tries again
 * @returns a function that returns the value
 */
export function processState<T>(name: Name, create: () => T): () => T {
  return () => {
    registry.anjaraiPerProcess ??= new Map();
    const values = registry.anjaraiPerProcess;
    if (!values.has(name)) values.set(name, create());
    return values.get(name) as T;
  };
}

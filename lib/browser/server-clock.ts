import { useSyncExternalStore } from "react";

/** A difference below this, in milliseconds, is the way that an answer took. */
const TOLERANCE = 60_000;

let ahead = 0;
const listeners = new Set<() => void>();

/** Stores the server's time. @param date the Date header of an uncached response, or null */
export function hearServerTime(date: string | null): void {
  const difference = date === null ? Number.NaN : Date.parse(date) - Date.now();
  if (Number.isNaN(difference) || Math.abs(difference - ahead) < TOLERANCE) return;
  ahead = Math.abs(difference) < TOLERANCE ? 0 : difference;
  for (const listener of listeners) listener();
}

/**
 * The moment by the server's clock, ISO 8601, once an answer has told it: a day that is promised must not come from a device's clock
 * that is wrong. The device's own until then.
 */
export function serverNow(): string {
  return new Date(Date.now() + ahead).toISOString();
}

/** The same for a page, which is drawn again when the server has told it. */
export function useServerNow(): string {
  useSyncExternalStore(
    subscribe,
    () => ahead,
    () => 0,
  );
  return serverNow();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

import { createStore, useStore } from "#lib/browser/storage/store.ts";

/** A difference below this, in milliseconds, is the way that an answer took. */
const TOLERANCE = 60_000;

/** By how much the server's clock is ahead, in milliseconds. */
const ahead = createStore(0);

/** Stores the server's time. @param date the Date header of an uncached response, or null */
export function hearServerTime(date: string | null): void {
  const difference = date === null ? Number.NaN : Date.parse(date) - Date.now();
  if (Number.isNaN(difference) || Math.abs(difference - ahead.read()) < TOLERANCE) return;
  ahead.write(Math.abs(difference) < TOLERANCE ? 0 : difference);
}

/**
 * The moment by the server's clock, ISO 8601, once an answer has reported it: a day that is promised must not come from
 * a device's clock that is wrong. The device's own until then.
 */
export function serverNow(): string {
  return new Date(Date.now() + ahead.read()).toISOString();
}

/** The same for a page, which is drawn again when the server has reported it. */
export function useServerNow(): string {
  useStore(ahead, 0);
  return serverNow();
}

import { onTestFinished, vi } from "vitest";

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Stands the date still until the test ends, now or at a moment; timers run on, so that real servers still answer. */
export function stopClock(moment: string | number = Date.now()): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });
  onTestFinished(() => void vi.useRealTimers());
}

/** Stands timers still as well, for what forgets by them; no server of another process answers then. */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Moves a stopped clock on, in milliseconds. */
export function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
}

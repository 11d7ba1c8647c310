/** India has one time zone, five and a half hours ahead of UTC, all year. */
const OFFSET = "+05:30";
const AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The clocks of India at a moment. By arithmetic: a date format of the browser takes milliseconds to create. */
const inIndia = (at: Date): string => new Date(at.getTime() + AHEAD_MS).toISOString();

/** The day in India at a moment, '2026-11-21'. */
export function indianDay(at: Date): string {
  return inIndia(at).slice(0, 10);
}

/** A moment as a clock in India shows it, '2026-11-21 00:30'. */
export function indianTime(at: Date): string {
  return inIndia(at).slice(0, 16).replace("T", " ");
}

/** The next day. @param day '2026-11-30', whose next is '2026-12-01' */
export const dayAfter = (day: string): string => daysLater(day, 1);

/** The day before. @param day '2026-12-01', before which is '2026-11-30' */
export const dayBefore = (day: string): string => daysLater(day, -1);

function daysLater(day: string, days: number): string {
  const later = new Date(`${day}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}

/** When a day began in India, as ISO 8601 in UTC, or null for what is no day. @param day '2026-11-21' */
export function startOfIndianDay(day: string): string | null {
  const start = new Date(`${day}T00:00:00${OFFSET}`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(start.getTime())) return null;
  return indianDay(start) === day ? start.toISOString() : null;
}

/** The first day of a month: '2026-09-01'. @param day any day of this month or, so many months later, of another */
export function firstOfMonth(day: string, later = 0): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
}

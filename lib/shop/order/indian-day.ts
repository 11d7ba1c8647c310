/** India has one time zone, five and a half hours ahead of UTC, all year. */
const OFFSET = "+05:30";

const isoDay = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: "Asia/Kolkata" });
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Asia/Kolkata" });

/** The day in India at a moment, '2026-11-21'. */
export function indianDay(at: Date): string {
  return isoDay.format(at);
}

/** A moment as a clock in India shows it, '2026-11-21 00:30'. */
export function indianTime(at: Date): string {
  return `${indianDay(at)} ${clock.format(at)}`;
}

/** The next day. @param day '2026-11-30', whose next is '2026-12-01' */
export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** When a day began in India, as ISO 8601 in UTC, or null for what is no day. @param day '2026-11-21' */
export function startOfIndianDay(day: string): string | null {
  const start = new Date(`${day}T00:00:00${OFFSET}`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(start.getTime())) return null;
  return indianDay(start) === day ? start.toISOString() : null;
}
